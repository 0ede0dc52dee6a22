import { grouped } from "#content/grouped-number.ts";
import type { ActivityEntry } from "#domain/activity/activity.ts";
import { PageLinks } from "../list/page-links.tsx";
import { Time } from "../ui/time.tsx";

interface ActivityLogProps {
  entries: ActivityEntry[];
  total: number;
  page: number;
  pages: number;
}

/** What was done in the back office, newest first. Read-only. */
export function ActivityLog({ entries, total, page, pages }: ActivityLogProps) {
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="scroll-mt-4 text-lg">
        What was done
      </h2>
      <p className="mt-1 text-steel">
        {total === 1 ? "1 entry" : `${grouped(total)} entries`}, kept for 13 months. Times are those of the
        workshop.
      </p>
      {entries.length === 0 ? (
        <p className="mt-3">There are no entries on this page.</p>
      ) : (
        <Entries entries={entries} />
      )}
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(other) => `?log=${other}`}
        label="Pages of the log"
        words={{ before: "Newer", after: "Older" }}
        staysInPlace
      />
    </section>
  );
}

function Entries({ entries }: Pick<ActivityLogProps, "entries">) {
  return (
    <ol className="panel mt-3 divide-y divide-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-4 px-4 py-3 md:grid-cols-[11rem_13rem_minmax(0,1fr)_9rem] md:items-baseline"
        >
          <span className="text-sm text-steel">
            <Time iso={entry.happenedAt} />
          </span>
          <span className="font-bold">
            {sentence(entry.kind)}
            {entry.times > 1 ? ` (${entry.times} times)` : ""}
          </span>
          <span className="break-words">{entry.detail}</span>
          <span className="text-sm text-steel">
            {entry.session === null ? null : `Session ${entry.session}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function sentence(kind: string): string {
  return kind.slice(0, 1).toUpperCase() + kind.slice(1);
}
