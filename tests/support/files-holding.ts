import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

export async function filesHolding(folder: string, words: string): Promise<string[]> {
  const holding: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!(await stat(file)).isFile()) continue;
    if ((await readFile(file)).includes(words)) holding.push(name);
  }
  return holding;
}
