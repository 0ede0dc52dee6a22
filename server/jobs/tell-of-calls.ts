import type { Enquiries } from "#domain/enquiries/enquiries.ts";
import type { Log } from "#platform/log.ts";
import { startPoller } from "./poller.ts";

/** Has devices told from 9:00 in India. */
export function tellOfCalls(
  enquiries: Pick<Enquiries, "queueCallBacks">,
  log: Log,
): { stop(): Promise<void> } {
  return startPoller({
    async round() {
      const queued = await enquiries.queueCallBacks();
      if (queued > 0) log.info({ queued }, "Devices are told of customers to be called again.");
    },
    onWanted: () => () => {},
    log,
    failure: "Whom to call again could not be read.",
  });
}
