import { describe, expect, test } from "vitest";
import { defaultFacts } from "#content/business.ts";
import { createFacts } from "#domain/facts/facts.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import { silentLog } from "#platform/log.ts";
import { engines, type TestDatabase } from "#tests/support/engines.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { certificateMail } from "./certificate-mail.ts";

const lastDay = "2027-03-31";
function jobOn(database: TestDatabase, day: string, route: MailRoute | null) {
  const clock = { now: () => new Date(`${day}T06:30:00.000Z`) };
  const facts = createFacts({ database, clock, log: silentLog, defaults: defaultFacts });
  const mail = { route: async () => route };
  const parts = { database, facts, mail, clock, publicUrl: "https://www.rathkar.example", log: silentLog };
  return { facts, run: () => certificateMail(parts).run() };
}

async function endingCertificate(database: TestDatabase) {
  const { facts } = jobOn(database, "2026-11-22", null);
  const { version, values } = (await facts.sections()).certificate;
  const changed = { ...values, validUntil: lastDay };
  await facts.save({ section: "certificate", version, values: changed, changedBy: "owner@rathkar.example" });
}

describe.each(engines)("the end of the certificate on $name", ({ open }) => {
  test("is mailed once, from 60 days before, in the language of the workshop's mails [FACT-13]", async () => {
    await using database = await open();
    await using mailServer = await startMailServer();
    const mailbox = "owner@rathkar.example";
    const route = { url: mailServer.url, from: mailbox, to: mailbox, language: "mr" as const };
    await endingCertificate(database);

    expect(await jobOn(database, "2027-01-29", route).run()).toBe(0);
    expect(await jobOn(database, "2027-01-30", null).run()).toBe(0);
    const runs = [1, 2].map(() => jobOn(database, "2027-01-30", route).run());
    expect((await Promise.all(runs)).toSorted()).toEqual([0, 1]);
    expect(await jobOn(database, "2027-02-15", route).run()).toBe(0);
    expect(mailServer.taken.map(({ messageId, to }) => [messageId, to])).toEqual([
      [`<certificate-${lastDay}@www.rathkar.example>`, [mailbox]],
    ]);
    expect(mailServer.taken[0]?.source).toMatch(/^content-language: mr|lang=3D"mr"|lang="mr"/im);
  });

  test("is mailed the next day where no mail server is there [FACT-13]", async () => {
    await using database = await open();
    const mailbox = "owner@rathkar.example";
    await endingCertificate(database);
    const nobody = { url: "smtp://127.0.0.1:9", from: mailbox, to: mailbox, language: "en" as const };
    expect(await jobOn(database, "2027-02-01", nobody).run()).toBe(0);
    await using mailServer = await startMailServer();
    expect(await jobOn(database, "2027-02-02", { ...nobody, url: mailServer.url }).run()).toBe(1);
  });
});
