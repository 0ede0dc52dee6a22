import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { defaultFacts } from "#content/business.ts";
import { accountOf, type Credentials, otherAdministrator } from "#domain/administrator/account.ts";
import { createAdministrator } from "#domain/administrator/administrator.ts";
import { passwordMinimum } from "#domain/administrator/passwords/password-rules.ts";
import { createFacts } from "#domain/facts/facts.ts";
import { authSecretOf } from "#platform/auth-secret.ts";
import { systemClock } from "#platform/clock.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/database/open.ts";
import { createLog } from "#platform/log.ts";
import { recordActivity } from "./record-activity.ts";
import { runCommand } from "./run-command.ts";

const usage = `Makes the administrator, or sets a new password and ends all sessions.

  npm run admin:create -- owner@example.com            asks for the password
  npm run admin:create -- owner@example.com < file     takes the first line as the password
  ADMIN_EMAIL=… ADMIN_PASSWORD=… npm run admin:create`;

await runCommand(async () => {
  const config = readConfig(process.env);
  return createOrReset(config, await askCredentials(config));
});

async function createOrReset(config: Config, credentials: Credentials): Promise<string> {
  const log = createLog("error");
  const place = { url: config.databaseUrl, dataDir: config.dataDir };
  const database = await openDatabase(place, log, { isBesideServer: true });
  try {
    const other = await otherAdministrator(database.db, credentials.email);
    if (other !== null) {
      throw new Error(
        `The administrator is ${other}, and there is one only: npm run admin:create -- ${other} sets a new password. The e-mail is changed under Account Settings.`,
      );
    }
    const { publicUrl } = config;
    const secret = await authSecretOf(config, database);
    const parts = { database, clock: systemClock, log };
    const facts = createFacts({ ...parts, defaults: defaultFacts });
    const workshopNames = async () => Object.values((await facts.current()).business.name);
    const administrator = createAdministrator({ ...parts, secret, publicUrl, workshopNames });
    const outcome = await administrator.createOrReset(credentials);
    if (outcome === "reset") await recordActivity({ database, clock: systemClock }, "password changed");
    const email = accountOf(credentials.email);
    return outcome === "created"
      ? `${email} is now the administrator. Sign in at ${publicUrl}/admin.`
      : `${email} has a new password and was signed out everywhere. Sign in at ${publicUrl}/admin.`;
  } finally {
    await database.close();
  }
}

async function askCredentials(config: Config): Promise<Credentials> {
  const [email, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new Error(usage);
  if (email !== undefined) return { email, password: await askPassword(email) };
  if (config.adminEmail === null || config.adminPassword === null) throw new Error(usage);
  return { email: config.adminEmail, password: config.adminPassword };
}

async function askPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? "";
  const password = await askUnseen(`Password for ${email} (at least ${passwordMinimum} characters): `);
  if (password !== (await askUnseen("The same password again: "))) {
    throw new Error("The two passwords are not the same. Nothing was changed.");
  }
  return password;
}

async function askUnseen(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true, historySize: 0 });
  const interrupted = new Promise<never>((_resolve, reject) => {
    terminal.once("SIGINT", () => reject(new Error("\nStopped. Nothing was changed.")));
  });
  try {
    return await Promise.race([terminal.question(""), interrupted]);
  } finally {
    terminal.close();
    process.stdout.write("\n");
  }
}
