import { adminTexts } from "#content/admin-texts.server.ts";
import { defaultLanguage } from "#content/languages.ts";
import type { Outage, Outages } from "#domain/outages/outages.ts";
import type { ToldOutages } from "#domain/outages/told-outages.ts";
import type { NotifiedDevice, NotifiedDevices } from "#domain/push/notified-devices.ts";
import type { Log } from "#platform/log.ts";
import type { PushMessage, PushSender } from "#platform/push/push-sender.ts";
import { startPoller } from "./poller.ts";
import { pushMessage } from "./push/compose-push.ts";

interface Watching {
  outages: Pick<Outages, "all">;
  told: ToldOutages;
  devices: NotifiedDevices;
  sender: Pick<PushSender, "send">;
  log: Log;
}

/** Tells once of what fails twice in a row, and once when it is over. */
export function createOutageWatch({ outages, told, devices, sender, log }: Watching): {
  look(): Promise<void>;
} {
  let seen: readonly Outage[] | null = null;
  /** They cannot be asked for while the database is away. */
  let known: readonly NotifiedDevice[] = [];

  async function tell(message: (device: NotifiedDevice) => PushMessage): Promise<void> {
    for (const device of known) {
      const outcome = await sender.send(device, message(device));
      if (!outcome.ok)
        log.warn({ device: device.id, ...outcome.refusal }, "A device could not be told of an outage.");
      await devices.note(device.id, outcome).catch(() => undefined);
    }
  }

  return {
    async look() {
      const now = await outages.all();
      const before = seen;
      seen = now;
      if (!now.includes("database")) known = await devices.all();
      if (before === null) return;
      const begun = now.filter((outage) => before.includes(outage));
      for (const outage of begun)
        if (await told.begin(outage)) await tell((device) => noticeOf(outage, device, false));
      if (now.includes("database") || before.includes("database")) return;
      for (const outage of await told.current())
        if (!now.includes(outage) && !before.includes(outage) && (await told.end(outage)))
          await tell((device) => noticeOf(outage, device, true));
    },
  };
}

/** Looks every half minute. */
export function watchOutages(watching: Watching): { stop(): Promise<void> } {
  const watch = createOutageWatch(watching);
  return startPoller({
    round: () => watch.look(),
    onWanted: () => () => {},
    log: watching.log,
    failure: "What fails could not be looked after.",
  });
}

function noticeOf(outage: Outage, { language }: NotifiedDevice, isOver: boolean): PushMessage {
  const spoken = language ?? defaultLanguage;
  const { goesOn, ...words } = adminTexts[spoken].layout.outages;
  const { sentence, help, over } = words[outage];
  return pushMessage({
    ...(isOver ? { title: over, body: goesOn } : { title: sentence, body: help }),
    url: "/admin/today",
    tag: `outage-${outage}`,
    language: spoken,
  });
}
