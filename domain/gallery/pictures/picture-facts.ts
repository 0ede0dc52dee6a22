/** Widths in pixels every stored picture is served in. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Formats every stored picture is served in, best first. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Size in pixels of the cut that messengers show beside a shared link; it is a JPEG. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** A width, or the cut for sharing. */
export type PictureSize = PictureWidth | "share";

/** Where the public URLs of stored pictures begin. */
export const picturesPath = "/gallery-images";

/** What a page knows of a picture before it is loaded. Lengths in pixels. */
export interface PictureFacts {
  /** The sizes are at `{url}/{size}.{format}`. */
  url: string;
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
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

/** Public URL of the picture in one size and format. */
export function pictureSizeUrl(url: string, size: PictureSize, format: PictureFormat): string {
  return `${url}/${size}.${format}`;
}

/** The widths worth offering: none wider than needed to show the picture at its own width. */
export function usefulWidths(sourceWidth: number): PictureWidth[] {
  const narrower = pictureWidths.filter((width) => width < sourceWidth);
  const next = pictureWidths.find((width) => width >= sourceWidth);
  return next === undefined ? narrower : [...narrower, next];
}

/** Every size worth keeping of a picture of this width. */
export function usefulSizes(sourceWidth: number): { size: PictureSize; format: PictureFormat }[] {
  const widths = usefulWidths(sourceWidth).flatMap((size) =>
    pictureFormats.map((format) => ({ size, format })),
  );
  return [...widths, { size: "share", format: "jpeg" }];
}

/** Part of an image a picture is for; begins its object name. */
export type PictureRole = "before" | "after" | "main";

const objectName = /^(?:before|after|main)_\d{1,15}_\d{1,6}_[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.jpg$/;

/** Whether a text can be the name of a stored picture; anything else need not be looked for. */
export function isObjectName(text: string): boolean {
  return objectName.test(text);
}

/** `{role}_{milliseconds}_{index}_{sanitised original name}.jpg`; `suffix` sets apart what would share a name. */
export function objectNameFor(
  photograph: { role: PictureRole; index: number; originalName: string },
  receivedAt: Date,
  suffix = "",
): string {
  const index = Math.min(Math.max(Math.trunc(photograph.index) || 0, 0), 999_999);
  const name = sanitisedName(photograph.originalName);
  const ending = suffix === "" ? "" : `-${suffix}`;
  return `${photograph.role}_${receivedAt.getTime()}_${index}_${name}${ending}.jpg`;
}

function sanitisedName(originalName: string): string {
  const file = originalName.slice(-1024).split(/[/\\]/).at(-1) ?? "";
  const safe = file
    .replace(/(?<=.)\.[^.]*$/u, "")
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^A-Za-z0-9_]+/g, "-")
    .slice(0, 60)
    .replace(/^[-_]+|[-_]+$/g, "");
  return safe === "" ? "photo" : safe;
}
