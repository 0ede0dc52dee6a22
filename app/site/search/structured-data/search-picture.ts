import {
  type Focus,
  type PictureMetadata,
  pictureSizeUrl,
  shareSize,
} from "#domain/gallery/pictures/picture-metadata.ts";

type SearchPicture = Pick<PictureMetadata, "url"> & { focus?: Focus | null };

export function searchPicturePath({ url, focus }: SearchPicture): string {
  return pictureSizeUrl(url, focus ? shareSize(focus) : "share", "jpeg");
}
