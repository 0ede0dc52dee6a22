import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const lockfile = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** By where they are installed, such as `node_modules/zod`. */
export function lockedPackages(root: string): Map<string, string> {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  return new Map(
    Object.entries(packages).flatMap(([path, { version }]) =>
      path === "" || version === undefined ? [] : [[path, version] as const],
    ),
  );
}
