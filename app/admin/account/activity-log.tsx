import { fillPlaceholders } from "#content/placeholders.ts";
import type { ActivityEntry } from "#domain/activity/activity.ts";
import { PageLinks } from "../kit/list/page-links.tsx";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import { type UndoableAct, UndoList } from "./undo-list.tsx";

interface ActivityLogProps {
  undoable: UndoableAct[];
  entries: ActivityEntry[];
  total: number;
  page: number;
  pages: number;
}

export function ActivityLog({ undoable, entries, total, page, pages }: ActivityLogProps) {
  const text = useAdminText().activity;
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="scroll-mt-4 text-lg">
        {text.title}
      </h2>
      <p className="mt-1 text-steel">{counted(text.kept, total)}</p>
      <UndoList acts={undoable} />
      {entries.length === 0 ? (
        <p className="mt-3">{text.none}</p>
      ) : (
        <ol className="panel mt-3 divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ol>
      )}
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(other) => `?log=${other}`}
        words={text.pages}
        staysInPlace
      />
    </section>
  );
}

function Entry({ happenedAt, kind, detail, session, times }: ActivityEntry) {
  const text = useAdminText().activity;
  const kinds: Readonly<Record<string, string>> = text.kinds;
  const title = kinds[kind] ?? kind;
  return (
    <li className="grid gap-x-4 px-4 py-3 xl:grid-cols-[11rem_13rem_minmax(0,1fr)_9rem] xl:items-baseline">
      <span className="text-sm text-steel">
        <Time iso={happenedAt} />
      </span>
      <span className="font-bold">
        {times > 1 ? fillPlaceholders(text.times, { kind: title, times }) : title}
      </span>
      <span className="min-w-0 wrap-anywhere">{detail}</span>
      <span className="text-sm text-steel">
        {session === null ? null : fillPlaceholders(text.session, { session })}
      </span>
    </li>
  );
}
