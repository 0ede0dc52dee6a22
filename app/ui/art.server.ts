import { art } from "virtual:art";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";

/** Our own picture of that name. A name without a picture is a mistake in the content. */
export function artPicture(name: string): PictureFacts {
  const picture = art[name];
  if (picture === undefined) throw new Error(`There is no picture named ${name} in art/.`);
  return picture;
}
