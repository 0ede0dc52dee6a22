import {
  type Crop,
  type PictureEdit,
  type Size,
  turnedSize,
  wholePicture,
} from "#platform/images/picture-edit.ts";

const smallest = 0.2;

export const corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const;
export type Corner = (typeof corners)[number];

export function proportionOf(picture: Size, { width, height } = wholePicture): number {
  return (picture.width * width) / (picture.height * height);
}

/** Width by height, in pixels. */
export function largestCrop(picture: Size, proportion: number): Crop {
  return cropOfRatio(wholePicture, proportion / proportionOf(picture));
}

/** `ratio` is width by height, as shares of the picture. */
export function cropOfRatio(crop: Crop, ratio: number): Crop {
  const [width, height] = [Math.min(1, ratio), Math.min(1, 1 / ratio)];
  const x = crop.x + (crop.width - width) / 2;
  const y = crop.y + (crop.height - height) / 2;
  return movedCrop({ x, y, width, height }, 0, 0);
}

export function movedCrop(crop: Crop, across: number, down: number): Crop {
  return {
    ...crop,
    x: within(crop.x + across, 0, 1 - crop.width),
    y: within(crop.y + down, 0, 1 - crop.height),
  };
}

export function scaledCrop(crop: Crop, largest: Crop, share: number): Crop {
  const [width, height] = [largest.width * share, largest.height * share];
  return movedCrop({ ...crop, width, height }, (crop.width - width) / 2, (crop.height - height) / 2);
}

export function resizedCrop(
  crop: Crop,
  corner: Corner,
  { across, down, ratio }: { across: number; down: number; ratio: number | null },
): Crop {
  const isLeft = corner === "topLeft" || corner === "bottomLeft";
  const isTop = corner === "topLeft" || corner === "topRight";
  const right = crop.x + crop.width;
  const bottom = crop.y + crop.height;
  const most = { width: isLeft ? right : 1 - crop.x, height: isTop ? bottom : 1 - crop.y };
  let width = within(crop.width + (isLeft ? -across : across), smallest, most.width);
  let height = within(crop.height + (isTop ? -down : down), smallest, most.height);
  if (ratio !== null) {
    const grown = Math.abs(across) >= Math.abs(down) * ratio ? width : height * ratio;
    width = within(grown, smallest * Math.max(1, ratio), Math.min(most.width, most.height * ratio));
    height = width / ratio;
  }
  return { x: isLeft ? right - width : crop.x, y: isTop ? bottom - height : crop.y, width, height };
}

export function turned({ turns, angle, crop }: PictureEdit, isClockwise: boolean): PictureEdit {
  const { x, y, width, height } = crop;
  const kept = isClockwise ? { x: 1 - y - height, y: x } : { x: y, y: 1 - x - width };
  const next = (turns + (isClockwise ? 1 : 3)) % 4;
  return { turns: next, angle, crop: movedCrop({ ...kept, width: height, height: width }, 0, 0) };
}

export function shapeOf(source: Size, { turns, crop }: PictureEdit): number {
  return proportionOf(turnedSize(source, turns), crop);
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), most);
}
