import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import art from "./art.json" with { type: "json" };

const pictures: Record<string, PictureFacts> = art;

/** Our own picture of that name. */
export function artPicture(name: string): PictureFacts {
  const picture = pictures[name];
  if (picture === undefined) throw new Error(`There is no picture named ${name} in art/.`);
  return picture;
}
