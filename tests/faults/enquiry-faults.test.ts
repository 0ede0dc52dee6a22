import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { NewEnquiry } from "#domain/enquiries/enquiry.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { type EnquiryServer, idIn, openEnquiryServer, takingTurns } from "../support/enquiry-server.ts";
import { type MailBehaviour, startMailServer, type TestMailServer } from "../support/mail-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { minute, sampleEnquiry } from "../support/test-enquiries.ts";
import { shortOrLong } from "./short-or-long.ts";

const schedules = shortOrLong(10, 1000);

type Which = 0 | 1;

interface Act {
  mailServer: MailBehaviour | "gone" | "as before";
  minutes: number;
  submissions: { visitor: number; at: Which }[];
  mailing: Which[];
  /** After so many turns of the event loop, or between a mail's acceptance and its note. */
  crash: { who: Which; when: number | "taken" } | null;
  restart: Which | null;
}

const which = fc.constantFrom<Which>(0, 1);
const act: fc.Arbitrary<Act> = fc.record({
  mailServer: fc.constantFrom(
    "as before",
    "as before",
    "accept",
    "accept",
    "delay",
    "busy",
    "refuse",
    "hang",
    "gone",
  ),
  minutes: fc.constantFrom(0, 0, 1, 6, 31),
  submissions: fc.array(fc.record({ visitor: fc.nat(7), at: which }), { maxLength: 4 }),
  mailing: fc.subarray<Which>([0, 1]),
  crash: fc.option(fc.record({ who: which, when: fc.oneof(fc.nat(40), fc.constant("taken" as const)) }), {
    freq: 2,
  }),
  restart: fc.option(which, { freq: 5 }),
});

function enquiryOf(visitor: number): NewEnquiry {
  return { ...sampleEnquiry, name: `Visitor ${visitor}`, message: `Body ${visitor} for my truck` };
}

async function openStage(dataDir: string, mailServer: TestMailServer) {
  let now = Date.parse("2026-11-21T04:10:00.000Z");
  let manner: Act["mailServer"] = "accept";
  const turns = takingTurns();
  const clock = { now: () => new Date(now) };
  const open = () =>
    openEnquiryServer({
      database: { url: null, dataDir },
      clock,
      mailUrl: mailServer.url,
      turns,
      timeout: () => (manner === "hang" ? 100 : 300_000),
    });
  const servers: [EnquiryServer, EnquiryServer] = [await open(), await open()];
  const answered = new Map<number, Set<string>>();
  const crashed = new Map<string, number>();

  const noteCrash = (inHands: string[]) => {
    for (const id of inHands) crashed.set(id, (crashed.get(id) ?? 0) + 1);
  };

  async function changeMailServer(next: Act["mailServer"]): Promise<void> {
    if (next === "as before") return;
    manner = next;
    if (next === "gone") return mailServer.disappear();
    await mailServer.comeBack();
    mailServer.behave(next);
  }

  async function submit(visitor: number, at: Which): Promise<void> {
    const submission = {
      submissionKey: `submission-key-${visitor}`,
      formToken: null,
      website: "",
    };
    try {
      const { id } = await servers[at].enquiries.submit(enquiryOf(visitor), submission);
      answered.set(visitor, (answered.get(visitor) ?? new Set()).add(id));
    } catch (error) {
      // Only a server that crashed may leave a visitor without an answer.
      if (servers[at].isAlive()) throw error;
    }
  }

  /** What a crashed server was doing is abandoned with it. */
  async function untilDoneOrCrashed(server: EnquiryServer, work: Promise<void>): Promise<void> {
    let isDone = false;
    const done = work.then(
      () => {
        isDone = true;
      },
      (error) => {
        isDone = true;
        if (server.isAlive()) throw error;
      },
    );
    const crash = (async () => {
      while (server.isAlive() && !isDone) await new Promise((resolve) => setTimeout(resolve, 5));
    })();
    await Promise.race([done, crash.then(() => (server.isAlive() ? done : undefined))]);
  }

  async function crashAfter(turns: number, who: Which): Promise<void> {
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
    if (servers[who].isAlive()) noteCrash(await servers[who].crash());
  }

  async function play({ minutes, submissions, mailing, crash, restart, ...next }: Act): Promise<void> {
    await changeMailServer(next.mailServer);
    now += minutes * minute;
    if (crash?.when === "taken") servers[crash.who].crashOnceTaken(noteCrash);
    await Promise.all([
      ...submissions.map(({ visitor, at }) => submit(visitor, at)),
      ...mailing.map((at) => untilDoneOrCrashed(servers[at], servers[at].mail())),
      ...(typeof crash?.when === "number" ? [crashAfter(crash.when, crash.who)] : []),
    ]);
    if (crash?.when === "taken" && servers[crash.who].isAlive()) noteCrash(await servers[crash.who].crash());
    for (const who of [0, 1] as const) {
      if (restart === who && servers[who].isAlive()) await servers[who].close();
      if (!servers[who].isAlive()) servers[who] = await open();
    }
  }

  async function settle(): Promise<void> {
    await changeMailServer("accept");
    for (let round = 0; round < 20 && (await servers[0].outbox.waiting()) > 0; round++) {
      now += 31 * minute;
      await Promise.all(servers.map((server) => server.mail()));
    }
  }

  async function validate(): Promise<void> {
    const filter = { inquiry: null, state: null, search: "" };
    const { enquiries: stored } = await servers[1].enquiries.list(filter, 1);
    expect(await servers[0].outbox.waiting()).toBe(0);
    expect(new Set(stored.map(({ name }) => name)).size).toBe(stored.length);
    for (const [visitor, ids] of answered) {
      const mine = stored.filter(({ name }) => name === `Visitor ${visitor}`);
      expect(mine.map(({ id }) => id)).toEqual([...ids]);
    }
    const mailed = new Map<string, number>();
    for (const { messageId } of mailServer.taken) {
      mailed.set(idIn(messageId), (mailed.get(idIn(messageId)) ?? 0) + 1);
    }
    for (const { id, mailState } of stored) {
      expect(mailState).toBe("sent");
      expect(mailed.get(id) ?? 0).toBeGreaterThanOrEqual(1);
      expect(mailed.get(id) ?? 0).toBeLessThanOrEqual(1 + (crashed.get(id) ?? 0));
    }
  }

  return {
    play,
    settle,
    validate,
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}

test(`in ${schedules} random schedules of faults no enquiry is lost, and none mailed twice but by a crash [ENQ-1, ENQ-2]`, async () => {
  await using folder = await temporaryFolder();
  const template = await openDatabase({ url: null, dataDir: join(folder.path, "template") }, silentLog);
  await template.close();
  await using mailServer = await startMailServer();
  let run = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      const dataDir = join(folder.path, `run-${run++}`);
      mkdirSync(dataDir);
      copyFileSync(join(folder.path, "template", "rathkar.sqlite"), join(dataDir, "rathkar.sqlite"));
      mailServer.taken.length = 0;
      const stage = await openStage(dataDir, mailServer);
      try {
        for (const next of acts) await stage.play(next);
        await stage.settle();
        await stage.validate();
      } finally {
        await stage.close();
      }
    }),
    { numRuns: schedules },
  );
});
