import { cp } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SqliteFile from "better-sqlite3";
import { startMailServer } from "#tests/support/mail-server.ts";
import { atLeast, atMost, type Finding } from "./findings.ts";
import { type ProductionServer, startProductionServer } from "./production-server.ts";
import { inMilliseconds, inSeconds, inWhole, percentile } from "./units.ts";

const perSecond = 200;
const seconds = 10;
const total = perSecond * seconds;

/** One submission: how it was answered and how long after it was due, in milliseconds. */
interface Outcome {
  status: number;
  after: number;
}

/**
 * Sends 200 enquiries a second for ten seconds to the production server, each from a visitor of its own and at its
 * own time whether or not earlier ones were answered, while it mails them, and counts what the database holds afterwards.
 */
export async function measureEnquiries(root: string, sampleData: string, folder: string): Promise<Finding[]> {
  const dataDir = join(folder, "enquiries");
  await cp(sampleData, dataDir, { recursive: true });
  await using mailServer = await startMailServer();
  await using server = await startProductionServer(root, dataDir, {
    // The limit counts by address: each visitor has one of his own.
    TRUSTED_PROXY: "loopback",
    SMTP_URL: mailServer.url,
    ENQUIRY_EMAIL: "owner@example.com",
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const warm = await Promise.all(
    Array.from({ length: 20 }, (_, visitor) => submit(server, agent, -1 - visitor)),
  );
  const begun = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: total }, async (_, visitor) => {
      const due = begun + (visitor * 1000) / perSecond;
      await pause(Math.max(0, due - performance.now()));
      const status = await submit(server, agent, visitor);
      return { status, after: performance.now() - due };
    }),
  );
  const took = performance.now() - begun;
  const mailed = mailServer.taken.length;
  agent.destroy();
  return [
    ...findingsOf(outcomes, took, storedIn(dataDir) - warm.length),
    { what: "mailed meanwhile", measured: inWhole(mailed) },
  ];
}

function findingsOf(outcomes: readonly Outcome[], took: number, stored: number): Finding[] {
  const acknowledged = outcomes.filter(({ status }) => status === 303).length;
  const after = (percent: number) =>
    percentile(
      outcomes.map((outcome) => outcome.after),
      percent,
    );
  const rate = (acknowledged / took) * 1000;
  return [
    {
      what: `enquiries answered as sent, of ${inWhole(total)} in ${seconds} s`,
      measured: inWhole(acknowledged),
      target: atLeast(acknowledged, total, inWhole(total)),
    },
    {
      what: "of these not stored",
      measured: inWhole(Math.max(0, acknowledged - stored)),
      target: atMost(acknowledged - stored, 0, "none"),
    },
    {
      what: "sustained, a second",
      measured: inWhole(rate),
      // The last one is answered a moment after the ten seconds.
      target: atLeast(rate, perSecond * 0.98, inWhole(perSecond)),
    },
    { what: "answer, median", measured: inMilliseconds(after(50)) },
    { what: "answer, 99th percentile", measured: inMilliseconds(after(99)) },
    { what: "answer, slowest", measured: inSeconds(after(100)) },
  ];
}

/** Posts the form as a browser without scripts does. Answers the status. */
function submit({ url }: ProductionServer, agent: Agent, visitor: number): Promise<number> {
  const number = String(100_000 + visitor);
  const body = new URLSearchParams({
    ...{
      name: `Visitor ${visitor}`,
      email: `visitor${visitor}@example.com`,
      phone: `98220${number.slice(-5)}`,
    },
    ...{ inquiry: "quote", message: `A container body for my Tata Ace, number ${visitor}. मुझे कीमत बताइए।` },
    ...{ submissionKey: `bench-submission-${number}`, privacyVersion: "2026-11-21" },
  }).toString();
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
    "X-Forwarded-For": `203.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/contact`, { method: "POST", agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end(body);
  });
}

function storedIn(dataDir: string): number {
  const file = new SqliteFile(join(dataDir, "rathkar.sqlite"), { readonly: true });
  try {
    const count: unknown = file.prepare("select count(distinct name) from enquiries").pluck().get();
    return Number(count);
  } finally {
    file.close();
  }
}
