import {
  type Focus,
  type PictureFacts,
  pictureSizeUrl,
  shareSize,
} from "#domain/gallery/pictures/picture-facts.ts";

type SearchPicture = Pick<PictureFacts, "url"> & { focus?: Focus | null };

export function searchPicturePath({ url, focus }: SearchPicture): string {
  return pictureSizeUrl(url, focus ? shareSize(focus) : "share", "jpeg");
}
