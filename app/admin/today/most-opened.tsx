import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { quietLink, TodayPanel } from "../kit/page/today-panel.tsx";
import type { Today } from "./read-today.server.ts";

export function MostOpened({ opened }: Pick<Today, "opened">) {
  const text = useAdminText().today.opened;
  return (
    <TodayPanel title={text.title}>
      {opened.length === 0 ? <p className="mt-1">{text.none}</p> : null}
      <ol className="mt-2">
        {opened.map(({ path, name, views }) => (
          <li key={path} className="flex items-center justify-between gap-3 border-t border-line py-1">
            <a href={path} className={`${quietLink} min-w-0`}>
              {name}
            </a>
            <span className="shrink-0 tabular-nums">{counted(text.times, views)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-steel">{text.hint}</p>
    </TodayPanel>
  );
}
