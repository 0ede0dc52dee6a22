import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { NamedCount } from "#domain/statistics/statistics.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { quietLink, TodayPanel } from "../kit/page/today-panel.tsx";
import type { OpenedPage } from "../kit/site-pages/page-naming.server.ts";

export function PageList({ pages }: { pages: readonly OpenedPage[] }) {
  const rows = pages.map(({ path, name, views }) => ({ key: path, name, count: views, path }));
  return <MostList text={useAdminText().statistics.pages} rows={rows} />;
}

export function SourceList({ sources }: { sources: readonly NamedCount[] }) {
  const rows = sources.map(({ name, count }) => ({ key: name, name, count, path: null }));
  return <MostList text={useAdminText().statistics.sources} rows={rows} />;
}

interface MostListProps {
  text: { title: string; most: string; none: string };
  rows: readonly { key: string; name: string; count: number; path: string | null }[];
}

function MostList({ text, rows }: MostListProps) {
  const [first] = rows;
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1 font-bold wrap-anywhere">
        {first === undefined ? text.none : fillPlaceholders(text.most, { name: first.name })}
      </p>
      <ol className="mt-2">
        {rows.map(({ key, name, count, path }) => (
          <li
            key={key}
            className="flex min-h-11 items-center justify-between gap-3 border-t border-line py-1"
          >
            {path === null ? (
              <span className="min-w-0 wrap-anywhere">{name}</span>
            ) : (
              <a href={path} className={`${quietLink} min-w-0`}>
                {name}
              </a>
            )}
            <span className="shrink-0 tabular-nums">{grouped(count)}</span>
          </li>
        ))}
      </ol>
    </TodayPanel>
  );
}
