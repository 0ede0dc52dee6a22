import { type Crop, type PictureEdit, type Size, turnedSize } from "#platform/images/picture-edit.ts";

const smallest = 0.2;

export const corners = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const;
export type Corner = (typeof corners)[number];

export function movedCrop(crop: Crop, across: number, down: number): Crop {
  return {
    ...crop,
    x: within(crop.x + across, 0, 1 - crop.width),
    y: within(crop.y + down, 0, 1 - crop.height),
  };
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

export function cropOfRatio(crop: Crop, ratio: number): Crop {
  const width = Math.min(1, ratio);
  const height = width / ratio;
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  return {
    x: within(middle.x - width / 2, 0, 1 - width),
    y: within(middle.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

export function turned({ turns, angle, crop }: PictureEdit, isClockwise: boolean): PictureEdit {
  const { x, y, width, height } = crop;
  const kept = isClockwise ? { x: 1 - y - height, y: x } : { x: y, y: 1 - x - width };
  const next = (turns + (isClockwise ? 1 : 3)) % 4;
  return { turns: next, angle, crop: movedCrop({ ...kept, width: height, height: width }, 0, 0) };
}

export function shapeOf(source: Size, { turns, crop }: PictureEdit): number {
  const frame = turnedSize(source, turns);
  return (crop.width * frame.width) / (crop.height * frame.height);
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), most);
}
