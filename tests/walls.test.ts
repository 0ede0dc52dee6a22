import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** What biome.json cannot say: a room is a folder directly below `house`. */
test.each(["domain", "app", "app/admin", "app/admin/kit"])(
  "the rooms of %s/ import each other in no circle",
  (house) => {
    const imports = importsBetweenRooms(house);
    const circles = [...imports.keys()]
      .map((room) => circleThrough(room, imports))
      .filter((circle) => circle !== null);

    expect(circles, `What two rooms of ${house}/ need goes down into a room below both.`).toEqual([]);
  },
);

function importsBetweenRooms(house: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync(`${house}/*/**/*.{ts,tsx}`, { exclude: ["**/*.test.*"] })) {
    const room = roomOf(house, file);
    const others = imports.get(room) ?? new Set();
    for (const [, named = ""] of readFileSync(file, "utf8").matchAll(/(?:from |import\()"([#.][^"]+)"/g)) {
      const imported = named.startsWith("#") ? named.slice(1) : path.join(path.dirname(file), named);
      if (imported.startsWith(`${house}/`)) others.add(roomOf(house, imported));
    }
    others.delete(room);
    imports.set(room, others);
  }
  return imports;
}

function roomOf(house: string, file: string): string {
  return path.relative(house, file).split(path.sep)[0] ?? "";
}

/** Such as "bin → gallery → bin"; null where nothing leads back. */
function circleThrough(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const seen = new Set<string>();
  const ways = [[start]];
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? "") ?? []) {
      if (next === start) return [...way, start].join(" → ");
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}
