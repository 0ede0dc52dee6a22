import { expect, test } from "vitest";
import { createActivity } from "#domain/activity/activity.ts";
import { createAdministrator } from "#domain/administrator/administrator.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { runScript } from "#tests/support/run-script.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

function run(dataDir: string, words: string[], input: string, environment: Record<string, string> = {}) {
  return runScript("admin-create", { words, input, env: { DATA_DIR: dataDir, ...environment } });
}

async function signIn(dataDir: string, email: string, password: string) {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const administrator = createAdministrator({
    database,
    clock: systemClock,
    log: silentLog,
    secret: "a secret of more than thirty-two characters",
    publicUrl: "http://localhost:3000",
    workshopNames: async () => ["Shinde Motors"],
  });
  const from = { address: "127.0.0.1", userAgent: null, cookie: null };
  const outcome = await administrator.signIn({ email, password }, from);
  await database.close();
  return outcome.ok;
}

async function logOf(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  const { entries } = await createActivity({ database, clock: systemClock }).list(1, 10);
  await database.close();
  return entries.map(({ kind, detail }) => `${kind}: ${detail}`);
}

test("a piped password makes the administrator, a second one resets it [SEC-5]", async () => {
  await using folder = await temporaryFolder();
  const made = await run(folder.path, ["owner@rathkar.example"], "six-cylinders\n");
  expect(made.problem).toBe("");
  expect(made.output).toContain("owner@rathkar.example is now the administrator.");
  expect(made.output).not.toContain("six-cylinders");

  const reset = await run(folder.path, ["OWNER@rathkar.example"], "eight-cylinders");
  expect(reset.output).toContain("has a new password and was signed out everywhere");
  expect(await logOf(folder.path)).toEqual(["password changed: by the command on the server"]);
  expect(await signIn(folder.path, "owner@rathkar.example", "eight-cylinders")).toBe(true);
  expect(await signIn(folder.path, "owner@rathkar.example", "six-cylinders")).toBe(false);
});

test("a mistyped address makes no second administrator [SEC-2]", async () => {
  await using folder = await temporaryFolder();
  await run(folder.path, ["owner@rathkar.example"], "six-cylinders\n");

  const mistyped = await run(folder.path, ["ownr@rathkar.example"], "eight-cylinders\n");

  expect(mistyped.code).toBe(1);
  expect(mistyped.problem).toContain("The administrator is owner@rathkar.example, and there is one only");
  expect(await signIn(folder.path, "ownr@rathkar.example", "eight-cylinders")).toBe(false);
});

test("it works while a server holds the database open", async () => {
  await using folder = await temporaryFolder();
  const server = await openDatabase({ url: null, dataDir: folder.path }, silentLog);
  const made = await run(folder.path, ["owner@rathkar.example"], "six-cylinders\n");
  await server.close();

  expect(made).toMatchObject({ code: 0, problem: "" });
});

test("the environment can name the administrator [SEC-5]", async () => {
  await using folder = await temporaryFolder();
  const environment = { ADMIN_EMAIL: "owner@rathkar.example", ADMIN_PASSWORD: "six-cylinders" };
  const made = await run(folder.path, [], "", environment);

  expect(made.code).toBe(0);
  expect(await signIn(folder.path, environment.ADMIN_EMAIL, environment.ADMIN_PASSWORD)).toBe(true);
});

test.each([
  [["owner@rathkar.example"], "12345\n", "Password must be at least 6 characters long"],
  [["owner@rathkar.example"], "password123\n", "The password is one of those that are tried first."],
  [["owner"], "six-cylinders\n", "'owner' is not an email address."],
  [[], "", "npm run admin:create -- owner@example.com"],
])("it stops with one sentence on %j with %j", async (words, input, sentence) => {
  await using folder = await temporaryFolder();
  const refused = await run(folder.path, words, input);

  expect(refused.code).toBe(1);
  expect(refused.problem).toContain(sentence);
  expect(refused.problem).not.toContain("    at ");
});
