import { identityFile, quarantineFolder, sizesFolder } from "#domain/gallery/gallery.ts";

/** Lets a second try go on with the first. */
export const restoreMarker = "rathkar-restore.json";

const ownFiles: readonly string[] = [identityFile, restoreMarker];

/** Whether a backup needs the file. */
export function isBackedUp(name: string, withSizes: boolean): boolean {
  if (ownFiles.includes(name) || name.startsWith(quarantineFolder)) return false;
  return withSizes || !name.startsWith(sizesFolder);
}
