import { statfs } from "node:fs/promises";

/** Bytes; with fewer neither the database nor the pictures can be counted on. */
const least = 8 * 1024 * 1024;

/** Whether a folder's disk has no room for what is to be stored. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < least;
}
