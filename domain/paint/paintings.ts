import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Lettering, Outline } from "#platform/lettering/lettering.ts";

export interface Paintings {
  outline(name: string): Promise<Outline>;
  picture(key: string, draw: () => Promise<string>): Promise<Buffer>;
}

/** Bytes. */
const mostKept = 8 * 1024 * 1024;
/** Makes one at a time, which takes a tenth of a second. */
export function createPaintings(parts: {
  lettering: Lettering;
  encode(svg: string): Promise<Buffer>;
}): Paintings {
  const { lettering, encode } = parts;
  const kept = new LRUCache<string, Buffer>({ maxSize: mostKept, sizeCalculation: ({ length }) => length });
  const turns = pLimit(1);
  return {
    outline: (name) => lettering.outline(name),
    async picture(key, draw) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      return turns(async () => {
        const madeMeanwhile = kept.get(key);
        if (madeMeanwhile !== undefined) return madeMeanwhile;
        const picture = await encode(await draw());
        kept.set(key, picture);
        return picture;
      });
    },
  };
}
