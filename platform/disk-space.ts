import { statfs } from "node:fs/promises";

/** Bytes that database and pictures need. */
const least = 8 * 1024 * 1024;
/** Bytes that are enough on any disk. */
const plenty = 20 * 1024 ** 3;

/** Whether too little room is left. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < least;
}

/** Whether less than a tenth is free, and that is not plenty. */
export async function isDiskLow(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * 10 < blocks && bavail * bsize < plenty;
}
