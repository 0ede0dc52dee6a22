export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureEdit {
  turns: number;
  /** Degrees, clockwise; enlarges until no corner is empty. */
  angle: number;
  crop: Crop;
}

export interface Size {
  width: number;
  height: number;
}

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };
export const unedited: PictureEdit = { turns: 0, angle: 0, crop: wholePicture };

/** Whether it leaves the picture as it is. */
export function isUnedited({ turns, angle, crop }: PictureEdit): boolean {
  return turns === 0 && angle === 0 && isWhole(crop);
}

/** Whether nothing is cut away. */
export function isWhole({ width, height }: Crop): boolean {
  return width >= 1 && height >= 1;
}

/** The sides after the quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** How far it must be enlarged to fill its frame. */
export function straighteningZoom({ width, height }: Size, angle: number): number {
  const { sin, cos } = slopeOf(Math.abs(angle));
  return cos + sin * Math.max(width / height, height / width);
}

/** Pixels of the upright photograph. */
export interface Cut {
  area: { left: number; top: number; width: number; height: number };
  shown: Size;
}

/** What an edit leaves of a photograph of this size. */
export function cutOf(photograph: Size, { turns, angle, crop }: PictureEdit): Cut {
  const turned = turnedSize(photograph, turns);
  const zoom = straighteningZoom(turned, angle);
  const frame = { width: turned.width / zoom, height: turned.height / zoom };
  const shown = { width: crop.width * frame.width, height: crop.height * frame.height };
  const { sin, cos } = slopeOf(angle);
  const across = (crop.x + crop.width / 2 - 0.5) * frame.width;
  const down = (crop.y + crop.height / 2 - 0.5) * frame.height;
  let middle = { x: across * cos + down * sin, y: down * cos - across * sin };
  for (let turn = 0; turn < turns; turn++) middle = { x: middle.y, y: -middle.x };
  const around = turnedSize(
    {
      width: shown.width * cos + shown.height * Math.abs(sin),
      height: shown.width * Math.abs(sin) + shown.height * cos,
    },
    turns,
  );
  const [left, width] = wholePixels(photograph.width, middle.x, around.width);
  const [top, height] = wholePixels(photograph.height, middle.y, around.height);
  return { area: { left, top, width, height }, shown };
}

function wholePixels(side: number, middle: number, length: number): [number, number] {
  const from = side / 2 + middle - length / 2;
  const start = Math.min(Math.max(Math.round(from), 0), side - 1);
  const end = Math.min(Math.max(Math.round(from + length), start + 1), side);
  return [start, end - start];
}

function slopeOf(angle: number) {
  const radians = (angle * Math.PI) / 180;
  return { sin: Math.sin(radians), cos: Math.cos(radians) };
}
