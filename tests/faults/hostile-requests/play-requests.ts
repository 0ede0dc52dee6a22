import { expect } from "vitest";
import { cpuMilliseconds, waitedForProcessor } from "../../support/process-cost.ts";
import { owner } from "../../support/running-site.ts";
import type { SiteProcess } from "../../support/site-process.ts";
import { type HostilePlace, hostileRequest } from "./hostile-request.ts";
import { sendRequest } from "./send-request.ts";

const atOnce = 20;
/** Milliseconds of its processor time. */
const longestWork = 2_000;
/** Milliseconds until an answer is there. */
const longestAnswer = 2_000;

export interface Play {
  until(count: number): Promise<void>;
  problems: readonly string[];
  report(): string;
}

/** `isTimed`: the time until an answer is judged, too, but for what the machine was busy with others. */
export async function createPlay(
  site: SiteProcess,
  { seed, isTimed }: { seed: number; isTimed: boolean },
): Promise<Play> {
  const place = await placeOf(site);
  const port = Number(new URL(site.url).port);
  const problems: string[] = [];
  const answers = new Map<string, number>();
  let slowest = 0;
  let next = 0;
  let worked = cpuMilliseconds(site.pid());

  async function sendNext(): Promise<void> {
    const number = next++;
    const request = hostileRequest(seed, number, place);
    const waited = isTimed ? waitedByBoth(site) : 0;
    const { status, milliseconds } = await sendRequest(port, request);
    const complain = (what: string) =>
      problems.push(`request ${number} of the seed ${seed} ${what}: ${request.line.slice(0, 300)}`);
    const kind = String(status ?? "none");
    answers.set(kind, (answers.get(kind) ?? 0) + 1);
    slowest = Math.max(slowest, milliseconds);
    if (status !== null && status >= 500) complain(`was answered with ${status}`);
    if (status === null && request.isAnswered) complain("was not answered");
    if (isTimed && milliseconds - (waitedByBoth(site) - waited) > longestAnswer) {
      complain(`took ${Math.round(milliseconds)} ms`);
    }
    // While it is busy with one, no other is answered: the processor's time tells, whatever else the machine does.
    const now = cpuMilliseconds(site.pid());
    if (now - worked > longestWork) complain(`was answered after ${now - worked} ms of work`);
    worked = now;
  }

  return {
    problems,
    async until(count) {
      const sendUntil = async () => {
        while (next < count) await sendNext();
      };
      await Promise.all(Array.from({ length: atOnce }, sendUntil));
    },
    report() {
      const counts = [...answers].sort().map(([status, count]) => `${status}: ${count}`);
      return `${next} requests of the seed ${seed}. ${counts.join(", ")}. The slowest took ${Math.round(slowest)} ms.`;
    },
  };
}

function waitedByBoth(site: SiteProcess): number {
  return waitedForProcessor(site.pid()) + waitedForProcessor(process.pid);
}

async function placeOf(site: SiteProcess): Promise<HostilePlace> {
  const body = new URLSearchParams(owner);
  // An idle connection would keep its last request in the server's memory for a minute.
  const headers = { Connection: "close" };
  const answer = await fetch(`${site.url}/admin`, { method: "POST", body, headers, redirect: "manual" });
  expect(answer.status).toBe(302);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { host: new URL(site.url).host, cookie: cookies.join("; ") };
}
