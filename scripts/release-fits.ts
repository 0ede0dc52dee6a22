import { readSettings } from "#platform/config.ts";
import { openToRead } from "#platform/database/open-to-read.ts";
import { silentLog } from "#platform/log.ts";
import { runCommand } from "./run-command.ts";

/** For deploy/rollback.sh; changes nothing. */
await runCommand(async () => {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const database = await openToRead({ url: databaseUrl, dataDir }, silentLog, { isOlderTaken: true });
  await database?.close();
});
