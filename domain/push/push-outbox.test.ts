import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { day, hour, minute, openTestEnquiries, sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { createPushDevices } from "./push.ts";
import { createPushOutbox } from "./push-outbox.ts";

const time = "2026-11-22T06:00:00.000Z";
const owner = { userId: "1", device: "phone", id: "session" };

async function openPushes(engine: TestEngine) {
  const enquiries = await openTestEnquiries(engine);
  const { database, clock } = enquiries;
  const user = {
    name: "Administrator",
    emailVerified: 1,
    image: null,
    role: "administrator",
    createdAt: time,
    updatedAt: time,
  };
  for (const id of ["1", "2"]) {
    await database.db
      .insertInto("user")
      .values({ ...user, id, email: `${id}@rathkar.example`, language: id === "1" ? "mr" : null })
      .execute();
  }
  const network = { mayReach: () => false };
  const devices = createPushDevices({ database, clock, publicKey: "key", network });
  const subscription = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    p256dh: Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  });
  async function add(name: string, asking = { ...owner, device: name }) {
    expect(await devices.add(asking, subscription(name), "Mozilla/5.0")).toEqual({
      ok: true,
      value: undefined,
    });
  }
  return { ...enquiries, devices, add, subscription, pushes: createPushOutbox({ database, clock }) };
}

const refused = { kind: "refused", detail: "status 403" } as const;
const later = { kind: "later", detail: "status 503" } as const;

describe.each(engines)("what devices are told on $name", (engine) => {
  test("each device is told of an enquiry once, by one of several workers [PUSH-2]", async () => {
    await using context = await openPushes(engine);
    const { pushes, receive, add, database, clock } = context;
    await add("phone");
    await add("computer");
    const id = await receive({ name: "Ganpatrao Shinde", service: "Denting" });
    const other = createPushOutbox({ database, clock });
    const claimed = await Promise.all([pushes.claim(), other.claim(), pushes.claim(), other.claim()]);
    const entries = claimed.filter((entry) => entry !== null);
    expect(new Set(entries.map(({ device }) => device.endpoint))).toEqual(
      new Set(["https://push.example/phone", "https://push.example/computer"]),
    );
    expect(entries).toHaveLength(2);
    expect(entries[0]?.enquiry).toEqual({
      id,
      name: "Ganpatrao Shinde",
      phone: "+919822012345",
      inquiry: "quote",
      service: "Denting",
    });
    expect(entries[0]?.device.language).toBe("mr");
    for (const entry of entries) await pushes.sent(entry);
    context.advance(day);
    expect(await pushes.claim()).toBeNull();
  });

  test("a claim that a killed worker leaves lapses [PUSH-2]", async () => {
    await using context = await openPushes(engine);
    await context.add("phone");
    await context.receive();
    const lost = await context.pushes.claim();
    expect(await context.pushes.claim()).toBeNull();
    context.advance(3 * minute);
    const again = await context.pushes.claim();
    expect(again?.attempts).toBe(2);
    if (lost !== null) await context.pushes.sent(lost);
    context.advance(3 * minute);
    expect(await context.pushes.claim()).not.toBeNull();
  });

  test("a push service that fails is asked again for a day, with growing pauses [PUSH-2]", async () => {
    await using context = await openPushes(engine);
    await context.add("phone");
    await context.receive();
    const begun = context.clock.now().getTime();
    const pauses: number[] = [];
    for (let entry = await context.pushes.claim(); entry !== null; entry = await context.pushes.claim()) {
      await context.pushes.failed(entry, later);
      const waiting = context.database.db.selectFrom("push_outbox").select("next_attempt_at");
      const due = (await waiting.executeTakeFirst())?.next_attempt_at;
      if (due === undefined) break;
      const pause = Date.parse(due) - context.clock.now().getTime();
      pauses.push(pause / minute);
      context.advance(pause - 1);
      expect(await context.pushes.claim()).toBeNull();
      context.advance(1);
    }
    expect(pauses.slice(0, 10).map((pause) => pause * 6)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 180, 180]);
    expect(context.clock.now().getTime() - begun).toBeGreaterThanOrEqual(day);
    expect(context.clock.now().getTime() - begun).toBeLessThan(day + hour);
    const [device] = await context.devices.list(owner);
    expect(device?.problem).toBe("status 503");
    expect(await context.database.db.selectFrom("push_outbox").selectAll().execute()).toEqual([]);
  });

  test("a device that is gone is forgotten; one that is refused is told to the owner, until it works [PUSH-3]", async () => {
    await using context = await openPushes(engine);
    const { pushes, devices, receive } = context;
    await context.add("phone");
    await receive();
    const first = await pushes.claim();
    if (first !== null) await pushes.failed(first, refused);
    expect(await devices.list(owner)).toMatchObject([{ problem: "status 403" }]);
    await receive();
    const second = await pushes.claim();
    if (second !== null) await pushes.sent(second);
    expect(await devices.list(owner)).toMatchObject([{ problem: null }]);
    await receive();
    await receive();
    const third = await pushes.claim();
    if (third !== null) await pushes.failed(third, { kind: "gone", detail: "status 410" });
    expect(await devices.list(owner)).toEqual([]);
    context.advance(hour);
    expect(await pushes.claim()).toBeNull();
    expect(await context.database.db.selectFrom("push_outbox").selectAll().execute()).toEqual([]);
  });

  test("nobody is told of spam, nor of what was deleted or marked spam before [PUSH-2]", async () => {
    await using context = await openPushes(engine);
    await context.add("phone");
    await context.receive({}, { website: "https://casino.example" });
    expect(await context.pushes.claim()).toBeNull();
    await context.enquiries.setState(await context.receive(), "spam");
    await context.enquiries.remove([await context.receive()]);
    expect(await context.pushes.claim()).toBeNull();
  });

  test("the same form again tells nobody twice [PUSH-2]", async () => {
    await using context = await openPushes(engine);
    await context.add("phone");
    const { enquiries, submission } = context;
    const sent = submission();
    for (const _time of [1, 2]) await enquiries.submit(sampleEnquiry, sent);
    expect(await context.pushes.claim()).not.toBeNull();
    expect(await context.pushes.claim()).toBeNull();
  });

  test("a browser has one subscription, and each account its own twenty [PUSH-3]", async () => {
    await using context = await openPushes(engine);
    const { devices, add, subscription } = context;
    await add("phone");
    await devices.add({ ...owner, device: "phone" }, subscription("phone-again"), null);
    expect((await devices.list(owner)).map(({ endpoint }) => endpoint)).toEqual([
      "https://push.example/phone-again",
    ]);
    for (let number = 0; number < 19; number++) await add(`device-${number}`);
    const more = await devices.add({ ...owner, device: "one more" }, subscription("more"), null);
    expect(more).toEqual({ ok: false, refusal: "too many" });
    await add("other", { ...owner, userId: "2" });
    const [other] = await devices.list({ ...owner, userId: "2" });
    expect(await devices.remove(owner, other?.id ?? "")).toBeNull();
    expect(await devices.list({ ...owner, userId: "2" })).toHaveLength(1);
  });

  test("a push service on this machine or in a private network is refused [PUSH-4]", async () => {
    await using context = await openPushes(engine);
    const endpoint = "https://169.254.169.254/latest";
    const added = await context.devices.add(owner, { ...context.subscription("phone"), endpoint }, null);
    expect(added).toEqual({ ok: false, refusal: "address" });
    expect(await context.devices.list(owner)).toEqual([]);
  });
});
