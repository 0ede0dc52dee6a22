import { identityFile, quarantineFolder, sizesFolder } from "#domain/gallery/gallery.ts";

/** In a store that is being restored, so that a second try goes on with the first. */
export const restoreMarker = "rathkar-restore.json";

const ownFiles: readonly string[] = [identityFile, restoreMarker];

/** Not what the database gave up, and sizes of pictures only when they are asked for: the server makes them anew. */
export function isBackedUp(name: string, withSizes: boolean): boolean {
  if (ownFiles.includes(name) || name.startsWith(quarantineFolder)) return false;
  return withSizes || !name.startsWith(sizesFolder);
}
