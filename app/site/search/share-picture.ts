import type { SitePicture } from "#app/ui/art.server.ts";
import { type PictureFacts, pictureSizeUrl, shareSize } from "#domain/gallery/pictures/picture-facts.ts";

type SharedPicture = PictureFacts & Partial<Pick<SitePicture, "wide" | "focus">>;

/** Path of the cut that messengers show beside a link: where there is one, that with room for words. */
export function sharePicturePath({ url, wide, focus }: SharedPicture): string {
  return pictureSizeUrl(wide?.url ?? url, focus ? shareSize(focus) : "share", "jpeg");
}
