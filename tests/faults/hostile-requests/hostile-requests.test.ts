import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { cpuMilliseconds, memoryOf } from "../../../scripts/bench/process-cost.ts";
import { collectGarbage } from "../../support/process-garbage.ts";
import { owner } from "../../support/running-site.ts";
import { type SiteProcess, startSiteProcess } from "../../support/site-process.ts";
import { shortOrLong } from "../short-or-long.ts";
import { type HostilePlace, hostileRequest } from "./hostile-request.ts";
import { sendRequest } from "./send-request.ts";

/** HOSTILE_SEED and HOSTILE_REQUESTS send the same requests again. */
const seed = Number(process.env.HOSTILE_SEED ?? randomInt(1, 1_000_000_000));
const requests = Number(process.env.HOSTILE_REQUESTS ?? 100_000);
/** Too long for `npm test`. */
const isWanted = shortOrLong(process.env.HOSTILE_REQUESTS !== undefined, true);
const atOnce = 20;
/** Milliseconds. */
const longestWork = 2_000;
/** Milliseconds until an answer is there. */
const longestAnswer = 2_000;
const mostGrowth = 60 * 1024 * 1024;

const settings = {
  TRUSTED_PROXY: "loopback",
  // As in `npm start`, and so that the test can let it collect its garbage.
  MALLOC_ARENA_MAX: "2",
  NODE_OPTIONS: "--max-semi-space-size=4 --inspect=127.0.0.1:0",
};

test.runIf(isWanted)(
  `${requests} hostile requests of the seed ${seed}: no fault, no long answer, no growing memory [SEC-11]`,
  async () => {
    await using site = await startSiteProcess(settings);
    const play = await createPlay(site);
    // Until then caches and compiled code fill.
    await play(Math.ceil(requests / 4));
    const filled = await memoryAfterGarbage(site);
    expect(await play(requests)).toEqual([]);
    const growth = (await memoryAfterGarbage(site)) - filled;
    expect(growth).toBeLessThan(mostGrowth);
    expect(site.output()).not.toMatch(/"level":[56]0/);
    for (const path of ["/healthz", "/", "/admin"]) expect((await fetch(site.url + path)).status).toBe(200);
  },
);

/** Sends the next requests until so many are sent; answers what was wrong with any of them. */
async function createPlay(site: SiteProcess): Promise<(until: number) => Promise<string[]>> {
  const place = await placeOf(site);
  const port = Number(new URL(site.url).port);
  const problems: string[] = [];
  let next = 0;
  let worked = cpuMilliseconds(site.pid());

  async function sendNext(): Promise<void> {
    const number = next++;
    const request = hostileRequest(seed, number, place);
    const { status, milliseconds } = await sendRequest(port, request);
    const complain = (what: string) =>
      problems.push(`request ${number} of the seed ${seed} ${what}: ${request.line.slice(0, 300)}`);
    if (status !== null && status >= 500) complain(`was answered with ${status}`);
    if (status === null && request.isAnswered) complain("was not answered");
    if (milliseconds > longestAnswer) complain(`took ${Math.round(milliseconds)} ms`);
    // While it is busy with one, no other is answered: the processor's time tells, whatever else the machine does.
    const now = cpuMilliseconds(site.pid());
    if (now - worked > longestWork) complain(`was answered after ${now - worked} ms of work`);
    worked = now;
  }

  return async (until) => {
    const sendUntil = async () => {
      while (next < until) await sendNext();
    };
    await Promise.all(Array.from({ length: atOnce }, sendUntil));
    return problems;
  };
}

async function memoryAfterGarbage(site: SiteProcess): Promise<number> {
  await collectGarbage(site.output());
  return memoryOf(site.pid()).now;
}

async function placeOf(site: SiteProcess): Promise<HostilePlace> {
  const body = new URLSearchParams(owner);
  const answer = await fetch(`${site.url}/admin`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(302);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { host: new URL(site.url).host, cookie: cookies.join("; ") };
}
