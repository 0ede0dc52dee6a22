import { randomBytes, randomUUID } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createPushDevices } from "#domain/push/push.ts";
import { createPushOutbox } from "#domain/push/push-outbox.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { day, openTestEnquiries } from "#tests/support/test-enquiries.ts";
import { mostCounted } from "./enquiry.ts";
import { matchingIds } from "./inbox.ts";

const toCall = { inquiry: null, state: "call-back", search: "" } as const;
const owner = { userId: "1", device: "phone", id: "session" };

/** At 11:30 in India on the 22nd of November. */
async function openWithPhone(engine: TestEngine) {
  const context = await openTestEnquiries(engine);
  const { database, clock } = context;
  const time = "2026-11-22T06:00:00.000Z";
  context.advance(Date.parse(time) - clock.now().getTime());
  await database.db
    .insertInto("user")
    .values({
      ...{ id: "1", name: "Administrator", email: "1@rathkar.example", emailVerified: 1, image: null },
      ...{ role: "administrator", createdAt: time, updatedAt: time, language: "mr" },
    })
    .execute();
  const devices = createPushDevices({
    database,
    clock,
    publicKey: "key",
    network: { mayReach: () => false },
  });
  const keys = { p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString("base64url") };
  const subscription = {
    ...{ endpoint: "https://push.example/phone", ...keys },
    auth: randomBytes(16).toString("base64url"),
  };
  await devices.add(owner, subscription, null);
  const pushes = createPushOutbox({ database, clock });
  const told = async () => {
    const entry = await pushes.claim();
    if (entry !== null) await pushes.sent(entry);
    return entry && { id: entry.enquiry.id, isCallBack: entry.isCallBack };
  };
  return { ...context, told, until: (at: string) => context.advance(Date.parse(at) - clock.now().getTime()) };
}

describe.each(engines)("whom to call again on $name", (engine) => {
  test("who marks an enquiry has read it, and undoing the mark leaves it so [ENQ-9]", async () => {
    await using context = await openTestEnquiries(engine);
    const { enquiries } = context;
    const id = await context.receive();
    expect(await enquiries.find(id)).toMatchObject({ state: "new", isRead: false });
    await enquiries.setState(id, "answered", "2026-11-23");
    expect(await enquiries.find(id)).toMatchObject({ state: "answered", isRead: true });
    await enquiries.setState(id, "new");
    expect(await enquiries.find(id)).toMatchObject({ state: "new", isRead: true });
  });

  test("is not told by a device of a day that is today: who chose it knows [ENQ-10]", async () => {
    await using context = await openWithPhone(engine);
    const { enquiries, receive, told } = context;
    const id = await receive();
    expect(await told()).toEqual({ id, isCallBack: false });
    await enquiries.setState(id, "answered", "2026-11-22");
    expect(await enquiries.queueCallBacks()).toBe(0);
    expect(await enquiries.callBacks(5)).toMatchObject({ total: 1, due: [{ id }] });
  });

  test("is told once, from 9:00 in India on the day, also where several servers look [ENQ-10]", async () => {
    await using context = await openWithPhone(engine);
    const { enquiries, receive, told, until } = context;
    const id = await receive();
    expect(await told()).toEqual({ id, isCallBack: false });
    expect(await enquiries.setState(id, "answered", "2026-11-25")).toBe(true);
    until("2026-11-25T08:59:00+05:30");
    expect(await enquiries.queueCallBacks()).toBe(0);
    until("2026-11-25T09:00:00+05:30");
    const queued = await Promise.all([enquiries.queueCallBacks(), enquiries.queueCallBacks()]);
    expect(queued.toSorted()).toEqual([0, 1]);
    expect(await told()).toEqual({ id, isCallBack: true });
    context.advance(day);
    expect(await enquiries.queueCallBacks()).toBe(0);
    expect(await told()).toBeNull();

    // Undone and done again it is the same day; another day is told anew.
    await enquiries.setState(id, "won");
    await enquiries.setState(id, "answered", "2026-11-25");
    expect(await enquiries.queueCallBacks()).toBe(0);
    await enquiries.setState(id, "answered", "2026-11-27");
    context.advance(day);
    expect(await enquiries.queueCallBacks()).toBe(1);
  });

  test("takes the place of what a device has not been told yet [ENQ-10]", async () => {
    await using context = await openWithPhone(engine);
    const id = await context.receive();
    await context.enquiries.setState(id, "answered", "2026-11-23");
    context.until("2026-11-23T09:00:00+05:30");
    expect(await context.enquiries.queueCallBacks()).toBe(1);
    expect(await context.told()).toEqual({ id, isCallBack: true });
    expect(await context.told()).toBeNull();
  });

  test("is found by its filter, due on its day and after it, and ended by the next mark [ENQ-10]", async () => {
    await using context = await openWithPhone(engine);
    const { enquiries, receive, until } = context;
    await receive();
    const id = await receive();
    const later = await receive();
    await enquiries.setState(id, "answered", "2026-11-24");
    await enquiries.setState(later, "answered", "2026-11-25");
    const listed = await enquiries.list(toCall, 1);
    expect(listed.enquiries).toMatchObject([{ callBackOn: "2026-11-25" }, { id, callBackOn: "2026-11-24" }]);
    expect(await enquiries.callBacks(5)).toEqual({ total: 2, due: [] });
    until("2026-11-24T00:00:00+05:30");
    expect(await enquiries.callBacks(5)).toMatchObject({ total: 2, due: [{ id }] });
    until("2026-11-26T12:00:00+05:30");
    expect(await enquiries.callBacks(5)).toMatchObject({ total: 2, due: [{ id }, { id: later }] });
    await enquiries.setState(id, "answered");
    expect(await enquiries.callBacks(5)).toMatchObject({ total: 1, due: [{ id: later }] });

    await enquiries.remove([later]);
    expect(await enquiries.callBacks(5)).toEqual({ total: 0, due: [] });
  });

  test("is found among very many by an index of its own [ENQ-10]", async () => {
    await using context = await openTestEnquiries(engine);
    const { database, enquiries } = context;
    const { db } = database;
    await enquiries.setState(await context.receive(), "answered", "2026-11-24");
    const stored = await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
    for (let portion = 0; portion < 20; portion++) {
      const copies = Array.from({ length: 100 }, (_, index) => {
        const name = `${portion} ${index}`;
        return { ...stored, id: randomUUID(), submission_hash: name, call_back_on: null };
      });
      await db.insertInto("enquiries").values(copies).execute();
    }
    const { sql: asked, parameters } = matchingIds(db, toCall)
      .limit(mostCounted + 1)
      .compile();
    const explain = engine.name === "SQLite" ? "explain query plan" : "explain";
    if (engine.name !== "SQLite") await sql`analyze enquiries`.execute(db);
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${asked}`, [...parameters]));
    expect(JSON.stringify(rows)).toContain("enquiries_to_call");
  });
});
