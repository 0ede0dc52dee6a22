import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore } from "#platform/storage/open.ts";
import { unnamedProxy } from "#platform/unnamed-proxy.ts";
import { createServices } from "#server/start/create-services.ts";
import { openFreshSqlite } from "#tests/support/engines.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { runScript } from "#tests/support/run-script.ts";
import { siteStarter } from "#tests/support/running-site.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

test("the doctor tries the mail server, an enquiry that would be lost makes it fail, and it ends with what to do in order [OPS-24]", async () => {
  await using folder = await temporaryFolder();
  await using mailServer = await startMailServer({ name: "site", password: "right" });
  const mail = { DATA_DIR: folder.path, ENQUIRY_EMAIL: "owner@rathkar.example" };

  const right = await runScript("doctor", { env: { ...mail, SMTP_URL: mailServer.url } });
  expect(right).toMatchObject({ problem: "", code: 1 });
  expect(right.output).toContain("enquiries would be lost:\n  1. Administrator: there is none yet");
  expect(right.output).toContain("samples stand for the phone +91 00000 00000, ");
  expect(right.output).not.toContain("Mail:");

  const numbers = [...right.output.matchAll(/^ {2}(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect(right.output.trimEnd().split("\n").at(-1)).toMatch(/^Mend them in this order/);

  const wrong = await runScript("doctor", {
    env: { ...mail, SMTP_URL: mailServer.url.replace("right", "wrong") },
  });
  expect(wrong.output).toContain(
    "Mail: a test failed: The mail server refused the user name or the password: 535",
  );
});

test("a server behind a proxy that is not the named one notices it, and the doctor says so until the next start [OPS-36]", async () => {
  const named = { TRUSTED_PROXY: "10.9.9.9" };
  await using site = await siteStarter()(named);
  for (const visitor of ["203.0.113.1", "203.0.113.2", "203.0.113.3"])
    await fetch(`${site.url}/livez`, { headers: { "X-Forwarded-For": visitor } });
  await expect.poll(() => unnamedProxy(site.dataDir)).toBe("127.0.0.1");
  const DATA_DIR = site.dataDir;
  const { output } = await runScript("doctor", { env: { DATA_DIR, ...named } });
  expect(output).toContain("TRUSTED_PROXY: does not name 127.0.0.1, by which several visitors have come");

  await site.stop();
  await using _again = await siteStarter()({ DATA_DIR, TRUSTED_PROXY: "127.0.0.1" });
  expect(await unnamedProxy(DATA_DIR)).toBeNull();
});

test("the doctor makes nothing where no server ever ran, and says that there is no database yet [OPS-10]", async () => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, "data");
  for (const there of [[], ["data"]]) {
    if (there.length > 0) await mkdir(dataDir);
    const { output, problem } = await runScript("doctor", { env: { DATA_DIR: dataDir } });
    expect(problem).toBe("");
    expect(output).toContain(
      `Database: there is none yet in ${dataDir}; the server makes an empty one at its next start.`,
    );
    expect(await readdir(folder.path, { recursive: true })).toEqual(there);
  }
});

test("the doctor looks beneath a running server, and checks the whole database [OPS-10]", async () => {
  await using database = await openFreshSqlite();
  const { dataDir } = database.config;
  const examine = () => runScript("doctor", { env: { DATA_DIR: dataDir } });
  const sound = await examine();
  expect(sound.output).toContain("Administrator: there is none yet");
  expect(sound.output).not.toContain("Database:");

  const file = join(dataDir, "rathkar.sqlite");
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
  await writeFile(file, Buffer.alloc(3 * 4096, "no database "), { flag: "r+" });
  const damaged = await examine();
  expect(damaged.code).toBe(1);
  expect(damaged.output).toContain(
    `Not ready to go live, enquiries would be lost:\n  1. Database: The database ${file} is damaged. Stop the server, put its folder aside`,
  );
});

test("the doctor tries mail that is set up in the back office, and says when its password cannot be read [MAIL-1, MAIL-2]", async () => {
  await using folder = await temporaryFolder();
  await using mailServer = await startMailServer({ name: "site", password: "right" });
  const { services, close } = await createServices(readConfig({ DATA_DIR: folder.path }), silentLog);
  const values = {
    ...{ host: "127.0.0.1", port: new URL(mailServer.url).port, encryption: "starttls", user: "site" },
    ...{
      password: "wrong",
      sender: "",
      mailbox: "owner@rathkar.example",
      language: "mr",
      isOn: "yes",
      sendsNumbers: "yes",
    },
  };
  await services.mail.save({ version: 0, values, changedBy: "owner@rathkar.example" });
  await close();

  const doctor = (env: Record<string, string>) =>
    runScript("doctor", { env: { DATA_DIR: folder.path, ...env } });
  expect((await doctor({})).output).toContain("Mail: a test failed: The mail server refused the user name");
  const AUTH_SECRET = "another secret of more than thirty-two characters";
  expect((await doctor({ AUTH_SECRET })).output).toContain("Mail: its password cannot be read");
});

test("the doctor tells of pictures that belong to another database [PIC-7]", async () => {
  await using folder = await temporaryFolder();
  const files = openFileStore({ url: null, dataDir: folder.path });
  await files.write("main_1_0_truck.jpg", Buffer.from("picture"), "image/jpeg");
  await files.write("rathkar-identity.txt", Buffer.from("of another database"), "text/plain");

  const { output } = await runScript("doctor", { env: { DATA_DIR: folder.path } });
  expect(output).toContain("Pictures: The picture store belongs to another database. Of the 1 pictures");
});

test("the doctor tells of a data folder that others can reach, and of a server that others can", async () => {
  await using folder = await temporaryFolder();
  await chmod(folder.path, 0o755);
  const env = { DATA_DIR: folder.path, PUBLIC_URL: "https://rathkar.invalid" };

  const exposed = await runScript("doctor", { env });
  expect(exposed.output).toContain(`DATA_DIR: ${folder.path} has mode 755`);
  expect(exposed.output).toContain("HOST: :: also answers without TLS");
  await chmod(folder.path, 0o700);
  const safe = await runScript("doctor", { env: { ...env, HOST: "127.0.0.1" } });
  expect(safe.output).toContain("Should be mended:");
  expect(safe.output).not.toMatch(/^ {2}\d+\. (DATA_DIR|HOST):/m);
});

test("a store or a PostgreSQL that is not there is told with what to look at [OPS-24]", async () => {
  await using folder = await temporaryFolder();
  const keys = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" };
  const STORAGE_URL = "s3://bucket/pictures?region=x&endpoint=http://127.0.0.1:1";
  const env = { DATA_DIR: folder.path, STORAGE_URL, ...keys };
  expect((await runScript("doctor", { env })).output).toMatch(
    /Pictures: The picture store cannot be read: .+ See that STORAGE_URL names the bucket/,
  );
  const DATABASE_URL = "postgres://nobody@127.0.0.1:1/nowhere";
  expect((await runScript("doctor", { env: { DATA_DIR: folder.path, DATABASE_URL } })).output).toMatch(
    /1\. Database: .+ECONNREFUSED.+ See that PostgreSQL runs, and that DATABASE_URL/,
  );
});

test("a folder that cannot be made is one sentence", async () => {
  const hopeless = await runScript("doctor", { env: { DATA_DIR: "/dev/null/rathkar" } });
  expect(hopeless.code).toBe(1);
  expect(hopeless.output).toMatch(/^ {2}1\. DATA_DIR: \/dev\/null\/rathkar cannot be written to \(ENOTDIR/m);
});
