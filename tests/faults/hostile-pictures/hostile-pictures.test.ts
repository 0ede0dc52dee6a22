import { randomInt } from "node:crypto";
import pLimit from "p-limit";
import { expect, test } from "vitest";
import { cpuMilliseconds, memoryOf } from "../../support/process-cost.ts";
import { collectGarbage } from "../../support/process-garbage.ts";
import { owner } from "../../support/running-site.ts";
import { type SiteProcess, startSiteProcess } from "../../support/site-process.ts";
import { shortOrLong } from "../short-or-long.ts";
import { type HostilePicture, hostilePictures } from "./hostile-picture.ts";

/** HOSTILE_SEED and HOSTILE_PICTURES send the same pictures again. */
const seed = Number(process.env.HOSTILE_SEED ?? shortOrLong(4711, randomInt(1, 1_000_000_000)));
const count = Number(process.env.HOSTILE_PICTURES ?? shortOrLong(150, 5_000));
/** Milliseconds of the server's own processor time until the next answer: while it works, nobody else is answered. */
const longestWork = 2_000;
const mostGrowth = 150 * 1024 * 1024;
const atOnce = 4;
/** Milliseconds; only ends what hangs. */
const hanging = 7_200_000;

const settings = {
  TRUSTED_PROXY: "loopback",
  LOG_LEVEL: "warn",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  NODE_OPTIONS: "--max-semi-space-size=4 --inspect=127.0.0.1:0",
};

test(
  `${count} broken pictures of the seed ${seed}: each is answered, and the site goes on [PIC-4, QP-4]`,
  async () => {
    await using site = await startSiteProcess(settings);
    const pid = site.pid();
    const cookie = await signIn(site);
    const before = await memoryAfterGarbage(site);
    const answers = new Map<number, number>();
    const problems: string[] = [];
    let worked = cpuMilliseconds(pid);

    async function send(picture: HostilePicture, number: number): Promise<void> {
      const isOwners = number % 2 === 0;
      const { status, sentence } = await (isOwners
        ? upload(site, cookie, picture, number)
        : ask(site, picture, number));
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status >= 500) problems.push(`${picture.what} was answered with ${status}`);
      if (status >= 400 && sentence === "") problems.push(`${picture.what} was refused without a sentence`);
      const now = cpuMilliseconds(pid);
      if (now - worked > longestWork) problems.push(`${picture.what} took ${now - worked} ms of the server`);
      worked = now;
    }

    const queue = pLimit(atOnce);
    const pictures = await hostilePictures(seed, count);
    await Promise.all(pictures.map((picture, number) => queue(() => send(picture, number))));
    console.log(
      `${count} pictures: ${[...answers].map(([status, times]) => `${times} × ${status}`).join(", ")}.`,
    );
    expect(problems).toEqual([]);
    expect(site.pid()).toBe(pid);
    const growth = (await memoryAfterGarbage(site)) - before;
    console.log(`The memory grew by ${Math.round(growth / 1024 / 1024)} MB.`);
    expect(growth).toBeLessThan(mostGrowth);
    expect(site.output()).not.toMatch(/"level":[56]0/);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  },
  hanging,
);

async function memoryAfterGarbage(site: SiteProcess): Promise<number> {
  await collectGarbage(site.output());
  return memoryOf(site.pid());
}

async function upload(site: SiteProcess, cookie: string, { bytes }: HostilePicture, number: number) {
  const answer = await fetch(`${site.url}/admin/upload/picture?role=main&index=0&name=truck`, {
    method: "POST",
    headers: {
      ...{ cookie, Origin: site.url, "Content-Type": "application/octet-stream" },
      "X-Forwarded-For": networkOf(number),
    },
    body: new Uint8Array(bytes),
  });
  const told: unknown = await answer.json();
  const isTold = typeof told === "object" && told !== null && "message" in told;
  return { status: answer.status, sentence: isTold ? String(told.message) : "" };
}

function networkOf(number: number): string {
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

async function ask(site: SiteProcess, { bytes }: HostilePicture, number: number) {
  const body = new FormData();
  body.set("phone", `98${String(20_000_000 + number)}`);
  body.append("photographs", new File([new Uint8Array(bytes)], "truck.jpg"));
  const answer = await fetch(`${site.url}/contact/quick-price`, {
    method: "POST",
    headers: {
      ...{ Origin: site.url, Accept: "text/html" },
      "X-Forwarded-For": networkOf(number),
    },
    body,
    redirect: "manual",
  });
  const page = await answer.text();
  return { status: answer.status, sentence: /truck\.jpg: [^<]+/.exec(page)?.[0] ?? "" };
}

async function signIn(site: SiteProcess): Promise<string> {
  const body = new URLSearchParams(owner);
  const answer = await fetch(`${site.url}/admin`, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(302);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
