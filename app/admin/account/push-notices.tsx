import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { PushDevice } from "#domain/push/push.ts";
import { ActionButton } from "../kit/form/action-button.tsx";
import { type FormOutcome, useOutcomeNotice } from "../kit/form/form-outcome.ts";
import { useFocusAfterRemoval } from "../kit/list/use-focus-after-removal.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure } from "../kit/page/notices.tsx";
import { Time } from "../kit/page/time.tsx";
import {
  subscribe,
  subscribedEndpoint,
  type Unable,
  unsubscribe,
  whyUnable,
} from "../kit/pwa/this-browser.ts";
import { deviceWords } from "./device-words.ts";
import { Fact } from "./fact.tsx";

interface PushNoticesProps {
  publicKey: string;
  devices: PushDevice[];
}

export function PushNotices({ publicKey, devices }: PushNoticesProps) {
  const text = useAdminText().push;
  const start = useFocusAfterRemoval(devices.length);
  return (
    <section aria-labelledby="push" className="max-w-3xl">
      <h2 id="push" className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-steel">{text.text}</p>
      <ThisBrowser publicKey={publicKey} devices={devices} />
      <h3 ref={start} tabIndex={-1} className="mt-6 text-base outline-none">
        {text.list}
      </h3>
      {devices.length === 0 ? <p className="mt-1 text-steel">{text.none}</p> : null}
      <ul className="mt-3 flex flex-col gap-3">
        {devices.map((device) => (
          <DeviceCard key={device.id} device={device} />
        ))}
      </ul>
    </section>
  );
}

/** Only the browser knows, so until then nothing is offered. */
function ThisBrowser({ publicKey, devices }: PushNoticesProps) {
  const text = useAdminText().push;
  const change = useFetcher<FormOutcome>({ key: "push-here" });
  useOutcomeNotice(change);
  const [here, setHere] = useState<{ unable: Unable | null; endpoint: string | null } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const known = devices.find(({ endpoint }) => endpoint === here?.endpoint);

  useEffect(() => {
    let isShown = true;
    void look().then((seen) => {
      if (isShown) setHere(seen);
    });
    return () => {
      isShown = false;
    };
  }, []);

  async function switchOn(): Promise<void> {
    setIsAsking(true);
    try {
      const subscribed = await subscribe(publicKey);
      if (subscribed === "not allowed") notifyFailure(text.failed, text.notAllowed);
      else await change.submit({ intent: "push on", ...subscribed }, { method: "post" });
    } catch {
      notifyFailure(text.failed, text.noService);
    }
    setHere(await look());
    setIsAsking(false);
  }

  async function switchOff(id: string): Promise<void> {
    await unsubscribe().catch(() => undefined);
    await change.submit({ intent: "push off", device: id }, { method: "post" });
  }

  if (here === null) return null;
  const isBusy = isAsking || change.state !== "idle";
  if (known !== undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-bold">{text.here}</p>
        <Button kind="secondary" disabled={isBusy} onClick={() => void switchOff(known.id)}>
          {isBusy ? text.removing : text.switchOff}
        </Button>
      </div>
    );
  }
  if (here.unable !== null) return <p className="max-w-prose font-bold">{text[here.unable]}</p>;
  return (
    <Button kind="primary" disabled={isBusy} onClick={() => void switchOn()}>
      {isBusy ? text.switchingOn : text.switchOn}
    </Button>
  );
}

async function look() {
  return { unable: whyUnable(), endpoint: await subscribedEndpoint().catch(() => null) };
}

function DeviceCard({ device }: { device: PushDevice }) {
  const { account, push: text } = useAdminText();
  const name = deviceWords(account.sessions, device.userAgent);
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-bold">{name}</p>
        <dl className="mt-1 text-sm text-steel">
          <Fact name={text.since}>
            <Time iso={device.since} />
          </Fact>
        </dl>
        {device.problem === null ? null : (
          <p className="mt-1 font-bold text-vermilion wrap-anywhere">
            {fillPlaceholders(text.problem, { problem: device.problem })}
          </p>
        )}
      </div>
      <ActionButton
        kind="secondary"
        fetcherKey={`push-off-${device.id}`}
        fields={{ intent: "push off", device: device.id }}
        busy={text.removing}
        aria-label={fillPlaceholders(text.removeNamed, { device: name })}
      >
        {text.remove}
      </ActionButton>
    </li>
  );
}
