import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../layout/admin-text.ts";
import type { SampleState } from "../samples/sample-state.server.ts";
import { SampleSwitch } from "../samples/sample-switch.tsx";
import type { GoLiveItem } from "./go-live.server.ts";
import { MendItem, TodayPanel } from "./today-panel.tsx";

interface GoLiveListProps {
  items: GoLiveItem[];
  samples: SampleState;
}

export function GoLiveList({ items, samples }: GoLiveListProps) {
  const text = useAdminText().today.goLive;
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1">{items.length === 0 ? text.ready : text.intro}</p>
      <ul className="mt-2">
        {items.map(({ kind, value, path }) => (
          <MendItem key={kind + value} to={path}>
            {fillPlaceholders(text.items[kind], { value })}
          </MendItem>
        ))}
      </ul>
      {(samples.areShown || samples.areHidden) && (
        <div className="border-y border-line py-3">
          <SampleSwitch areHidden={samples.areHidden} />
        </div>
      )}
      <p className="mt-2 text-sm text-steel">{text.doctor}</p>
    </TodayPanel>
  );
}
