import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lockedPackages } from "./locked-packages.ts";

export function licensesOf(folder: string, root: string): string {
  const named = [...lockedPackages(root)].filter(
    ([path]) => existsSync(join(folder, path)) || existsSync(join(root, path)),
  );
  const written = named.map(([path, version]) => {
    const name = path.replace(/^.*node_modules\//, "");
    return `${name} ${version}\n\n${licenseIn(join(root, path))}`;
  });
  return written.join(`\n${"-".repeat(80)}\n`);
}

function licenseIn(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const file = files.find((name) => /^licen[cs]e/i.test(name));
  return file === undefined
    ? "Its package.json names its licence."
    : readFileSync(join(folder, file), "utf8").trim();
}
