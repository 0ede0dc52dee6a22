import { describe, expect, test } from "vitest";
import { defaultFacts } from "#content/business.ts";
import { createFacts } from "#domain/facts/facts.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import { createStatistics } from "#domain/statistics/statistics.ts";
import { silentLog } from "#platform/log.ts";
import { engines, type TestDatabase } from "#tests/support/engines.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { statisticsMail } from "./statistics-mail.ts";

const mailbox = "owner@rathkar.example";

function jobOn(database: TestDatabase, day: string, route: MailRoute | null, sendsNumbers = true) {
  const clock = { now: () => new Date(`${day}T06:30:00.000Z`) };
  const job = statisticsMail({
    ...{ database, clock, publicUrl: "https://www.rathkar.example", log: silentLog },
    facts: createFacts({ database, clock, log: silentLog, defaults: defaultFacts }),
    mail: { route: async () => route, sendsNumbers: async () => sendsNumbers },
    enquiries: {
      sums: async ([month = ""]) => [{ month, service: null, state: "won", count: 3, quoted: 0, won: 0 }],
    },
  });
  return job.run();
}

async function countOn(database: TestDatabase, day: string, visits: number) {
  const statistics = createStatistics({ database, clock: { now: () => new Date(`${day}T06:30:00.000Z`) } });
  for (let visit = 0; visit < visits; visit++) statistics.count("source", "google.com");
  await statistics.write();
}

describe.each(engines)("the numbers of a month on $name", ({ open }) => {
  test("are mailed once, when the month is over, in the language of the workshop's mails [NUM-6]", async () => {
    await using database = await open();
    await using mailServer = await startMailServer();
    const route = { url: mailServer.url, from: mailbox, to: mailbox, language: "en" as const };
    await countOn(database, "2026-09-30", 4);
    await countOn(database, "2026-10-31", 7);

    expect(await jobOn(database, "2026-11-01", null)).toBe(0);
    expect(await jobOn(database, "2026-11-01", route, false)).toBe(0);
    const runs = [1, 2].map(() => jobOn(database, "2026-11-01", route));
    expect((await Promise.all(runs)).toSorted()).toEqual([0, 1]);
    expect(await jobOn(database, "2026-11-02", route)).toBe(0);
    // Nothing was counted in November.
    expect(await jobOn(database, "2026-12-01", route)).toBe(0);
    expect(mailServer.taken).toHaveLength(1);
    const [mail] = mailServer.taken;
    expect(mail?.messageId).toBe("<numbers-2026-10@www.rathkar.example>");
    expect(mail?.source).toContain("Subject: Your site in October 2026");
    expect(mail?.source).toContain("Visits: 7. The month before: 4.");
    expect(mail?.source).toContain("Enquiries: 3. Won of these so far: 3.");
  });

  test("are mailed the next day where no mail server is there [NUM-6]", async () => {
    await using database = await open();
    await countOn(database, "2026-10-31", 1);
    const nobody = { url: "smtp://127.0.0.1:9", from: mailbox, to: mailbox, language: "mr" as const };
    expect(await jobOn(database, "2026-11-01", nobody)).toBe(0);
    await using mailServer = await startMailServer();
    expect(await jobOn(database, "2026-11-02", { ...nobody, url: mailServer.url })).toBe(1);
  });
});
