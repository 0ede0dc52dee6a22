import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { runScript } from "#tests/support/run-script.ts";
import { switchOnSecondFactor } from "#tests/support/second-factor.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { browserWith, home, owner } from "#tests/support/test-administrator.ts";

function run(dataDir: string, ...words: string[]) {
  return runScript("admin-second-factor-off", { words, env: { DATA_DIR: dataDir } });
}

async function openServices(dataDir: string) {
  const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
  return { ...services, [Symbol.asyncDispose]: close };
}

test("whoever lost phone and codes signs in with the password again, and the log says so [ACC-14]", async () => {
  await using folder = await temporaryFolder();
  await using services = await openServices(folder.path);
  const { administrator, activity } = services;
  await administrator.createOrReset(owner);
  const signedIn = await administrator.signIn(owner, home);
  const cookie = signedIn.ok ? (browserWith(signedIn.value.setCookie).get("cookie") ?? "") : "";
  await switchOnSecondFactor(administrator, cookie, owner.password);
  expect(await administrator.signIn(owner, home)).toMatchObject({ value: { asksForCode: true } });

  const off = await run(folder.path, owner.email);
  expect(off).toMatchObject({ code: 0, problem: "" });
  expect(off.output).toContain(`Two-step sign-in is off for ${owner.email}, who was signed out everywhere.`);
  expect(await administrator.session(new Headers({ cookie }))).toBeNull();
  expect(await administrator.signIn(owner, home)).toMatchObject({ value: { asksForCode: false } });
  expect((await activity.list(1, 1)).entries).toMatchObject([
    { kind: "second factor off", detail: "by the command on the server" },
  ]);

  const again = await run(folder.path, owner.email);
  expect(again.output).toContain("Nothing was changed.");
});

test.each([
  [[], "npm run admin:second-factor-off -- owner@example.com"],
  [["nobody@rathkar.example"], "There is no administrator nobody@rathkar.example."],
])("it stops with one sentence on %j", async (words, sentence) => {
  await using folder = await temporaryFolder();
  const refused = await run(folder.path, ...words);
  expect(refused.code).toBe(1);
  expect(refused.problem).toContain(sentence);
  expect(refused.problem).not.toContain("    at ");
});
