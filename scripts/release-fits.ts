import { readSettings } from "#platform/config.ts";
import { openToRead } from "#platform/database/open-to-read.ts";
import { silentLog } from "#platform/log.ts";

/** Whether this release knows every migration of the database; changes nothing. For deploy/rollback.sh. */
try {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const database = await openToRead({ url: databaseUrl, dataDir }, silentLog, { isOlderTaken: true });
  await database?.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
