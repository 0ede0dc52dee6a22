import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { idIn, openEnquiryServer, takingTurns } from "../support/enquiry-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { hour } from "../support/test-enquiries.ts";

const kills = 5;
const program = join(import.meta.dirname, "enquiries-until-killed.ts");

/** Starts the process, kills it when it has acknowledged so many and answers the ids of all it acknowledged. */
async function receiveUntilKilled(args: string[], count: number): Promise<string[]> {
  const receiving = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(receiving, "exit");
  const ids: string[] = [];
  for await (const id of createInterface({ input: receiving.stdout })) {
    ids.push(id);
    if (ids.length === count) receiving.kill("SIGKILL");
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
  return ids;
}

test(`killed ${kills} times, every acknowledged enquiry is there and mailed`, async () => {
  await using folder = await temporaryFolder();
  await using mailServer = await startMailServer();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const args = [folder.path, mailServer.url, `run${kill}`];
    acknowledged.push(...(await receiveUntilKilled(args, 20 + 7 * kill)));
  }

  const later = await openEnquiryServer({
    database: { url: null, dataDir: folder.path },
    clock: { now: () => new Date(Date.now() + hour) },
    mailUrl: mailServer.url,
    timeout: () => 20_000,
    turns: takingTurns(),
  });
  await later.mail();
  const stored = await Promise.all(acknowledged.map((id) => later.enquiries.find(id)));
  expect(await later.outbox.waiting()).toBe(0);
  await later.close();

  expect(stored.filter((enquiry) => enquiry?.mail.state !== "sent")).toEqual([]);
  const mailed = mailServer.taken.map(({ messageId }) => idIn(messageId));
  const counts = new Map(mailed.map((id) => [id, mailed.filter((other) => other === id).length]));
  expect(acknowledged.filter((id) => !counts.has(id))).toEqual([]);
  // A kill can catch each of the three mails under way between its acceptance and the note of it.
  const doubles = [...counts.values()].reduce((sum, count) => sum + count - 1, 0);
  expect(doubles).toBeLessThanOrEqual(3 * kills);
}, 120_000);
