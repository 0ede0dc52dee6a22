/** Part of an upright picture; everything is a share of its width or height, from 0 to 1. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export const wholePicture: Frame = { x: 0, y: 0, width: 1, height: 1 };

export function largestFrame(picture: Size, proportion: number): Frame {
  const relative = proportion / proportionOf(picture);
  const width = Math.min(1, relative);
  const height = Math.min(1, 1 / relative);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

export function moved(frame: Frame, right: number, down: number): Frame {
  return {
    ...frame,
    x: within(frame.x + right, 1 - frame.width),
    y: within(frame.y + down, 1 - frame.height),
  };
}

export function resized(frame: Frame, largest: Frame, share: number): Frame {
  const width = largest.width * share;
  const height = largest.height * share;
  const right = (frame.width - width) / 2;
  const down = (frame.height - height) / 2;
  return moved({ ...frame, width, height }, right, down);
}

export function proportionOf(picture: Size, { width, height } = wholePicture): number {
  return (picture.width * width) / (picture.height * height);
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
