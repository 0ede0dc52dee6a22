import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackupKey } from "#domain/backup/place-key.ts";
import { type Restored, type RestoreRefusal, restoreBackup } from "#domain/backup/restore-backup.ts";
import { openToRestore } from "#platform/database/open-to-restore.ts";
import { holdServerLock } from "#platform/database/server-lock.ts";
import { createLog } from "#platform/log.ts";
import type { Result } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";

interface Target {
  databaseUrl: string | null;
  storageUrl: string | null;
  dataDir: string;
  authSecret: string | null;
}

export const refusals: Record<RestoreRefusal, string> = {
  "no backup": "There is no such whole backup. `npm run backup -- list --to …` shows what there is.",
  "newer release": "The backup was made by a newer release of the program. Restore it with that one.",
  "older release":
    "The backup was made by a release that is too old for this one. Restore it with the release before, start that once, and make a backup with it.",
  "damaged manifest": "The manifest of the backup is damaged, so it cannot be restored. Restore another one.",
  "database not empty": "The database is not empty. Nothing was changed: give an empty one.",
  "store not empty": "The picture store is not empty. Nothing was changed: give an empty one.",
};

interface From {
  place: FileStore;
  id: string;
  key: BackupKey;
  withoutDamaged?: boolean;
}

export async function restoreInto(
  target: Target,
  { place, id, key, withoutDamaged = false }: From,
): Promise<Result<Restored, RestoreRefusal>> {
  const { databaseUrl, storageUrl, dataDir, authSecret } = target;
  const lock = holdServerLock(dataDir);
  try {
    const database = await openToRestore({ url: databaseUrl, dataDir }, createLog("error"));
    try {
      return await restoreBackup({
        place,
        id,
        key,
        withoutDamaged,
        database,
        files: openFileStore({ url: storageUrl, dataDir }),
        async keepAuthSecret(secret) {
          if (authSecret === null)
            await writeFile(join(dataDir, "auth-secret"), `${secret}\n`, { mode: 0o600 });
        },
      });
    } finally {
      await database.close();
    }
  } finally {
    lock.release();
  }
}
