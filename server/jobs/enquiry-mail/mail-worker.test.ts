import { describe, expect, test, vi } from "vitest";
import { createOutbox } from "#domain/enquiries/outbox.ts";
import type { Log } from "#platform/log.ts";
import { silentLog } from "#platform/log.ts";
import { createSmtpMailer } from "#platform/mail/create-smtp-mailer.ts";
import { engines } from "#tests/support/engines.ts";
import { composing, idsIn as idsOf } from "#tests/support/enquiry-server.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import {
  hour,
  minute,
  openTestEnquiries,
  sampleEnquiry,
  type TestEnquiries,
} from "#tests/support/test-enquiries.ts";
import { startMailWorker } from "./mail-worker.ts";
import { sendDueMails } from "./send-due-mails.ts";

/** Only ends what hangs, in milliseconds. */
const timeout = 300_000;

function partsOf({ outbox }: TestEnquiries, server: TestMailServer) {
  const mailer = createSmtpMailer({
    url: server.url,
    from: "site@rathkar.example",
    to: "owner@rathkar.example",
    timeout,
  });
  return { outbox, mailer, ...composing, log: silentLog };
}

function workerOf({ outbox, log, ...mailing }: ReturnType<typeof partsOf>) {
  return startMailWorker({ outbox, log, open: async () => mailing });
}

const idsIn = ({ taken }: TestMailServer) =>
  taken.map(({ messageId }) => /enquiry-([0-9a-f-]{36})/.exec(messageId)?.[1] ?? "");

