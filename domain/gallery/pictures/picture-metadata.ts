/** Pixels. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Percent of width and height. */
export interface Focus {
  x: number;
  y: number;
}

type ShareSize = "share" | `share-${number}-${number}`;

export type PictureSize = PictureWidth | ShareSize;

export const picturesPath = "/gallery-images";

/** In pixels. */
export interface PictureMetadata {
  url: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Public URL of the stored object. */
export function pictureUrl(objectName: string): string {
  return `${picturesPath}/${objectName}`;
}

export const sizesFolder = "sizes/";

/** Where its sizes are stored. */
export function sizesFolderOf(objectName: string): string {
  return `${sizesFolder}${objectName}/`;
}

/** Null when the URL is none of ours. */
export function objectNameOf(url: string): string | null {
  const name = url.startsWith(`${picturesPath}/`) ? url.slice(picturesPath.length + 1) : "";
  return name === "" || name.includes("/") ? null : name;
}

/** The address of a picture in one size and format. */
export function pictureSizeUrl(url: string, size: PictureSize, format: PictureFormat): string {
  return `${url}/${size}.${format}`;
}

const middle: Focus = { x: 50, y: 50 };

/** The cut for messengers around the point. */
export function shareSize({ x, y }: Focus): ShareSize {
  return x === middle.x && y === middle.y ? "share" : `share-${x}-${y}`;
}

/** What a cut keeps in sight. */
export function focusOf(size: ShareSize): Focus {
  const [, x, y] = /^share-(\d+)-(\d+)$/.exec(size) ?? [];
  return x === undefined ? middle : { x: Number(x), y: Number(y) };
}

/** None wider than the picture needs. */
export function usefulWidths(sourceWidth: number): PictureWidth[] {
  const narrower = pictureWidths.filter((width) => width < sourceWidth);
  const next = pictureWidths.find((width) => width >= sourceWidth);
  return next === undefined ? narrower : [...narrower, next];
}

/** The widest of at most `most` pixels. */
export function widestUrl(
  { url, width }: PictureMetadata,
  most: PictureWidth,
  format: PictureFormat,
): string {
  return pictureSizeUrl(url, usefulWidths(Math.min(width, most)).at(-1) ?? most, format);
}

/** Every size worth keeping. */
export function usefulSizes(sourceWidth: number): { size: PictureSize; format: PictureFormat }[] {
  const widths = usefulWidths(sourceWidth).flatMap((size) =>
    pictureFormats.map((format) => ({ size, format })),
  );
  return [...widths, { size: "share", format: "jpeg" }];
}

export const offeredSizes = new Map(
  usefulSizes(Number.POSITIVE_INFINITY).map((offered) => [`${offered.size}.${offered.format}`, offered]),
);

/** The point that a cut's name holds; else null. */
export function focusNamed(name: string): Focus | null {
  const [, x, y] = /^share-(0|[1-9]\d?|100)-(0|[1-9]\d?|100)\.jpeg$/.exec(name) ?? [];
  const focus = { x: Number(x), y: Number(y) };
  return x === undefined || shareSize(focus) === "share" ? null : focus;
}

/** Where a picture with words is kept. */
export function namedPictureFile(version: string): string {
  return `named-${version}.jpeg`;
}

/** Whether a text names a picture that carries the workshop's name, for posts. */
export function isNamedPicture(name: string): boolean {
  return /^named-[0-9a-f]{10}\.jpeg$/.test(name);
}

export type PictureRole = "before" | "after" | "main";

const objectName = /^(?:before|after|main)_\d{1,15}_\d{1,6}_[A-Za-z0-9][A-Za-z0-9_-]{0,79}\.jpg$/;

/** Whether a text can name a stored picture. */
export function isObjectName(text: string): boolean {
  return objectName.test(text);
}

/** `{role}_{milliseconds}_{index}_{sanitised name}.jpg`; `suffix` sets equal names apart. */
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

/** The photograph's name when it was received. */
export function originalNameOf(objectName: string): string {
  return objectName.replace(/^[a-z]+_\d+_\d+_/, "").replace(/(?:-[0-9a-f]{8})?\.jpg$/, "");
}

const deviceName =
  /^(?=.*[a-z])(?:(?:img|dsc[fn]?|dcim|pxl|mvimg|pano|p|wa|whatsapp|image|photo|picture|screenshot|at|am|pm)(?![a-z])|\d{1,9}(?!\d)|[-_])+$/i;

/** A typed name often names a customer, and addresses are public. */
function sanitisedName(originalName: string): string {
  const file = originalName.slice(-1024).split(/[/\\]/).at(-1) ?? "";
  const safe = file
    .replace(/(?<=.)\.[^.]*$/u, "")
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^A-Za-z0-9_]+/g, "-")
    .slice(0, 60)
    .replace(/^[-_]+|[-_]+$/g, "");
  return deviceName.test(safe) ? safe : "photo";
}
