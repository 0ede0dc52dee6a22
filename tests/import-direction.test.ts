import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** What each room may import besides itself. Tests and scripts stand outside and may import everything. */
const mayImport: Record<string, readonly string[]> = {
  server: ["app", "content", "domain", "platform"],
  app: ["content", "domain", "platform"],
  content: [],
  domain: ["platform"],
  platform: [],
};

/** The files of `app/` that say what the server hands in and calls; the rest of `app/` is reached through the build. */
const doorOfApp = /^app\/(site-handler|handler\.server)\.ts$/;

const importPattern = /(?:from|import)\s*\(?\s*["'](#?[^"']+)["']/g;

async function sourceFiles(room: string): Promise<string[]> {
  const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function importedPath(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return relative(root, resolve(root, file, "..", specifier));
  return null;
}

async function importsOf(room: string) {
  const files = await sourceFiles(room);
  const perFile = files.map(async (file) => {
    const text = await readFile(join(root, file), "utf8");
    return [...text.matchAll(importPattern)].map(([, specifier = ""]) => ({ file, specifier }));
  });
  return (await Promise.all(perFile)).flat();
}

test.each(Object.keys(mayImport))("%s imports only from the rooms below it", async (room) => {
  const imports = await importsOf(room);
  expect(imports.length).toBeGreaterThan(0);
  const wrong = imports.filter(({ file, specifier }) => {
    const target = importedPath(file, specifier)?.split("/")[0];
    return (
      target !== undefined && target !== room && target in mayImport && !mayImport[room]?.includes(target)
    );
  });
  expect(wrong).toEqual([]);
});

test("only app knows React and React Router", async () => {
  const imports = (await Promise.all(["server", "domain", "platform", "content"].map(importsOf))).flat();
  const wrong = imports.filter(({ specifier }) =>
    /^(react|react-dom|react-router|@react-router\/.*)(\/|$)/.test(specifier),
  );
  expect(wrong).toEqual([]);
});

test("the server enters app only by its door", async () => {
  const entered = (await importsOf("server")).filter(({ file, specifier }) => {
    const path = importedPath(file, specifier);
    return path?.startsWith("app/") && !doorOfApp.test(path);
  });
  expect(entered).toEqual([]);
});

test("SQL drivers, HTTP frameworks and file stores stay out of the domain's rules and out of app", async () => {
  const imports = (await Promise.all(["app", "domain"].map(importsOf))).flat();
  const wrong = imports.filter(({ specifier }) =>
    /^(better-sqlite3|pg|hono|@hono\/.*|@aws-sdk\/.*|sharp)$/.test(specifier),
  );
  expect(wrong).toEqual([]);
});
