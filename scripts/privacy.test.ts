import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createEnquiries } from "#domain/enquiries/enquiries.ts";
import { createOutbox } from "#domain/enquiries/outbox.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { openFreshSqlite, type TestDatabase } from "#tests/support/engines.ts";
import { photographsIn } from "#tests/support/enquiry-photographs.ts";
import { runScript } from "#tests/support/run-script.ts";
import { receivePhotographs } from "#tests/support/site-enquiries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { everything, sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { unzip } from "#tests/support/unzip.ts";

function run({ config }: TestDatabase, ...words: string[]) {
  return runScript("privacy", { words, env: { DATA_DIR: config.dataDir } });
}

function enquiriesOf(database: TestDatabase) {
  const outbox = createOutbox({ database, clock: systemClock });
  const secret = "a secret of more than thirty-two characters";
  const parts = { database, outbox, clock: systemClock, secret, months: 13, isMailed: async () => true };
  const photographs = photographsIn(database.config.dataDir, { database });
  return createEnquiries({ ...parts, photographs });
}

const submission = { submissionKey: null, formToken: null, website: "" };

test("beside a running server, one person is shown and then erased; others stay [CMP-6]", async () => {
  await using database = await openFreshSqlite();
  const enquiries = enquiriesOf(database);
  await enquiries.submit(sampleEnquiry, submission);
  await enquiries.submit({ ...sampleEnquiry, name: "Savita", phone: "+919999999999" }, submission);

  const shown = await run(database, "export", "98220", "12345");
  expect(shown).toMatchObject({ code: 0, problem: "" });
  expect(JSON.parse(shown.output)).toMatchObject({
    stored: {
      enquiries: [{ name: "Ganpatrao Shinde", message: sampleEnquiry.message, mail: { state: "waiting" } }],
    },
  });

  const erased = await run(database, "erase", "+919822012345");
  expect(JSON.parse(erased.output)).toMatchObject({
    erased: { enquiries: [{ name: "Ganpatrao Shinde" }] },
  });
  const left = await enquiries.list(everything, 1);
  expect(left.enquiries.map(({ name }) => name)).toEqual(["Savita"]);
});

test("somebody gets the photographs that came from him, also from the bin, until they are erased [CMP-6, CMP-7]", async () => {
  await using folder = await temporaryFolder();
  const env = { DATA_DIR: folder.path };
  const { services, close } = await createServices(readConfig(env), silentLog);
  await services.pictures.takeStore();
  const sent = await receivePhotographs({ services }, { message: "As in the photograph" });
  await receivePhotographs({ services }, { phone: "+919999999999", message: "Of somebody else" });
  await services.enquiries.remove([sent]);
  await close();
  const photographs = async () => (await readdir(folder.path, { recursive: true })).filter(isPhotograph);

  const downloaded = await runScript("privacy", { words: ["download", "+919822012345"], env });
  expect(downloaded).toMatchObject({ code: 0, problem: "" });
  const unzipped = join(folder.path, "unzipped");
  await unzip(downloaded.bytes, unzipped);
  const told: unknown = JSON.parse(await readFile(join(unzipped, "stored.json"), "utf8"));
  expect(told).toMatchObject({
    stored: { enquiries: [{ message: "As in the photograph", photographs: 1 }] },
  });
  expect(await readdir(join(unzipped, "photographs"))).toEqual([`${sent}-1.jpg`]);
  const { width, height } = await sharp(join(unzipped, "photographs", `${sent}-1.jpg`)).metadata();
  expect([width, height]).toEqual([90, 60]);

  await rm(unzipped, { recursive: true });
  expect(await photographs()).toHaveLength(2);
  const erased = await runScript("privacy", { words: ["erase", "+919822012345"], env });
  expect(erased).toMatchObject({ code: 0, problem: "" });
  expect(await photographs()).toHaveLength(1);
});

const isPhotograph = (name: string) => /enquiries\/.+\.jpg$/.test(name);

test.each([
  [["forget", "+919822012345"], "npm run privacy --"],
  [["erase"], "npm run privacy --"],
  [["erase", "Ganpatrao"], "That is neither a phone number nor an e-mail address."],
])("%j is refused with a sentence", async (words, sentence) => {
  await using database = await openFreshSqlite();
  const refused = await run(database, ...words);
  expect(refused.code).toBe(1);
  expect(refused.problem).toContain(sentence);
  expect(refused.problem).not.toContain("    at ");
});
