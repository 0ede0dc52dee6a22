import { expect, test } from "vitest";
import { idIn, openEnquiryServer, takingTurns } from "../support/enquiry-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { hour } from "../support/test-enquiries.ts";
import { runUntilKilled } from "./run-until-killed.ts";
import { shortOrLong } from "./short-or-long.ts";

const kills = shortOrLong(2, 10);

test(`killed ${kills} times, every acknowledged enquiry is there and mailed [ENQ-1, ENQ-2]`, async () => {
  await using folder = await temporaryFolder();
  await using mailServer = await startMailServer();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const words = [folder.path, mailServer.url, `run${kill}`];
    const moment = { lines: 20 + 7 * kill, delay: 0 };
    acknowledged.push(...(await runUntilKilled("enquiries-until-killed.ts", words, moment)));
  }

  const later = await openEnquiryServer({
    database: { url: null, dataDir: folder.path },
    clock: { now: () => new Date(Date.now() + hour) },
    mailUrl: mailServer.url,
    timeout: () => 300_000,
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
});
