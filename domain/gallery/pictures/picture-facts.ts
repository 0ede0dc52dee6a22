/** Widths in pixels every stored picture is served in; any other width is unknown. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Formats every stored picture is served in, best first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where the public URLs of stored pictures begin; the bucket's name (specification section 3). */
export const picturesPath = "/gallery-images";

/** What a page knows of a picture before it is loaded. Lengths in pixels. */
export interface PictureFacts {
  /** Public URL of the stored picture; its sizes are `{url}/{width}.{format}`. */
  url: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`, shown until the picture is there. */
  placeholder: string;
}

/** Public URL of the stored object. */
export function pictureUrl(objectName: string): string {
  return `${picturesPath}/${objectName}`;
}

/** Name of the stored object behind a public URL, or null when the URL is none of ours. */
export function objectNameOf(url: string): string | null {
  const name = url.startsWith(`${picturesPath}/`) ? url.slice(picturesPath.length + 1) : "";
  return name === "" || name.includes("/") ? null : name;
}

/** Public URL of the picture in one width and format. */
export function pictureSizeUrl(url: string, width: PictureWidth, format: PictureFormat): string {
  return `${url}/${width}.${format}`;
}

/** The widths worth offering for a picture: none wider than it needs to be shown at its own width. */
export function usefulWidths(sourceWidth: number): PictureWidth[] {
  const narrower = pictureWidths.filter((width) => width < sourceWidth);
  const next = pictureWidths.find((width) => width >= sourceWidth);
  return next === undefined ? narrower : [...narrower, next];
}
