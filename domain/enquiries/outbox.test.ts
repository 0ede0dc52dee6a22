import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import {
  day,
  everything,
  hour,
  minute,
  openTestEnquiries,
  type TestEnquiries,
} from "#tests/support/test-enquiries.ts";
import { createOutbox, type OutboxEntry } from "./outbox.ts";

const unreachable = { kind: "unreachable", detail: "ECONNREFUSED" } as const;
const refusedMailbox = { kind: "refused", detail: "550 5.1.1 no such mailbox" } as const;

async function claimed({ outbox }: TestEnquiries): Promise<OutboxEntry> {
  const order = await outbox.claim();
  if (order === null) throw new Error("Nothing was due.");
  return order;
}

async function nextAttempt({ database }: TestEnquiries): Promise<string> {
  const entry = database.db.selectFrom("enquiry_outbox").select("next_attempt_at");
  return (await entry.executeTakeFirstOrThrow()).next_attempt_at;
}

describe.each(engines)("the outbox on $name", (engine) => {
  test("gives each order to one worker only, however many ask at once", async () => {
    await using context = await openTestEnquiries(engine);
    for (let count = 0; count < 12; count++) await context.receive({ name: `Visitor ${count}` });
    const workers = Array.from({ length: 4 }, () => createOutbox(context));

    const orders = await Promise.all(Array.from({ length: 20 }, (_, ask) => workers[ask % 4]?.claim()));

    const ids = orders.filter((order) => order !== null).map((order) => order?.enquiry.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("gives an order again when the worker that had it is not heard of [ENQ-2]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    const first = await claimed(context);
    context.advance(4 * minute);
    expect(await context.outbox.claim()).toBeNull();
    context.advance(2 * minute);
    const second = await claimed(context);
    expect(second.enquiry.id).toBe(id);

    await context.outbox.failed(first, unreachable);
    await context.outbox.sent(first);
    expect((await context.enquiries.find(id))?.mail.state).toBe("waiting");
    await context.outbox.sent(second);
    expect((await context.enquiries.find(id))?.mail).toMatchObject({ state: "sent", problem: null });
  });

  test("what fails by mail settings that were changed meanwhile is due at once, and wakes who sends [MAIL-1]", async () => {
    await using context = await openTestEnquiries(engine);
    await context.receive();
    const pending = await claimed(context);
    await context.enquiries.sendFailedAgain();
    expect(await context.outbox.claim()).toBeNull();
    let woken = 0;
    context.outbox.onQueued(() => woken++);
    await context.outbox.failed(pending, unreachable);
    expect(woken).toBe(1);
    const again = await claimed(context);
    await context.outbox.failed(again, unreachable);
    expect([woken, await context.outbox.claim()]).toEqual([1, null]);
  });

  test("tries again after growing pauses for three days, then gives up visibly [ENQ-2]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    const begun = context.clock.now().getTime();
    const pauses: number[] = [];
    let last = begun;
    while (pauses.length < 20) {
      const due = Date.parse(await nextAttempt(context));
      context.advance(due - context.clock.now().getTime() - 1);
      if (pauses.length > 0) expect(await context.outbox.claim()).toBeNull();
      context.advance(1);
      pauses.push((due - last) / minute);
      last = due;
      await context.outbox.failed(await claimed(context), refusedMailbox);
    }
    expect(pauses.slice(0, 9)).toEqual([0, 0.5, 1, 2, 4, 8, 16, 30, 30]);

    context.advance(begun + 3 * day - 1 - context.clock.now().getTime());
    await context.outbox.failed(await claimed(context), refusedMailbox);
    expect((await context.enquiries.find(id))?.mail.state).toBe("waiting");
    context.advance(30 * minute);
    await context.outbox.failed(await claimed(context), refusedMailbox);
    expect((await context.enquiries.find(id))?.mail).toEqual({
      state: "failed",
      attempts: 22,
      sentAt: null,
      problem: { kind: "refused", detail: "550 5.1.1 no such mailbox" },
    });
    expect((await context.enquiries.list(everything, 1)).enquiries[0]?.mailState).toBe("failed");
  });

  test("a mail that may have arrived is sent again a few times only [ENQ-2]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    const hours: number[] = [];
    const begun = context.clock.now().getTime();
    while ((await context.enquiries.find(id))?.mail.state === "waiting") {
      context.advance(Math.max(0, Date.parse(await nextAttempt(context)) - context.clock.now().getTime()));
      hours.push((context.clock.now().getTime() - begun) / hour);
      await context.outbox.failed(await claimed(context), { kind: "unconfirmed", detail: "ETIMEDOUT" });
    }
    expect(hours).toEqual([0, 1, 4, 16, 64, 72]);
  });

  test("an order is kept as long as its mail is being sent", async () => {
    await using context = await openTestEnquiries(engine);
    await context.receive();
    const order = await claimed(context);
    context.advance(4 * minute);
    await context.outbox.renew(order);
    context.advance(4 * minute);
    expect(await context.outbox.claim()).toBeNull();
    context.advance(2 * minute);
    const second = await claimed(context);
    await context.outbox.renew(order);
    expect(second.enquiry.id).toBe(order.enquiry.id);
  });

  test("an order from before mail was set up is tried for three days from its first attempt", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    context.advance(20 * day);
    await context.outbox.failed(await claimed(context), unreachable);
    expect((await context.enquiries.find(id))?.mail.state).toBe("waiting");
  });

  test("a clock that jumps ahead gives no mail up, and puts none off once it is right again [ENQ-2]", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    await context.outbox.failed(await claimed(context), unreachable);
    context.advance(400 * day);
    await context.outbox.failed(await claimed(context), unreachable);
    context.advance(30 * minute);
    await context.outbox.failed(await claimed(context), { kind: "unconfirmed", detail: "" });
    expect((await context.enquiries.find(id))?.mail.state).toBe("waiting");

    context.advance(-400 * day);
    await context.outbox.sent(await claimed(context));
    expect((await context.enquiries.find(id))?.mail.state).toBe("sent");
  });

  test("one mail that goes through lets those follow at once that had found no server [ENQ-2]", async () => {
    await using context = await openTestEnquiries(engine);
    const stuck = await context.receive();
    const refused = await context.receive({ name: "Refused" });
    for (let attempt = 0; attempt < 7; attempt++) {
      context.advance(30 * minute);
      for (const order of [await claimed(context), await claimed(context)]) {
        await context.outbox.failed(order, order.enquiry.id === refused ? refusedMailbox : unreachable);
      }
    }
    await context.receive({ name: "Next" });
    const next = await claimed(context);
    expect(next.enquiry.name).toBe("Next");
    await context.outbox.sent(next);

    expect((await claimed(context)).enquiry.id).toBe(stuck);
    expect(await context.outbox.claim()).toBeNull();
  });

  test("an hour of failure is trouble to show, until a mail goes out", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    const since = context.clock.now().toISOString();
    await context.outbox.failed(await claimed(context), unreachable);
    context.advance(59 * minute);
    await context.outbox.failed(await claimed(context), refusedMailbox);
    expect(await context.enquiries.mailTrouble()).toBeNull();
    context.advance(minute);
    expect(await context.enquiries.mailTrouble()).toEqual({
      count: 1,
      since,
      problem: { kind: "refused", detail: "550 5.1.1 no such mailbox" },
    });

    expect(await context.enquiries.sendAgain(id)).toBe(true);
    await context.outbox.sent(await claimed(context));
    expect(await context.enquiries.mailTrouble()).toBeNull();
  });

  test("orders what failed anew, on request", async () => {
    await using context = await openTestEnquiries(engine);
    await context.receive();
    await context.outbox.failed(await claimed(context), unreachable);
    expect(await context.outbox.claim()).toBeNull();

    expect(await context.enquiries.sendFailedAgain()).toBe(1);
    await context.outbox.sent(await claimed(context));
    expect(await context.enquiries.sendFailedAgain()).toBe(0);
  });

  test("sends again what was sent, if asked, but nothing that is gone or spam", async () => {
    await using context = await openTestEnquiries(engine);
    const id = await context.receive();
    await context.outbox.sent(await claimed(context));
    expect(await context.enquiries.sendAgain(id)).toBe(true);
    expect((await claimed(context)).enquiry.id).toBe(id);

    await context.enquiries.setState(id, "spam");
    expect(await context.enquiries.sendAgain(id)).toBe(false);
    await context.enquiries.remove([id]);
    expect(await context.enquiries.sendAgain(id)).toBe(false);
    expect(await context.outbox.waiting()).toBe(0);
  });
});
