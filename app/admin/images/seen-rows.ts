import { useState } from "react";
import type { ListedImage } from "../kit/picture/listed-image.ts";

export function useSeenRows(rows: readonly ListedImage[]): ListedImage[] {
  const [seen, setSeen] = useState({ rows, byId: mergedWith(new Map(), rows) });
  if (seen.rows === rows) return [...seen.byId.values()];
  const byId = mergedWith(seen.byId, rows);
  setSeen({ rows, byId });
  return [...byId.values()];
}

function mergedWith(seen: ReadonlyMap<string, ListedImage>, rows: readonly ListedImage[]) {
  return new Map([...seen, ...rows.map((row) => [row.image.id, row] as const)]);
}
