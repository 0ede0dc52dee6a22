import { expect, test } from "vitest";
import * as marathi from "#content/mr/admin/index.ts";
import type { Outage } from "#domain/outages/outages.ts";
import { createToldOutages } from "#domain/outages/told-outages.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { startPushing } from "#server/jobs/push/start-pushing.ts";
import { createOutageWatch } from "#server/jobs/watch-outages.ts";
import { within, wordsOf } from "#tests/support/html.ts";
import { type PushService, startPushService } from "#tests/support/push-service.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { notedKinds, receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { owner } from "#tests/support/test-site.ts";

/** Lets a new browser of the session be told. */
async function switchOn(site: SignedInSite, service: PushService) {
  const browser = service.subscribe(site.services.pushDevices.publicKey);
  const answer = await postForm(site, "/admin/account", { intent: "push on", ...browser.subscription });
  expect(answer.status).toBe(200);
  return browser;
}

async function openTold() {
  const service = await startPushService();
  const site = await openSignedInSite({}, { pushNetwork: service.network });
  return {
    service,
    site,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
    },
  };
}

async function sessionOf({ services, cookie }: SignedInSite) {
  const session = await services.administrator.session(new Headers({ cookie }));
  if (session === null) throw new Error("The owner is not signed in.");
  return session;
}

const devicesOf = async (site: SignedInSite) => site.services.pushDevices.list(await sessionOf(site));

test("an enquiry is told to each device in the owner's language, with a link and without its words [PUSH-1, PUSH-2]", async () => {
  await using told = await openTold();
  const { service, site } = told;
  const phone = await switchOn(site, service);
  const computer = await switchOn({ ...site, cookie: await site.signIn() }, service);
  await site.services.administrator.setLanguage(await sessionOf(site), "mr");
  const pushing = startPushing({ ...site.push, enquiries: site.outbox, log: silentLog });
  const id = await receiveEnquiry(site, { name: "Ganpatrao Shinde", message: "My secret price is 5 lakh." });

  await expect.poll(() => [phone.received.length, computer.received.length]).toEqual([1, 1]);
  await pushing.stop();
  expect(phone.received[0]?.payload).toEqual({
    title: "नवी चौकशी: Ganpatrao Shinde",
    body: `${marathi.enquiries.inquiries.quote}, गाडीची बॉडी बांधणी`,
    url: `/admin/enquiries/${id}`,
    tag: id,
    language: "mr",
  });
  const { html } = await getPage(site, `/admin/enquiries/${id}`);
  expect(html).toContain("My secret price is 5 lakh.");
});

test("whom to call again is told on the day, with a link and without the enquiry's words [ENQ-10]", async () => {
  await using told = await openTold();
  const { service, site } = told;
  const phone = await switchOn(site, service);
  await site.services.administrator.setLanguage(await sessionOf(site), "mr");
  const id = await receiveEnquiry(site, { name: "Ganpatrao Shinde" });
  await site.services.enquiries.setState(id, "answered", "2026-01-05");
  expect(await site.services.enquiries.queueCallBacks()).toBe(1);
  const pushing = startPushing({ ...site.push, enquiries: site.outbox, log: silentLog });
  await expect.poll(() => phone.received.length).toBe(1);
  await pushing.stop();
  expect(phone.received[0]?.payload).toMatchObject({
    title: "पुन्हा फोन करा: Ganpatrao Shinde",
    url: `/admin/enquiries/${id}`,
    tag: id,
  });
});

test("what fails is told to each device once, whichever server sees it, and so is that it is over [OPS-29]", async () => {
  await using told = await openTold();
  const { service, site } = told;
  const phone = await switchOn(site, service);
  const computer = await switchOn({ ...site, cookie: await site.signIn() }, service);
  await site.services.administrator.setLanguage(await sessionOf(site), "mr");
  let failing: Outage[] = ["disk"];
  const database = await openDatabase({ url: null, dataDir: site.dataDir }, silentLog);
  const servers = [1, 2].map(() =>
    createOutageWatch({
      outages: { all: async () => failing },
      told: createToldOutages({ db: database.db, clock: systemClock }),
      ...{ ...site.push, log: silentLog },
    }),
  );
  const look = async () => {
    for (const server of servers) await server.look();
  };
  const received = () => [phone, computer].map((device) => device.received.map(({ payload }) => payload));
  await look();
  expect(received()).toEqual([[], []]);
  await look();
  await look();
  const { disk, goesOn } = marathi.layout.outages;
  const where = { url: "/admin/today", tag: "outage-disk", language: "mr" };
  const begun = { title: disk.sentence, body: disk.help, ...where };
  expect(received()).toEqual([[begun], [begun]]);

  failing = [];
  await look();
  await look();
  const over = { title: disk.over, body: goesOn, ...where };
  await look();
  expect(received()).toEqual([
    [begun, over],
    [begun, over],
  ]);
  await database.close();
});