describe.each(engines)("mailing enquiries on $name", (engine) => {
  test("an enquiry goes out as soon as it is stored [ENQ-2]", async () => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    const worker = workerOf(partsOf(enquiryTest, server));
    const id = await enquiryTest.receive();
    await server.received(1);
    await worker.stop();

    expect(idsIn(server)).toEqual([id]);
    expect((await enquiryTest.enquiries.find(id))?.mail).toMatchObject({ state: "sent", attempts: 1 });
  });

  test("two servers that work on the same outbox send each enquiry once", async () => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, count) => enquiryTest.receive({ name: `Visitor ${count}` })),
    );
    await Promise.all([1, 2].map(() => sendDueMails(partsOf(enquiryTest, server))));

    expect(idsIn(server).toSorted()).toEqual(ids.toSorted());
    expect(await enquiryTest.outbox.waiting()).toBe(0);
  });

  test.each([
    ["busy", "busy"],
    ["refuse", "refused"],
    ["hang", "unconfirmed"],
  ] as const)("a server that does %j is tried again later [ENQ-2]", async (manner, kind) => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    server.behave(manner);
    const id = await enquiryTest.receive();
    const parts = partsOf(enquiryTest, server);
    const sending = sendDueMails(parts);
    await server.received(1);
    if (manner === "hang") parts.mailer.close();
    await sending;
    expect((await enquiryTest.enquiries.find(id))?.mail).toMatchObject({ state: "waiting", attempts: 1 });
    expect((await enquiryTest.enquiries.find(id))?.mail.problem).toMatchObject({ kind });

    server.behave("accept");
    await sendDueMails(partsOf(enquiryTest, server));
    expect(idsIn(server)).toEqual([]);
    enquiryTest.advance(hour);
    await sendDueMails(partsOf(enquiryTest, server));
    expect(idsIn(server)).toEqual([id]);
  });

  test("an order is renewed while its mail is on the way", async () => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    server.behave("hang");
    await enquiryTest.receive();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const parts = partsOf(enquiryTest, server);
    const sending = sendDueMails(parts);
    await server.received(1);
    enquiryTest.advance(4 * minute);
    vi.advanceTimersByTime(2 * minute);
    vi.useRealTimers();
    const orders = enquiryTest.database.db.selectFrom("enquiry_outbox").select("next_attempt_at");
    const renewed = new Date(enquiryTest.clock.now().getTime() + 5 * minute);
    await expect
      .poll(async () => new Date((await orders.executeTakeFirstOrThrow()).next_attempt_at))
      .toEqual(renewed);
    parts.mailer.close();
    await sending;
  });

  test("a server that is gone is not asked again for every enquiry that waits", async () => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    await Promise.all(Array.from({ length: 20 }, () => enquiryTest.receive()));
    await server.disappear();
    await sendDueMails(partsOf(enquiryTest, server));
    await server.comeBack();
    expect(await enquiryTest.outbox.waiting()).toBe(20);

    await sendDueMails(partsOf(enquiryTest, server));
    expect(new Set(idsIn(server)).size).toBe(20);
    expect(server.taken).toHaveLength(20);
  });

  test("one mail that cannot be made holds up no other", async () => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    const broken = await enquiryTest.receive();
    const others = await Promise.all(Array.from({ length: 8 }, () => enquiryTest.receive()));
    const parts = partsOf(enquiryTest, server);
    await sendDueMails({
      ...parts,
      compose(enquiry) {
        if (enquiry.id === broken) throw new Error("The words are missing.");
        return parts.compose(enquiry);
      },
    });

    expect(idsIn(server).toSorted()).toEqual(others.toSorted());
    expect((await enquiryTest.enquiries.find(broken))?.mail.problem).toEqual({
      kind: "unknown",
      detail: "the mail could not be made; the log has the cause",
    });
  });

  test("of very many enquiries the first thirty are mailed one by one, the others together, a mail a minute [ENQ-2]", async () => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    const parts = partsOf(enquiryTest, server);
    let keys = 0;
    const receiveOne = async () => {
      const submission = { submissionKey: `key-${++keys}`, formToken: null, website: "" };
      const enquiry = { ...sampleEnquiry, name: "<b>Ganpatrao</b>" };
      return (await enquiryTest.enquiries.submit(enquiry, submission)).id;
    };
    const receive = (count: number) => Promise.all(Array.from({ length: count }, receiveOne));
    const alone = await receive(30);
    await sendDueMails(parts);
    expect(idsIn(server).toSorted()).toEqual(alone.toSorted());

    const together = await receive(140);
    enquiryTest.advance(minute);
    const asked = async () => {
      const before = server.taken.length;
      await sendDueMails(parts);
      return server.taken.slice(before);
    };
    const [gathered, ...others] = await asked();
    expect(others).toEqual([]);
    expect(gathered?.source).toContain("Subject: 100 new enquiries");
    expect(gathered?.source.replaceAll("=\r\n", "")).toContain("&#60;b&#62;Ganpatrao");
    expect(await asked()).toEqual([]);
    enquiryTest.advance(minute);
    const rest = await asked();
    expect([gathered ?? [], rest].flat().flatMap(idsOf).toSorted()).toEqual(together.toSorted());
    expect(rest).toHaveLength(1);
    expect(await enquiryTest.outbox.waiting()).toBe(0);

    enquiryTest.advance(hour);
    const later = await receive(2);
    expect((await asked()).flatMap(idsOf).toSorted()).toEqual(later.toSorted());
    expect(server.taken).toHaveLength(34);
  });

  test("a gathered mail that is refused leaves all its enquiries waiting [ENQ-2]", async () => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    const outbox = createOutbox({ ...enquiryTest, mostAlone: 0 });
    const parts = { ...partsOf(enquiryTest, server), outbox };
    await enquiryTest.receive();
    await sendDueMails({ ...parts, outbox: enquiryTest.outbox });
    enquiryTest.advance(minute);
    const waiting = [await enquiryTest.receive(), await enquiryTest.receive()];
    server.behave("refuse");
    await sendDueMails(parts);
    for (const id of waiting) {
      const stored = await enquiryTest.enquiries.find(id);
      expect(stored?.mail).toMatchObject({ state: "waiting", attempts: 1, problem: { kind: "refused" } });
    }
    server.behave("accept");
    enquiryTest.advance(minute);
    await sendDueMails(parts);
    expect(server.taken.slice(1).flatMap(idsOf).toSorted()).toEqual(waiting.toSorted());
  });

  test("stopping waits for the mail under way and begins no other", async () => {
    await using enquiryTest = await openTestEnquiries(engine);
    await using server = await startMailServer();
    server.behave("delay");
    await Promise.all(Array.from({ length: 8 }, () => enquiryTest.receive()));
    const worker = workerOf(partsOf(enquiryTest, server));
    await server.received(1);
    await worker.stop();

    const sent = server.taken.length;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(8);
    expect(await enquiryTest.outbox.waiting()).toBe(8 - sent);
  });
});

test("without a mail server the log says once that enquiries wait", async () => {
  const [engine] = engines;
  if (engine === undefined) throw new Error("There is no engine.");
  await using enquiryTest = await openTestEnquiries(engine);
  const warn = vi.fn();
  const log: Log = { debug: vi.fn(), info: vi.fn(), warn, error: vi.fn() };
  const worker = startMailWorker({ outbox: enquiryTest.outbox, log, open: async () => null });
  await enquiryTest.receive();
  await enquiryTest.receive();
  await expect.poll(() => warn.mock.calls).toHaveLength(1);
  await worker.stop();
  expect(warn.mock.calls[0]?.[0]).toContain("SMTP_URL");
  expect(await enquiryTest.outbox.waiting()).toBe(2);
});
