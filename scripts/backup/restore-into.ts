import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Restored, type RestoreRefusal, restoreBackup } from "#domain/backup/restore-backup.ts";
import type { BackupKey } from "#domain/backup/sealing.ts";
import { sealingFor } from "#domain/backup/sealing.ts";
import { openToRestore } from "#platform/database/open-to-restore.ts";
import { holdServerLock } from "#platform/database/server-lock.ts";
import { createLog } from "#platform/log.ts";
import type { Result } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { openFileStore } from "#platform/storage/open.ts";

/** Where a server would keep its data. */
export interface Target {
  databaseUrl: string | null;
  storageUrl: string | null;
  dataDir: string;
  /** Null where the server makes one for itself. */
  authSecret: string | null;
}

/** Restores into what the settings name. Throws DataFolderInUse beside a running server. */
export async function restoreInto(
  target: Target,
  { place, id, key }: { place: FileStore; id: string; key: BackupKey },
): Promise<Result<Restored, RestoreRefusal>> {
  const { databaseUrl, storageUrl, dataDir, authSecret } = target;
  const lock = holdServerLock(dataDir);
  try {
    const database = await openToRestore({ url: databaseUrl, dataDir }, createLog("error"));
    try {
      return await restoreBackup({
        place,
        id,
        sealing: await sealingFor(place, key),
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
