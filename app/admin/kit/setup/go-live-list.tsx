import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GoLiveProgress } from "#domain/go-live/go-live-progress.ts";
import { goLivePath } from "../addresses/go-live.ts";
import { useAdminText } from "../page/admin-text.ts";
import { MendItem, TodayPanel } from "../page/today-panel.tsx";
import type { SampleState } from "../samples/sample-state.server.ts";
import { SampleSwitch } from "../samples/sample-switch.tsx";
import type { GoLiveItem } from "./go-live-items.server.ts";

interface GoLiveListProps {
  items: GoLiveItem[];
  samples: SampleState;
  setup?: GoLiveProgress;
}

export function GoLiveList({ items, samples, setup }: GoLiveListProps) {
  const { goLive, today } = useAdminText();
  const text = today.goLive;
  return (
    <TodayPanel title={text.title}>
      {setup === undefined || setup.open.length === 0 ? null : (
        <Link to={goLivePath} className={`${buttonClass("primary")} my-2 w-full`}>
          {fillPlaceholders(goLive.enter, { real: setup.real, all: setup.all })}
        </Link>
      )}
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
