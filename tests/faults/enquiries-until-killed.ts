/**
 * A process that receives enquiries and mails them until it is killed. Says which ones it has acknowledged, one
 * id a line. Arguments: the data folder, the mail server's address, a word of its own.
 */

import { createEnquiries } from "#domain/enquiries/enquiries.ts";
import { createOutbox } from "#domain/enquiries/outbox.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { createSmtpMailer } from "#platform/mail/create-smtp-mailer.ts";
import { startMailWorker } from "#server/jobs/enquiry-mail/mail-worker.ts";
import { photographsIn } from "#tests/support/enquiry-photographs.ts";
import { composing } from "#tests/support/enquiry-server.ts";

const [dataDir = "", mailUrl = "", word = ""] = process.argv.slice(2);
const database = await openDatabase({ url: null, dataDir }, silentLog);
const outbox = createOutbox({ database, clock: systemClock, mostAlone: Number.POSITIVE_INFINITY });
const enquiries = createEnquiries({
  ...{ database, outbox, clock: systemClock, months: 13, isMailed: async () => true },
  secret: "a secret of more than thirty-two characters",
  photographs: photographsIn(dataDir, { database }),
});
const address = "owner@rathkar.example";
const mailer = createSmtpMailer({ url: mailUrl, from: address, to: address });
startMailWorker({
  ...{ outbox, log: silentLog },
  open: async () => ({
    mailer,
    ...composing,
  }),
});

async function receiveOn(lane: string): Promise<never> {
  for (let count = 0; ; count++) {
    const { id } = await enquiries.submit(
      {
        ...{ name: `Visitor ${word} ${lane} ${count}`, email: "visitor@example.com", phone: "+919822012345" },
        ...{ inquiry: "quote", message: `Truck ${count}`, service: null, language: "hi" },
        privacyVersion: "2026-11-21",
      },
      { submissionKey: `key-${word}-${lane}-${count}`, formToken: null, website: "" },
    );
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(["1", "2", "3"].map(receiveOn));
