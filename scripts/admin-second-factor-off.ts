import { createAdministrator } from "#domain/administrator/administrator.ts";
import { authSecretOf } from "#platform/auth-secret.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createLog } from "#platform/log.ts";
import { recordActivity } from "./record-activity.ts";
import { runCommand } from "./run-command.ts";

const usage = `Switches two-step sign-in off for an administrator who has lost the phone and the recovery codes, and ends
all sessions. The password stays.

  npm run admin:second-factor-off -- owner@example.com`;

await runCommand(() => switchOff(process.argv.slice(2)));

async function switchOff([email, ...rest]: string[]): Promise<string> {
  if (email === undefined || rest.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  const { databaseUrl: url, dataDir, publicUrl } = config;
  const log = createLog("error");
  const database = await openDatabase({ url, dataDir }, log, { isBesideServer: true });
  try {
    const secret = await authSecretOf(config, database);
    const parts = { database, clock: systemClock };
    const workshopNames = async () => [];
    const { secondFactor } = createAdministrator({ ...parts, log, secret, publicUrl, workshopNames });
    const outcome = await secondFactor.remove(email);
    if (outcome === "no account") throw new Error(`There is no administrator ${email}.`);
    if (outcome === "was off") return `Two-step sign-in was not on for ${email}. Nothing was changed.`;
    await recordActivity(parts, "second factor off");
    return `Two-step sign-in is off for ${email}, who was signed out everywhere. Sign in at ${publicUrl}/admin.`;
  } finally {
    await database.close();
  }
}
