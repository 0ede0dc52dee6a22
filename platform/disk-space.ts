import { statfs } from "node:fs/promises";

/** Bytes; with fewer neither the database nor the pictures can be counted on. */
const least = 8 * 1024 * 1024;
/** Of a large disk a tenth is still plenty. */
const plenty = 20 * 1024 ** 3;

/** Whether a folder's disk has no room for what is to be stored. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < least;
}

/** Whether less than a tenth of a folder's disk is free, and that is not much. */
export async function isDiskLow(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * 10 < blocks && bavail * bsize < plenty;
}
