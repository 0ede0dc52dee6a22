import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailBrake } from "#domain/enquiries/mail-brake.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { hasNginx } from "#tests/support/nginx.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";
import {
  claimedEnquiries,
  lapseClaims,
  restFromMails,
  type SeveralServers,
  startSeveralServers,
} from "#tests/support/several-servers.ts";
import { addProject } from "#tests/support/site-gallery.ts";
import { sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { newEnquiry, sendEnquiry } from "../schedules/operations/enquiries.ts";
import { newImage, uploadImage } from "../schedules/operations/images.ts";
import { shortOrLong } from "../short-or-long.ts";
import { type Load, stageOf, startLoad } from "./load.ts";
import { lostOrDoubled, notToldOnce } from "./told-once.ts";
import { createVisitors, type Visitors } from "./visitors.ts";

const postgres = process.env.TEST_DATABASE_URL;
const day = 24 * 60 * 60_000;
const replaced = shortOrLong(1, 3);
/** Of mixed load while servers go and come, in milliseconds. */
const leastLoad = shortOrLong(0, 5 * 60_000);
/** Only ends what hangs, in milliseconds. */
const hanging = leastLoad + 900_000;
/** Of PostgreSQL, in milliseconds. */
const away = shortOrLong(0, 60_000);

let site: SeveralServers;
let project: string;
let picture: string;
let askers = 0;
const inHands = new Set<string>();

function ask(path: string, init: RequestInit = {}, url = site.nginx.url): Promise<Response> {
  const network = `10.${(++askers >> 16) & 255}.${(askers >> 8) & 255}.${askers & 255}`;
  const headers = {
    "X-Network": network,
    "X-Forwarded-For": network,
    Origin: site.nginx.url,
    ...init.headers,
  };
  return fetch(url + path, { redirect: "manual", ...init, headers });
}

function send(fields: Record<string, string>, from: { url?: string; network?: string } = {}) {
  const { name, email, phone, inquiry, message, privacyVersion } = sampleEnquiry;
  const body = new URLSearchParams({ name, email, phone, inquiry, message, privacyVersion, ...fields });
  const headers: Record<string, string> =
    from.network === undefined ? {} : { "X-Network": from.network, "X-Forwarded-For": from.network };
  return ask("/contact", { method: "POST", body, headers }, from.url);
}

const keptPages = () => [
  "/",
  "/mr",
  "/hi/gallery",
  "/gallery",
  "/sitemap.xml",
  picture,
  `/gallery/${project}`,
];

async function keepPages(): Promise<void> {
  for (const { url } of site.servers) {
    for (const path of keptPages()) await (await ask(path, {}, url)).arrayBuffer();
  }
}

async function otherPages(): Promise<string[]> {
  const sitemap = await (await ask("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const kept = keptPages();
  return addresses.filter((address, number) => number % 7 === 0 && !kept.includes(address));
}

async function replace(
  signal: "SIGTERM" | "SIGKILL",
  servers: readonly ServerProcess[],
  ended = () => {},
): Promise<void> {
  for (const server of servers) {
    await server.end(signal);
    ended();
    server.launch();
    expect(await server.serving()).toBe(true);
  }
}

async function letPostgresBeAway(visitors: Visitors, { stage, ownerRests }: Load): Promise<void> {
  const others = await otherPages();
  const ownerGoesOn = await ownerRests();
  await keepPages();
  const databaseIsBack = visitors.goesAway();
  await site.database.close();
  ownerGoesOn();
  const enquiry = newEnquiry(stage, "held");
  const image = newImage(stage, "held", { isPair: false, isInWork: false });
  const gone = performance.now();
  do {
    for (const path of ["/hi/gallery?work=painting", "/mr/gallery?work=denting", "/gallery?work=painting"]) {
      expect((await visitors.askFor("page", path))?.status).toBe(503);
    }
    for (const path of others.splice(0)) await visitors.askFor("page", path);
    expect(await sendEnquiry(stage, [0], enquiry)).toBe(false);
    expect(await uploadImage(stage, 0, image)).toBe(false);
  } while (performance.now() - gone < away);
  await site.database.listen();
  for (const { url } of site.servers) {
    await expect.poll(async () => (await ask("/readyz", {}, url)).status).toBe(200);
  }
  databaseIsBack();
  expect(await sendEnquiry(stage, [0], enquiry)).toBe(true);
  await expect.poll(() => uploadImage(stage, 0, image)).toBe(true);
}

async function untilAllAreTold(): Promise<void> {
  const { db } = site.stored;
  const unsent = db.selectFrom("enquiry_outbox").where("state", "!=", "sent").selectAll();
  await expect.poll(() => unsent.execute()).toEqual([]);
  await expect.poll(() => db.selectFrom("push_outbox").selectAll().execute()).toEqual([]);
}

/** A server that ends in good order finishes what it has in hand: what is claimed then was lost, and is due at the next start. */
async function restartAll(): Promise<void> {
  await Promise.all(site.servers.map((server) => server.end("SIGTERM")));
  await lapseClaims(site.stored.db);
  await restFromMails(site.stored.db, mailBrake.pause);
  for (const server of site.servers) server.launch();
  for (const server of site.servers) expect(await server.serving()).toBe(true);
}

const mailsAbout = (words: string) => site.mails.taken.filter(({ source }) => source.includes(words));

const name = hasNginx
  ? "three servers behind nginx"
  : "three servers behind nginx: not tried, as this machine has no /usr/sbin/nginx";

function reportOf(visitors: Visitors, load: Load, replacements: number): string {
  const seen = load.seenAfter.toSorted((one, other) => one - other).map(Math.round);
  return [
    `${visitors.requests()} requests behind nginx while ${replacements} servers were replaced or killed:`,
    `${visitors.refusedMeanwhile.length} were answered 503 while PostgreSQL was away, ${visitors.lostByKill.length} saves were lost by a kill, no other failed;`,
    `${load.triedAgain()} tries were repeated until they came through. ${load.stage.ledger.enquiries.length + load.prices.length} enquiries, ${load.stage.ledger.images.length} uploads.`,
    `${seen.length} changes were seen on all servers after ${seen[seen.length >> 1]} ms (median), ${seen.at(-1)} ms at most.`,
  ].join("\n");
}

describe.skipIf(!hasNginx || postgres === undefined)(name, () => {
  beforeAll(async () => {
    if (!hasNginx || postgres === undefined) return;
    site = await startSeveralServers(postgres, async (services) => {
      project = await addProject({ services }, "Tata Ace", "painting");
      await services.pictures.warmedUp();
      const { projects } = await services.gallery.projects(1, 1);
      picture = `${projects[0]?.pictureUrls[0]}/320.jpeg`;
      const validUntil = indianDay(new Date(Date.now() + 20 * day));
      const values = { standard: "ISO 9001:2015", number: "42", validUntil };
      await services.facts.save({ section: "certificate", version: 0, values, changedBy: "owner" });
    });
  });
  afterAll(async () => site?.[Symbol.asyncDispose]());

  test(
    "while servers are replaced and killed, and PostgreSQL is away, no visitor is lost, and nobody is told twice [OPS-4, OPS-11, OPS-20, ENQ-1, ENQ-2, PUSH-2]",
    async () => {
      await keepPages();
      const visitors = createVisitors(site.nginx.url);
      const load = startLoad(site, visitors, keptPages());
      const begun = performance.now();
      let [replacements, hasBeenAway] = [0, false];
      do {
        await replace("SIGTERM", site.servers.slice(0, replaced));
        await replace("SIGKILL", site.servers.slice(-1), visitors.serverIsKilled());
        for (const id of await claimedEnquiries(site.stored.db)) inHands.add(id);
        if (!hasBeenAway) await letPostgresBeAway(visitors, load);
        hasBeenAway = true;
        replacements += replaced + 1;
      } while (performance.now() - begun < leastLoad);
      await load.stop();
      await restartAll();
      await untilAllAreTold();

      expect(visitors.forbidden).toEqual([]);
      expect(load.stage.ledger.surprises).toEqual([]);
      expect(await lostOrDoubled(site, load)).toEqual([]);
      expect(await notToldOnce(site, inHands)).toEqual([]);
      const failed = (await site.nginx.answered()).filter(({ status }) => status >= 400);
      expect(failed).toHaveLength(visitors.refusedMeanwhile.length + visitors.lostByKill.length);
      console.log(reportOf(visitors, load, replacements));
    },
    hanging,
  );

  test("what a killed server had claimed is mailed and pushed once, by another one [ENQ-2, PUSH-2, OPS-20]", async () => {
    const [first, second] = site.servers;
    if (first === undefined || second === undefined) throw new Error("There are no two servers.");
    await restFromMails(site.stored.db, mailBrake.within);
    site.mails.behave("hang");
    site.pushes.fallSilent();
    const asked = site.pushes.asked();
    const [message, another] = [randomUUID(), randomUUID()];
    expect((await send({ message, submissionKey: message }, first)).status).toBe(303);
    await expect.poll(() => claimedEnquiries(site.stored.db)).toHaveLength(1);
    await expect.poll(() => site.pushes.asked() - asked).toBe(site.devices.length);
    await first.end("SIGKILL");
    expect(mailsAbout(message)).toEqual([]);

    site.mails.behave("accept");
    site.pushes.answerWith(201);
    await lapseClaims(site.stored.db);
    expect((await send({ message: another, submissionKey: another }, second)).status).toBe(303);
    await untilAllAreTold();
    first.launch();
    expect(await first.serving()).toBe(true);
    const last = randomUUID();
    expect((await send({ message: last, submissionKey: last }, first)).status).toBe(303);
    await untilAllAreTold();
    expect(await notToldOnce(site, inHands)).toEqual([]);
  });

  test("what is due on a day one of them does [OPS-20]", async () => {
    const others = () => site.mails.taken.filter(({ messageId }) => !/^<enquir(?:y|ies)-/.test(messageId));
    await expect.poll(() => others().length).toBe(1);
    expect(others()[0]?.source).toContain("The certificate ends");
  });

  test("a change is seen on all [OPS-5]", async () => {
    const values = { phone: "+91 98220 54321" };
    for (const { url } of site.servers) await (await ask("/", {}, url)).text();
    const stored = await site.services.facts.save({
      section: "contact",
      version: 0,
      values,
      changedBy: "owner",
    });
    expect(stored.ok).toBe(true);
    for (const { url } of site.servers) {
      await expect.poll(async () => (await ask("/", {}, url)).text()).toContain("+91 98220 54321");
    }
  });

  test("who sends too much to one has sent too much to all [OPS-18]", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const { url } = site.servers[turn % 3] ?? { url: "" };
      const order = { phone: "+919876543210", message: `Order ${turn}` };
      statuses.push((await send(order, { url, network: "203.0.113.7" })).status);
    }
    expect(statuses).toEqual([...Array(5).fill(303), 429, 429]);
  });

  test("while the bucket is away, pictures that were shown lately go on, and uploads wait [OPS-19, OPS-4]", async () => {
    for (const { url } of site.servers) await (await ask(picture, {}, url)).arrayBuffer();
    const shown = await (await ask(picture)).arrayBuffer();
    await site.bucket.close();
    for (const _server of site.servers) {
      expect(await (await ask(picture)).arrayBuffer()).toEqual(shown);
    }
    const other = await ask(picture.replace("320.jpeg", "320.webp"));
    expect([other.status, other.headers.get("Retry-After")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    const visitors = createVisitors(site.nginx.url);
    const stage = stageOf(site, visitors);
    const image = newImage(stage, "waits", { isPair: false, isInWork: false });
    const bucketIsBack = visitors.goesAway();
    expect(await uploadImage(stage, 0, image)).toBe(false);
    await site.bucket.listen();
    await expect.poll(async () => (await ask(picture.replace("320.jpeg", "320.webp"))).status).toBe(200);
    await expect.poll(() => uploadImage(stage, 0, image)).toBe(true);
    bucketIsBack();
    expect(visitors.forbidden).toEqual([]);
  });
});
