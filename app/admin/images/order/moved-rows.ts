import type { ListedImage } from "../listed-image.ts";

/** To a place among the featured images, counted from 1. */
export interface Move {
  id: string;
  place: number;
}

/** The rows of a page as they will stand; `first` is the place of its first row. What leaves the page stays at its edge. */
export function movedRows<Row extends ListedImage>(
  rows: Row[],
  first: number,
  moves: readonly Move[],
): Row[] {
  return moves.reduce((now, { id, place }) => {
    const moved = now.find(({ image }) => image.id === id);
    if (moved === undefined) return now;
    const others = now.filter((row) => row !== moved);
    others.splice(Math.max(0, place - first), 0, moved);
    return others;
  }, rows);
}