test("while the database is away a device is told of that, too, and one that is gone is forgotten [OPS-29]", async () => {
  await using told = await openTold();
  const { service, site } = told;
  const phone = await switchOn(site, service);
  let failing: Outage[] = [];
  const database = await openDatabase({ url: null, dataDir: site.dataDir }, silentLog);
  const watch = createOutageWatch({
    outages: { all: async () => failing },
    told: createToldOutages({ db: database.db, clock: systemClock }),
    ...{ ...site.push, log: silentLog },
  });
  await watch.look();
  await database.close();
  failing = ["database"];
  await watch.look();
  await watch.look();
  await watch.look();
  expect(phone.received.map(({ payload }) => payload)).toMatchObject([{ tag: "outage-database" }]);
});

test("a device is listed, told of in the log, and removed; what is gone is forgotten by itself [PUSH-3]", async () => {
  await using told = await openTold();
  const { service, site } = told;
  await switchOn(site, service);
  const [device] = await devicesOf(site);
  const { html } = await getPage(site, "/admin/account");
  expect(wordsOf(within(html, "main"))).toContain("Notifications switched on");
  expect(html).toContain('aria-label="Remove Unknown device"');
  const removal = { intent: "push off", device: device?.id ?? "" };
  expect((await postForm(site, "/admin/account", removal)).answer).toContain(
    "This device gets no more notifications",
  );
  expect((await postForm(site, "/admin/account", removal)).status).toBe(404);
  expect(await notedKinds(site)).toEqual(["notices on", "notices off"]);

  await switchOn(site, service);
  service.answerWith(410);
  const pushing = startPushing({ ...site.push, enquiries: site.outbox, log: silentLog });
  await receiveEnquiry(site);
  await expect.poll(() => devicesOf(site)).toEqual([]);
  await pushing.stop();
});

test.each([
  ["https://192.168.1.1/push", "This browser has no notification service that can be used."],
  ["http://push.example/1", "This browser has no notification service that can be used."],
])("a push service at %s is refused [PUSH-4]", async (endpoint, sentence) => {
  await using told = await openTold();
  const { site, service } = told;
  const { subscription } = service.subscribe(site.services.pushDevices.publicKey);
  const { status, answer } = await postForm(site, "/admin/account", {
    intent: "push on",
    ...subscription,
    endpoint,
  });
  expect([status, answer.includes(sentence)]).toEqual([400, true]);
  const broken = { intent: "push on", ...subscription, p256dh: "AAAA" };
  expect((await postForm(site, "/admin/account", broken)).status).toBe(400);
  expect(await devicesOf(site)).toEqual([]);
});

test("logging out ends it on the device, signing out everywhere else on the others [PUSH-3]", async () => {
  await using told = await openTold();
  const { service, site } = told;
  const others = [
    { ...site, cookie: await site.signIn() },
    { ...site, cookie: await site.signIn() },
  ];
  await switchOn(site, service);
  for (const other of others) await switchOn(other, service);
  expect(await devicesOf(site)).toHaveLength(3);
  const cookie = others[0]?.cookie ?? "";
  await site.app.request("/admin/sign-out", { method: "POST", headers: { cookie } });
  expect(await devicesOf(site)).toHaveLength(2);
  await postForm(site, "/admin/account", { intent: "end other sessions" });
  expect(await devicesOf(site)).toHaveLength(1);
});

test("a session that is ended from elsewhere is told nothing more, also after it signed in again [PUSH-3]", async () => {
  await using told = await openTold();
  const { service, site } = told;
  const phone = { ...site, cookie: await site.signIn() };
  await switchOn(phone, service);
  const from = { address: "192.0.2.7", userAgent: null, cookie: phone.cookie };
  const again = await site.services.administrator.signIn(owner, from);
  if (!again.ok || again.value.asksForCode) throw new Error("The owner could not sign in again.");
  expect(await devicesOf(site)).toHaveLength(1);
  const { reference } = again.value;
  await postForm(site, "/admin/account", { intent: "end session", session: reference });
  expect(await devicesOf(site)).toEqual([]);
});

test("the office is installed in the language of the browser, and no page of the site asks for it [PUSH-6]", async () => {
  await using site = await openSignedInSite();
  const worker = await site.app.request("/admin/service-worker.js");
  expect(Object.fromEntries(worker.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "service-worker-allowed": "/admin",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  });
  expect(await worker.text()).toContain('"language":"en","title":"No connection"');
  const headers = { cookie: "rathkar.language=mr" };
  const speaking = await site.app.request("/admin/service-worker.js", { headers });
  expect(await speaking.text()).toContain(JSON.stringify(marathi.push.offline.title));

  const office = await getPage(site, "/admin/today");
  expect(office.html).toContain('rel="manifest" href="/admin/manifest.webmanifest"');
  const manifest = await site.app.request("/admin/manifest.webmanifest", { headers });
  expect(manifest.headers.get("Content-Type")).toContain("application/manifest+json");
  expect(await manifest.json()).toMatchObject({
    ...{ start_url: "/admin", scope: "/admin", display: "standalone", lang: "mr" },
    name: marathi.push.app.name,
  });
  for (const path of ["/", "/mr/contact"]) {
    const page = await site.app.request(path);
    expect(await page.text()).not.toMatch(/manifest\.webmanifest|service-worker/);
    expect(page.headers.get("Content-Security-Policy")).not.toMatch(/manifest-src|worker-src/);
  }
});
