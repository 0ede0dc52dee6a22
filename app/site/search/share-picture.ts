import type { SitePicture } from "#app/ui/art.server.ts";
import { type PictureFacts, pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";

/** Path of the cut that messengers show beside a link: where there is one, that with room for words. */
export function sharePicturePath(picture: PictureFacts & Partial<Pick<SitePicture, "wide">>): string {
  return pictureSizeUrl((picture.wide ?? picture).url, "share", "jpeg");
}
