import { once } from "node:events";
import { request } from "node:https";
import { afterAll, beforeAll, expect, test } from "vitest";
import webPush from "web-push";
import { type PushService, startPushService } from "#tests/support/push-service.ts";
import { isPublicAddress } from "../address-ranges.ts";
import { agentWithin, isPushAddress, type PushNetwork, publicNetwork } from "./push-network.ts";
import { createPushSender } from "./push-sender.ts";

const keys = webPush.generateVAPIDKeys();
const contact = async () => "mailto:owner@rathkar.example";
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service[Symbol.asyncDispose]());

async function send(endpoint: string, network: PushNetwork = service.network) {
  const { subscription } = service.subscribe(keys.publicKey);
  const sender = createPushSender({ keys, contact, network });
  const outcome = await sender.send({ ...subscription, endpoint }, { payload: "{}", topic: "abc" });
  sender.close();
  return outcome;
}

test("a browser decrypts what was sent, and its push service learns nothing of it [PUSH-1]", async () => {
  const browser = service.subscribe(keys.publicKey);
  const sender = createPushSender({ keys, contact, network: service.network });
  const payload = JSON.stringify({ title: "नवी चौकशी: गणपतराव" });
  expect(await sender.send(browser.subscription, { payload, topic: "enquiry-1" })).toEqual({
    ok: true,
    value: undefined,
  });
  sender.close();
  expect(browser.received).toMatchObject([
    {
      payload: { title: "नवी चौकशी: गणपतराव" },
      headers: { topic: "enquiry-1", urgency: "high", ttl: "86400", "content-encoding": "aes128gcm" },
    },
  ]);
  expect(browser.received[0]?.body.toString("utf8")).not.toContain("चौकशी");
});

test.each([
  [410, "gone"],
  [404, "gone"],
  [400, "refused"],
  [403, "refused"],
  [413, "refused"],
  [302, "refused"],
  [429, "later"],
  [503, "later"],
])("status %i counts as %s [PUSH-3]", async (status, kind) => {
  const { subscription } = service.subscribe(keys.publicKey);
  service.answerWith(status);
  expect(await send(subscription.endpoint)).toMatchObject({ ok: false, refusal: { kind } });
  service.answerWith(201);
});

test("a push service that is not there may come back [PUSH-3]", async () => {
  expect(await send("https://127.0.0.1:1/push")).toMatchObject({ ok: false, refusal: { kind: "later" } });
});

test("a certificate that nobody has signed is not trusted [PUSH-4]", async () => {
  const { subscription } = service.subscribe(keys.publicKey);
  const asked = service.asked();
  const network = { mayReach: service.network.mayReach };
  expect(await send(subscription.endpoint, network)).toMatchObject({ ok: false, refusal: { kind: "later" } });
  expect(service.asked()).toBe(asked);
});

test("neither an address nor a name leads into this machine or a private network [PUSH-4]", async () => {
  const { subscription } = service.subscribe(keys.publicKey);
  const asked = service.asked();
  const network = { ...publicNetwork, ca: service.network.ca ?? "" };
  expect(await send(subscription.endpoint, network)).toMatchObject({ refusal: { kind: "refused" } });
  const named = subscription.endpoint.replace("127.0.0.1", "localhost");
  const asking = request(named, { method: "POST", agent: agentWithin(network) });
  const [error] = await once(asking.end(), "error");
  expect(error).toMatchObject({ message: "localhost leads out of the public network" });
  expect(service.asked()).toBe(asked);
});

test.each([
  ["8.8.8.8", true],
  ["142.250.183.10", true],
  ["2a00:1450:4009:80b::200a", true],
  ["2404:6800:4009:80b::200a", true],
  ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "192.168.1.1"].map(
    (address) => [address, false] as const,
  ),
  ...[
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
  ].map((address) => [address, false] as const),
  ...["fc00::1", "fe80::1", "ff02::1", "2001:db8::1", "2002:7f00:1::", "not an address", ""].map(
    (address) => [address, false] as const,
  ),
] as const)("%s is of the public internet: %s [PUSH-4]", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["http://push.example/1", false],
  ["https://localhost/1", false],
  ["https://localhost./1", false],
  ["https://printer.local/1", false],
  ["https://intranet/1", false],
  ["https://127.0.0.1/1", false],
  ["https://0x7f.1/1", false],
  ["https://[::1]/1", false],
  ["https://user:word@push.example/1", false],
  ["file:///etc/passwd", false],
  ["", false],
])("'%s' may be a push service: %s [PUSH-4]", (address, may) => {
  expect(isPushAddress(address, publicNetwork)).toBe(may);
});
