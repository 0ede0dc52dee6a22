import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { startMailServer } from "../../support/mail-server.ts";
import { memoryOf } from "../../support/process-cost.ts";
import { collectGarbage, requestsInMemory } from "../../support/process-garbage.ts";
import { owner } from "../../support/running-site.ts";
import { type SiteProcess, startSiteProcess } from "../../support/site-process.ts";
import { shortOrLong } from "../short-or-long.ts";
import { createPlay } from "./play-requests.ts";

/** HOSTILE_SEED and HOSTILE_REQUESTS send the same requests again. */
const seed = Number(process.env.HOSTILE_SEED ?? shortOrLong(4711, randomInt(1, 1_000_000_000)));
const requests = Number(process.env.HOSTILE_REQUESTS ?? shortOrLong(500, 100_000));
const mostGrowth = 60 * 1024 * 1024;
/** Milliseconds; only ends what hangs. */
const hanging = 7_200_000;

const settings = {
  TRUSTED_PROXY: "loopback",
  // As in `npm start`, and so that the test can look into its memory.
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  NODE_OPTIONS: "--max-semi-space-size=4 --inspect=127.0.0.1:0",
};

test(
  `${requests} hostile requests of the seed ${seed}: no fault, no long answer, no growing memory [SEC-11]`,
  async () => {
    // Without one, links for a forgotten password are given up after some minutes, which is a fault in the log.
    await using mails = await startMailServer();
    const mail = { SMTP_URL: mails.url, ENQUIRY_EMAIL: owner.email };
    await using site = await startSiteProcess({ ...settings, ...mail });
    const play = await createPlay(site, { seed, isTimed: shortOrLong(false, true) });
    // Until then caches and compiled code fill.
    await play.until(Math.ceil(requests / 4));
    const filled = await memoryAfterGarbage(site);
    await play.until(requests);
    const growth = (await memoryAfterGarbage(site)) - filled;
    console.log(`${play.report()} The memory grew by ${Math.round(growth / 1024 / 1024)} MB.`);
    expect(play.problems).toEqual([]);
    expect(growth).toBeLessThan(mostGrowth);
    // Exact where a small leak would hide in the memory that a process keeps for itself.
    await expect.poll(() => requestsInMemory(site.output())).toBe(0);
    expect(site.output()).not.toMatch(/"level":[56]0/);
    for (const path of ["/healthz", "/", "/admin"]) expect((await fetch(site.url + path)).status).toBe(200);
  },
  hanging,
);

async function memoryAfterGarbage(site: SiteProcess): Promise<number> {
  await collectGarbage(site.output());
  return memoryOf(site.pid());
}
