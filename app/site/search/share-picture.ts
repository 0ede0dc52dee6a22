import {
  type Focus,
  type PictureFacts,
  pictureSizeUrl,
  shareSize,
} from "#domain/gallery/pictures/picture-facts.ts";

type SharedPicture = Pick<PictureFacts, "url"> & { focus?: Focus | null };

/** Path of the cut that messengers show beside a link. Its middle square, all that some show, has the vehicle in it. */
export function sharePicturePath({ url, focus }: SharedPicture): string {
  return pictureSizeUrl(url, focus ? shareSize(focus) : "share", "jpeg");
}
