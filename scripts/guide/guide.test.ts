import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as en from "#content/en/admin/index.ts";
import * as hi from "#content/hi/admin/index.ts";
import { languages } from "#content/languages.ts";
import * as mr from "#content/mr/admin/index.ts";

const offices = { en, hi, mr };
const folder = join(import.meta.dirname, "../../docs/guide");

/** All sentences and names of an office. */
function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

describe.each(languages)("the guide in $name", ({ code }) => {
  test("calls every button by the name that the office has for it [DOC-1]", async () => {
    const guide = await readFile(join(folder, `${code}.md`), "utf8");
    const named = [...guide.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name);
    const known = new Set([...textsIn(offices[code]), "?"]);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => name === undefined || !known.has(name))).toEqual([]);
  });

  test("has twelve steps, each with its picture [DOC-1]", async () => {
    const guide = await readFile(join(folder, `${code}.md`), "utf8");
    const shown = [...guide.matchAll(/^## \d+\. .+\n\n<img src="([^"]+)" width="270" alt="[^"]+">$/gm)];
    const kept = (await readdir(folder)).filter((name) => name.startsWith(`${code}-`));
    expect(shown.map(([, file]) => file)).toEqual(kept.toSorted());
    expect(shown).toHaveLength(12);
  });
});
