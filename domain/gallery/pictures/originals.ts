import type { FileStore } from "#platform/storage/file-store.ts";

export const originalsFolder = "originals/";

/** Where the store keeps a photograph in the size it arrived in, if that was larger than the stored picture. */
export function originalFile(objectName: string): string {
  return `${originalsFolder}${objectName}`;
}

/** The photograph as it arrived, else as it is stored; null where there is none. */
export async function readOriginal(files: FileStore, objectName: string): Promise<Buffer | null> {
  return (await files.read(originalFile(objectName))) ?? files.read(objectName);
}
