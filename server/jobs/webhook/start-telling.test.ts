import { createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { createWebhookOutbox } from "#domain/enquiries/webhook-outbox.ts";
import { type Log, silentLog } from "#platform/log.ts";
import { createWebhookSender } from "#platform/webhook/webhook-sender.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import { day, hour, openTestEnquiries } from "#tests/support/test-enquiries.ts";
import { startTelling } from "./start-telling.ts";

const key = randomBytes(32);

interface Told {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Another program, which answers with the statuses in turn, and then with 204. */
async function startReceiver(...statuses: number[]) {
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    told.push({ headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 204, { location: "/elsewhere" }).end("words of no interest");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    told,
    url: `http://127.0.0.1:${port}/enquiries`,
    received: (count: number) => vi.waitFor(() => expect(told).toHaveLength(count), { timeout: 300_000 }),
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

async function openWebhook(engine: TestEngine, url: string, log: Log = silentLog) {
  const context = await openTestEnquiries(engine, { hasWebhook: true });
  const { database, clock, outbox: enquiries } = context;
  const outbox = createWebhookOutbox({ database, clock });
  const start = () =>
    startTelling({
      ...{ outbox, enquiries, log, publicUrl: "https://rathkar.example" },
      sender: createWebhookSender({ url, secret: `whsec_${key.toString("base64")}` }),
    });
  const stateOf = async (id: string) =>
    database.db
      .selectFrom("webhook_outbox")
      .select(["state", "attempts", "failure"])
      .where("enquiry_id", "=", id)
      .executeTakeFirst();
  return { ...context, webhook: outbox, start, stateOf };
}

describe.each(engines)("telling a webhook on $name", (engine) => {
  test("another program is told of an enquiry at once, and can prove by whom [HOOK-1]", async () => {
    await using receiver = await startReceiver();
    await using context = await openWebhook(engine, receiver.url);
    const telling = context.start();
    const id = await context.receive({ message: "एक ट्रॉली हवी" });
    await receiver.received(1);
    await telling.stop();

    const [{ headers, body } = { headers: {}, body: "" }] = receiver.told;
    const { type, data } = JSON.parse(body);
    expect(type).toBe("enquiry.created");
    expect(data).toMatchObject({
      ...{ id, message: "एक ट्रॉली हवी", phone: "+919822012345", photographs: 0 },
      url: `https://rathkar.example/admin/enquiries/${id}`,
    });
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    expect(headers["webhook-id"]).toBe(id);
    expect(headers["webhook-signature"]).toBe(
      `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
    );
    expect(await context.stateOf(id)).toEqual({ state: "sent", attempts: 1, failure: null });
  });

  test("what was refused or sent elsewhere is told again under the same id, for three days [HOOK-2]", async () => {
    await using receiver = await startReceiver(500, 302);
    const errors: unknown[] = [];
    const log = { ...silentLog, error: (fields: unknown) => errors.push(fields) };
    await using context = await openWebhook(engine, receiver.url, log);
    const telling = context.start();
    const id = await context.receive();
    await receiver.received(1);
    const becomes = (expected: object) =>
      vi.waitFor(async () => expect(await context.stateOf(id)).toMatchObject(expected), { timeout: 300_000 });
    for (const failure of ["status 500", "status 302"]) {
      await becomes({ failure });
      context.advance(hour);
      context.outbox.notify();
    }
    await becomes({ state: "sent" });
    await telling.stop();
    expect(new Set(receiver.told.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([id]));
    expect(await context.stateOf(id)).toMatchObject({ attempts: 3, failure: null });

    const last = await context.receive({ name: "Savita Kale" });
    context.advance(3 * day);
    const entry = await context.webhook.claim();
    expect(entry?.enquiry.id).toBe(last);
    expect(entry && (await context.webhook.failed(entry, "status 500"))).toBe(true);
    context.advance(day);
    expect(await context.webhook.claim()).toBeNull();
    expect(await context.stateOf(last)).toMatchObject({ state: "failed", failure: "status 500" });
    expect(errors).toEqual([]);
  });

  test("spam is not told, what turns out to be none is, and what lies in the bin waits [HOOK-3]", async () => {
    await using context = await openWebhook(engine, "http://127.0.0.1:9");
    const { enquiries, receive, webhook, stateOf } = context;
    const spam = await receive({}, { website: "https://spam.example" });
    expect(await webhook.claim()).toBeNull();
    await enquiries.setState(spam, "new");
    const told = await webhook.claim();
    expect(told?.enquiry.id).toBe(spam);
    if (told !== null) await webhook.sent(told);
    const regretted = await receive({ name: "Savita Kale" });
    await enquiries.setState(regretted, "spam");
    const binned = await receive({ name: "Ramesh Pawar" });
    await enquiries.remove([binned]);
    expect(await webhook.claim()).toBeNull();
    expect(await stateOf(regretted)).toBeUndefined();
    expect(await stateOf(binned)).toMatchObject({ state: "waiting" });
  });

  test("several workers tell of each enquiry once [HOOK-1]", async () => {
    await using context = await openWebhook(engine, "http://127.0.0.1:9");
    const ids = [await context.receive(), await context.receive({ name: "Savita Kale" })];
    const workers = [1, 2, 3, 4].map(() => createWebhookOutbox(context));
    const claimed = await Promise.all(workers.map((worker) => worker.claim()));
    const told = claimed.flatMap((entry) => (entry === null ? [] : [entry.enquiry.id]));
    expect(told.toSorted()).toEqual(ids.toSorted());
  });
});

test("a webhook that nobody answers is tried again, and the log says why without what was sent [HOOK-2]", async () => {
  const sender = createWebhookSender({
    url: "http://127.0.0.1:9/",
    secret: `whsec_${key.toString("base64")}`,
  });
  const outcome = await sender.send("1", "secret words", new Date());
  expect(outcome.ok).toBe(false);
  expect(JSON.stringify(outcome)).not.toContain("secret words");
});
