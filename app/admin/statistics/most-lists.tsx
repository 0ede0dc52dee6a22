import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { NamedCount } from "#domain/statistics/statistics.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { quietLink, TodayPanel } from "../kit/page/today-panel.tsx";
import type { OpenedPage } from "../kit/site-pages/page-naming.server.ts";

const row = "flex min-h-11 items-center justify-between gap-3 border-t border-line py-1";
const number = "shrink-0 tabular-nums";

export function PageList({ pages }: { pages: readonly OpenedPage[] }) {
  const { pages: text } = useAdminText().statistics;
  const [first] = pages;
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1 font-bold wrap-anywhere">
        {first === undefined ? text.none : fillPlaceholders(text.most, { name: first.name })}
      </p>
      <ol className="mt-2">
        {pages.map(({ path, name, views }) => (
          <li key={path} className={row}>
            <a href={path} className={`${quietLink} min-w-0`}>
              {name}
            </a>
            <span className={number}>{grouped(views)}</span>
          </li>
        ))}
      </ol>
    </TodayPanel>
  );
}

export function SourceList({ sources }: { sources: readonly NamedCount[] }) {
  const { sources: text } = useAdminText().statistics;
  const [first] = sources;
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1 font-bold wrap-anywhere">
        {first === undefined ? text.none : fillPlaceholders(text.most, { name: first.name })}
      </p>
      <ol className="mt-2">
        {sources.map(({ name, count }) => (
          <li key={name} className={row}>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className={number}>{grouped(count)}</span>
          </li>
        ))}
      </ol>
    </TodayPanel>
  );
}
