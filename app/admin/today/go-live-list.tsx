import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../layout/admin-text.ts";
import type { GoLiveItem } from "./go-live.server.ts";
import { MendItem, TodayPanel } from "./today-panel.tsx";

export function GoLiveList({ items }: { items: GoLiveItem[] }) {
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
      <p className="mt-2 text-sm text-steel">{text.doctor}</p>
    </TodayPanel>
  );
}
