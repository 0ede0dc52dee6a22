import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const fileIn = (dataDir: string) => join(dataDir, "unnamed-proxy");

/** What the server noticed since its start; else null. */
export function unnamedProxy(dataDir: string): Promise<string | null> {
  return readFile(fileIn(dataDir), "utf8").catch(() => null);
}

/** Tells the doctor. Throws where the folder cannot be written to. */
export function keepUnnamedProxy(dataDir: string, proxy: string): Promise<void> {
  return writeFile(fileIn(dataDir), proxy);
}

/** For a start, because the settings may name it now. */
export function forgetUnnamedProxy(dataDir: string): Promise<void> {
  return rm(fileIn(dataDir), { force: true });
}
