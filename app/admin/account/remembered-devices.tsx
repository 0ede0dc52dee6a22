import { fillPlaceholders } from "#content/placeholders.ts";
import type { RememberedDevice } from "#domain/administrator/second-factor/remembered-devices.ts";
import { ActionButton } from "../kit/form/action-button.tsx";
import { useFocusAfterRemoval } from "../kit/list/use-focus-after-removal.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import { deviceWords } from "./device-words.ts";
import { Fact } from "./fact.tsx";

export function RememberedDevices({ devices }: { devices: RememberedDevice[] }) {
  const text = useAdminText().secondFactor.devices;
  const start = useFocusAfterRemoval(devices.length);
  return (
    <>
      <h3 className="mt-6 text-base">{text.title}</h3>
      <p ref={start} tabIndex={-1} className="mt-1 text-steel outline-none">
        {devices.length === 0 ? text.none : text.explanation}
      </p>
      <ul className="mt-3 flex flex-col gap-3">
        {devices.map((device) => (
          <DeviceCard key={device.reference} device={device} />
        ))}
      </ul>
    </>
  );
}

function DeviceCard({ device }: { device: RememberedDevice }) {
  const { account, secondFactor } = useAdminText();
  const text = secondFactor.devices;
  const name = deviceWords(account.sessions, device.userAgent);
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-3 p-4">
      <div>
        <p className="font-bold">{name}</p>
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-steel">
          <Fact name={text.lastSignIn}>
            <Time iso={device.usedAt} />
          </Fact>
          <Fact name={text.until}>
            <Time iso={device.until} as="day" />
          </Fact>
        </dl>
      </div>
      <ActionButton
        kind="secondary"
        fetcherKey={`forget-${device.reference}`}
        fields={{ intent: "forget device", device: device.reference }}
        busy={text.forgetting}
        aria-label={fillPlaceholders(text.forgetThis, { device: name })}
      >
        {text.forget}
      </ActionButton>
    </li>
  );
}
