import { readdir, readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const root = resolve(import.meta.dirname, "..", "..");
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));

const begun = [
  "scripts/admin-create.ts",
  "scripts/admin-second-factor-off.ts",
  "scripts/backup.ts",
  "scripts/store-claim.ts",
  "scripts/doctor.ts",
  "scripts/import.ts",
  "scripts/privacy.ts",
  "scripts/release-fits.ts",
  "scripts/restore.ts",
];

/** What a module imports when it runs, not what it only takes types from. */
function importsOf(source: string): string[] {
  const found = source.matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm,
  );
  return [...found].map(([, named, dynamic]) => named ?? dynamic ?? "");
}

/** Names of the packages that these modules and all they import need. */
async function packagesOf(files: readonly string[]): Promise<Set<string>> {
  const packages = new Set<string>();
  const seen = new Set(files);
  for (const file of seen) {
    for (const specifier of importsOf(await readFile(file, "utf8"))) {
      if (specifier.startsWith("#")) seen.add(join(root, specifier.slice(1)));
      else if (specifier.startsWith(".")) seen.add(join(dirname(file), specifier));
      else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
    }
  }
  return packages;
}

test("what runs in production needs no package that is for development only", async () => {
  const build = join(root, "build", "server");
  const built = (await readdir(build, { recursive: true })).filter((name) => name.endsWith(".js"));
  const packages = await packagesOf([
    ...begun.map((file) => join(root, file)),
    ...built.map((name) => join(build, name)),
  ]);
  expect([...packages]).toEqual(expect.arrayContaining(["better-sqlite3", "hono", "pino"]));
  const missing = [...packages].filter(
    (name) => !name.startsWith("node:") && !builtinModules.includes(name) && !(name in dependencies),
  );
  expect(missing).toEqual([]);
  // Loaded with the first picture.
  expect(dependencies).toHaveProperty("sharp");
});
