import { type Frame, proportionOf, type Size } from "#app/ui/frame.ts";
import type { Draft, Half } from "../draft/draft.ts";

/** Width by height. */
export const shapes = { wide: 3 / 2, square: 1, tall: 2 / 3 } as const;

export type Shape = keyof typeof shapes;

export interface Side {
  size: Size;
  frame?: Frame | undefined;
}

export interface ShownSide extends Side {
  /** A small one. */
  picture: Blob;
}

/** Beyond this, as a ratio, bars beside one of the two catch the eye. */
const barelyDifferent = 1.03;

export function haveOtherShapes(one: Side, other: Side): boolean {
  const [first, second] = [one, other].map(({ size, frame }) => Math.log(proportionOf(size, frame)));
  return Math.abs((first ?? 0) - (second ?? 0)) > Math.log(barelyDifferent);
}

/** Of which both together lose least. */
export function shapeBetween(one: Side, other: Side): Shape {
  const middle = Math.sqrt(proportionOf(one.size, one.frame) * proportionOf(other.size, other.frame));
  const distance = (shape: Shape) => Math.abs(Math.log(shapes[shape] / middle));
  const [wide, square, tall] = ["wide", "square", "tall"] as const;
  return [wide, square, tall].reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

/** Without frames both sides are whole again. */
export function withFrames(draft: Draft, pairId: string, frames: Record<Half, Frame> | null): Draft {
  const entries = draft.entries.map((entry) => {
    if (entry.id !== pairId) return entry;
    const files = entry.files.map(({ frame: _, ...file }) =>
      frames === null || file.role === "main" ? file : { ...file, frame: frames[file.role] },
    );
    return { ...entry, files };
  });
  return { ...draft, entries };
}
