import type { FileStore } from "#platform/storage/file-store.ts";
import {
  fileEntrySchema,
  keptName,
  listBackups,
  listKept,
  readManifest,
  removeBackup,
} from "./backup-manifest.ts";
import { forgetUnneeded } from "./check-kept.ts";
import { readLines } from "./json-lines.ts";
import { backupsToRemove, type KeepRule } from "./keep-rule.ts";
import type { Sealing } from "./sealing.ts";

/** Removes what the rule gives up. All files stay where a list is unreadable. */
export async function thinOut(
  place: FileStore,
  rule: KeepRule,
  sealing: Sealing,
): Promise<{ backups: number; files: number }> {
  const removed = backupsToRemove(await listBackups(place), rule);
  if (removed.length === 0) return { backups: 0, files: 0 };
  for (const id of removed) await removeBackup(place, id);
  const needed = await neededFiles(place, sealing);
  let files = 0;
  for (const name of needed === null ? [] : (await listKept(place, sealing.suffix)).keys()) {
    if (needed?.has(name)) continue;
    await place.remove(name);
    files++;
  }
  if (needed !== null) await forgetUnneeded(place, needed);
  return { backups: removed.length, files };
}

async function neededFiles(place: FileStore, sealing: Sealing): Promise<Set<string> | null> {
  const needed = new Set<string>();
  for (const id of await listBackups(place)) {
    const manifest = await readManifest(place, id);
    if (!manifest.ok) return null;
    try {
      const options = { schema: fileEntrySchema, sealing };
      for await (const entries of readLines(place, id, manifest.value.files.parts, options)) {
        for (const entry of entries) needed.add(keptName(entry, sealing.suffix));
      }
    } catch {
      return null;
    }
  }
  return needed;
}
