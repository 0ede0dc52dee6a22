import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indianDay } from "#domain/facts/business.ts";
import { hasNginx } from "#tests/support/nginx.ts";
import type { ServerProcess } from "#tests/support/server-process.ts";
import { type SeveralServers, startSeveralServers } from "#tests/support/several-servers.ts";
import { addProject } from "#tests/support/site-gallery.ts";
import { sampleEnquiry } from "#tests/support/test-enquiries.ts";
import { shortOrLong } from "./short-or-long.ts";

const postgres = process.env.TEST_DATABASE_URL;
const day = 24 * 60 * 60_000;
const replaced = shortOrLong(1, 3);
/** Of mixed load while servers go and come, in milliseconds. */
const leastLoad = shortOrLong(0, 5 * 60_000);

let site: SeveralServers;
let project: string;
let picture: string;
let askers = 0;

/** By way of nginx or straight to a server, from a network of its own. */
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

/** Reads pages and sends enquiries, several at a time, until it is stopped; answers what was refused and what was sent. */
function startLoad() {
  const paths = [
    "/",
    "/mr",
    "/hi/gallery",
    "/gallery",
    "/sitemap.xml",
    "/contact/form-token",
    picture,
    `/gallery/${project}`,
  ];
  const refused: string[] = [];
  const sent: string[] = [];
  let isOver = false;
  async function visit(visitor: number): Promise<void> {
    for (let turn = visitor; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? "/";
      const read = await ask(path, { method: turn % 5 === 0 ? "HEAD" : "GET" });
      await read.arrayBuffer();
      if (read.status !== 200) refused.push(`${read.status} ${path}`);
      if (turn % 10 !== 0) continue;
      const message = `A body for truck ${visitor}-${turn}`;
      const written = await send({ message, submissionKey: randomUUID() });
      await written.arrayBuffer();
      if (written.status < 400) sent.push(message);
      else refused.push(`${written.status} enquiry`);
      await pause(20);
    }
  }
  const visits = Promise.all([0, 1, 2, 3].map(visit));
  return {
    async stop() {
      isOver = true;
      await visits;
      return { refused, sent };
    },
  };
}

/** One after the other. */
async function restart(signal: "SIGTERM" | "SIGKILL", servers: readonly ServerProcess[]): Promise<void> {
  for (const server of servers) {
    await server.end(signal);
    server.launch();
    expect(await server.serving()).toBe(true);
  }
}

const mailsAbout = (words: string) => site.mails.taken.filter(({ source }) => source.includes(words));

const name = hasNginx
  ? "three servers behind nginx"
  : "three servers behind nginx: not tried, as this machine has no /usr/sbin/nginx";

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

  test("no visitor notices that each server is replaced and one is killed [OPS-20]", async () => {
    const load = startLoad();
    const begun = performance.now();
    do {
      await restart("SIGTERM", site.servers.slice(0, replaced));
      await restart("SIGKILL", site.servers.slice(-1));
    } while (performance.now() - begun < leastLoad);
    const { refused, sent } = await load.stop();
    expect(refused).toEqual([]);
    expect((await site.nginx.answered()).filter(({ status }) => status >= 400)).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);

    const { counts } = site.services.enquiries;
    expect(Object.values(await counts())).toContain(sent.length);
    const mailed = () =>
      mailsAbout("A body for truck").map(({ messageId }) => messageId.replace(/^<enquiry-|@.*$/g, ""));
    await expect
      .poll(async () => new Set([...mailed(), ...(await site.waitingMail())]).size)
      .toBe(sent.length);
    expect(new Set(mailed()).size).toBe(mailed().length);
  });

  test("what is due on a day one of them does [OPS-20]", async () => {
    const others = () => site.mails.taken.filter(({ messageId }) => !messageId.startsWith("<enquiry-"));
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
    for (let turn = 0; turn < 22; turn++) {
      const { url } = site.servers[turn % 3] ?? { url: "" };
      statuses.push((await send({ name: "" }, { url, network: "203.0.113.77" })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
  });

  test("while PostgreSQL is away, kept pages and their pictures go on, all else says when to come back [OPS-4, OPS-11]", async () => {
    for (const { url } of site.servers) {
      for (const path of ["/", picture]) await (await ask(path, {}, url)).arrayBuffer();
    }
    await site.database.close();
    for (const path of ["/", "/", "/", picture]) expect((await ask(path)).status).toBe(200);
    const other = await ask("/hi/gallery?work=painting");
    expect([other.status, other.headers.get("Retry-After")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await other.text()).toContain("<h1");
    await pause(shortOrLong(0, 60_000));
    expect((await ask("/")).status).toBe(200);
    await site.database.listen();
    await expect.poll(async () => (await ask("/hi/gallery?work=painting")).status).toBe(200);
  });

  test("while the bucket is away, pictures that were shown lately go on [OPS-19]", async () => {
    for (const { url } of site.servers) await (await ask(picture, {}, url)).arrayBuffer();
    const shown = await (await ask(picture)).arrayBuffer();
    await site.bucket.close();
    for (const _server of site.servers) {
      expect(await (await ask(picture)).arrayBuffer()).toEqual(shown);
    }
    const other = await ask(picture.replace("320.jpeg", "320.webp"));
    expect([other.status, other.headers.get("Retry-After")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    await site.bucket.listen();
    await expect.poll(async () => (await ask(picture.replace("320.jpeg", "320.webp"))).status).toBe(200);
  });
});
