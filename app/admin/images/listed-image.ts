import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { pictureUrls } from "./image-words.ts";

/** A row of the list with what is known of its pictures; the first stands for the image. */
export interface ListedImage {
  image: GalleryImage;
  pictures: { label: string; picture: PictureFacts }[];
}

/** The row, without pictures nobody knows. Key of the facts: public URL. */
export function listedImage(image: GalleryImage, facts: ReadonlyMap<string, PictureFacts>): ListedImage {
  const pictures = pictureUrls(image).flatMap(({ label, url }) => {
    const picture = facts.get(url);
    return picture === undefined ? [] : [{ label, picture }];
  });
  return { image, pictures };
}
