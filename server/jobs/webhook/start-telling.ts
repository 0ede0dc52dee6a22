import { referenceOf } from "#domain/enquiries/enquiry.ts";
import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { WebhookEntry, WebhookOutbox } from "#domain/enquiries/webhook-outbox.ts";
import { systemClock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import type { WebhookSender } from "#platform/webhook/webhook-sender.ts";
import { startPoller } from "../poller.ts";
import { recordOutcome } from "../record-outcome.ts";

const stopTimeoutMilliseconds = 5_000;

interface Telling {
  outbox: WebhookOutbox;
  enquiries: Pick<Outbox, "onQueued">;
  sender: WebhookSender;
  publicUrl: string;
  log: Log;
}

/** Works at once and every half minute. */
export function startTelling(parts: Telling): { stop(): Promise<void> } {
  const { outbox, enquiries, sender, publicUrl, log } = parts;

  async function tell(entry: WebhookEntry, isStopped: () => boolean): Promise<void> {
    const { id } = entry.enquiry;
    const outcome = await sender.send(id, composeEvent(entry, publicUrl), systemClock.now());
    if (outcome.ok) return recordOutcome(() => outbox.sent(entry), isStopped);
    const failure = outcome.refusal;
    log.warn({ enquiry: id, failure }, "The webhook was not told of an enquiry.");
    await recordOutcome(async () => {
      const isOver = await outbox.failed(entry, failure);
      if (isOver) log.error({ enquiry: id, failure }, "The webhook is told of this enquiry no more.");
    }, isStopped);
  }

  const poller = startPoller({
    async round(isStopped) {
      for (let entry = await outbox.claim(); entry !== null; entry = await outbox.claim()) {
        await tell(entry, isStopped);
        if (isStopped()) return;
      }
    },
    onWanted: enquiries.onQueued,
    log,
    failure: "A round of telling the webhook of enquiries failed.",
  });
  return {
    async stop() {
      const cutOff = setTimeout(() => sender.close(), stopTimeoutMilliseconds);
      await poller.stop();
      clearTimeout(cutOff);
    },
  };
}

/** `url` leads to the office, behind the sign-in. */
function composeEvent({ enquiry }: WebhookEntry, publicUrl: string): string {
  const { id, createdAt, ...rest } = enquiry;
  const url = `${publicUrl}/admin/enquiries/${id}`;
  const data = { id, reference: referenceOf(id), ...rest, url };
  return JSON.stringify({ type: "enquiry.created", timestamp: createdAt, data });
}
