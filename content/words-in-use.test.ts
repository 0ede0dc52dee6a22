import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sentencesOf } from "#tests/sentences.ts";
import { catalogues } from "./catalogues.server.ts";
import { pageTexts } from "./pages/texts.server.ts";

const root = join(import.meta.dirname, "..");

/** The text of every source file below a folder of the project, tests left out. */
async function sourcesBelow(folder: string): Promise<string> {
  const names = await readdir(join(root, folder), { recursive: true });
  const sources = names.filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name));
  const texts = await Promise.all(sources.map((name) => readFile(join(root, folder, name), "utf8")));
  return texts.join("\n");
}

/** Expressions for the keys that are put together, as in t(`gallery.work.${work}`). */
function composedKeys(sources: string): RegExp[] {
  const templates = sources.match(/(?<=`)[a-zA-Z]+\.[\w.]*\$\{[^`]*(?=`)/g) ?? [];
  return templates.map((template) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
    return new RegExp(`^${parts.join("[^.]+")}$`);
  });
}

test("every sentence of the catalogue is shown somewhere", async () => {
  const sources = await sourcesBelow("app");
  const composed = composedKeys(sources);
  expect(composed).not.toEqual([]);
  const keys = sentencesOf(catalogues.en).map(([path]) => path.replace(/\.(one|other)$/, ""));
  const unused = new Set(
    keys.filter(
      (key) =>
        !new RegExp(`\\b${key.replaceAll(".", "\\.")}(?![\\w.-])`).test(sources) &&
        !composed.some((expression) => expression.test(key)),
    ),
  );
  expect([...unused]).toEqual([]);
});

test("every part of a page's text is shown somewhere", async () => {
  const sources = await sourcesBelow("app");
  // Slugs, sections and days are lists of their own: pages walk through those.
  const lists = await readdir(join(root, "content/pages"), { withFileTypes: true });
  const listed = await Promise.all(
    lists
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
      .map((entry) => readFile(join(root, "content/pages", entry.name), "utf8")),
  );
  const names = new Set(
    sentencesOf(pageTexts.en)
      .flatMap(([path]) => path.split("."))
      .filter((name) => !/^\d+$/.test(name)),
  );
  const weekdays = await readFile(join(root, "content/weekdays.ts"), "utf8");
  const quoted = [...listed, weekdays].join("\n");
  const unused = [...names].filter(
    (name) => !new RegExp(`\\b${name}\\b`).test(sources) && !quoted.includes(`"${name}"`),
  );
  expect(unused).toEqual([]);
});
