import { expect, test } from "vitest";
import { createEnquiries } from "#domain/enquiries/enquiries.ts";
import { createOutbox } from "#domain/enquiries/outbox.ts";
import { systemClock } from "#platform/clock.ts";
import { openFreshSqlite, type TestDatabase } from "#tests/support/engines.ts";
import { photographsIn } from "#tests/support/enquiry-photographs.ts";
import { runScript } from "#tests/support/run-script.ts";
import { everything, sampleEnquiry } from "#tests/support/test-enquiries.ts";

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
