import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { PushEntry, PushOutbox } from "#domain/push/push-outbox.ts";
import type { Log } from "#platform/log.ts";
import type { PushSender } from "#platform/push/push-sender.ts";
import { startPoller } from "../poller.ts";
import { recordOutcome } from "../record-outcome.ts";
import { composePush } from "./compose-push.ts";

const concurrentPushes = 4;
const stopTimeoutMilliseconds = 5_000;

interface Pushing {
  outbox: PushOutbox;
  enquiries: Pick<Outbox, "onQueued">;
  sender: PushSender;
  log: Log;
}

/** Tells devices at once and every half minute. */
export function startPushing({ outbox, enquiries, sender, log }: Pushing): { stop(): Promise<void> } {
  async function sendOneAfterAnother(isStopped: () => boolean): Promise<void> {
    for (let entry = await outbox.claim(); entry !== null; entry = await outbox.claim()) {
      await tell(entry, isStopped);
      if (isStopped()) return;
    }
  }

  async function tell(entry: PushEntry, isStopped: () => boolean): Promise<void> {
    const { enquiry, device } = entry;
    const outcome = await sender.send(device, composePush(entry));
    if (outcome.ok) return recordOutcome(() => outbox.sent(entry), isStopped);
    const { kind, detail } = outcome.refusal;
    log.warn(
      { enquiry: enquiry.id, device: device.id, kind, detail },
      "A device could not be told of an enquiry.",
    );
    const { refusal } = outcome;
    await recordOutcome(() => outbox.failed(entry, refusal), isStopped);
  }

  const poller = startPoller({
    async round(isStopped) {
      const sending = Array.from({ length: concurrentPushes }, () => sendOneAfterAnother(isStopped));
      const ends = await Promise.allSettled(sending);
      for (const end of ends) if (end.status === "rejected") throw end.reason;
    },
    onWanted: enquiries.onQueued,
    log,
    failure: "A round of telling devices of enquiries failed.",
  });
  return {
    async stop() {
      const cutOff = setTimeout(() => sender.close(), stopTimeoutMilliseconds);
      await poller.stop();
      clearTimeout(cutOff);
      sender.close();
    },
  };
}
