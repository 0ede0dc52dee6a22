import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { BinCounts } from "#domain/bin/bin.ts";
import { type BinKind, binKinds } from "#domain/bin/bin-kinds.ts";
import { type BinQuery, binAddress, binIdsAddress } from "../kit/addresses/bin.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { useBulk } from "../kit/list/bulk.tsx";
import { FilterLinks } from "../kit/list/filter-link.tsx";
import { List } from "../kit/list/list.tsx";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { chunkSize } from "../kit/page/chunks.ts";
import { fetchIds } from "../kit/page/json-call.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import { quietLink } from "../kit/page/today-panel.tsx";
import { type BinChange, changeBin } from "../kit/page/undo.ts";
import { BinGroup } from "./bin-group.tsx";
import { BinRow } from "./bin-row.tsx";
import type { BinnedGroup } from "./binned-entry.ts";

export interface LoadedBin {
  query: BinQuery;
  groups: BinnedGroup[];
  total: number;
  pages: number;
  counts: BinCounts;
}

export function BinList({ query, groups, total, pages, counts }: LoadedBin) {
  const adminText = useAdminText();
  const text = adminText.bin;
  const { bulk, change } = useBinChange(query, total);
  const toDelete = bulk.asked("delete");

  async function restoreSelected() {
    const ids = await bulk.selectedIds("restore");
    if (ids !== null) await change("restore", ids);
  }

  async function restoreGroup(act: string) {
    const answer = await fetchIds(adminText, binIdsAddress({ act }));
    if (!answer.ok) return void notifyFailure(text.failure.restore, answer.message);
    await change("restore", answer.ids);
  }

  return (
    <>
      {query.act === null ? (
        <>
          <p className="text-steel">{text.about}</p>
          <FilterLinks label={text.kindLinks} links={kindLinks(text.kinds, query.kind, counts)} />
        </>
      ) : (
        <Link to={binAddress({})} className={`${quietLink} self-start`}>
          {text.backToAll}
        </Link>
      )}
      <List
        {...{ total, pages, page: query.page, rows: groups }}
        label={text.list}
        count={total === 0 ? text.none : counted(text.count, total)}
        addressOf={(page) => binAddress({ ...query, page })}
        className="flex flex-col gap-3"
        selecting={{
          bulk,
          label: text.selectAll,
          quietUpTo: chunkSize,
          actions: (
            <>
              <Button
                kind="secondary"
                className="max-sm:flex-1 max-sm:px-2"
                disabled={bulk.counting !== null}
                onClick={() => void restoreSelected()}
              >
                {text.restore}
              </Button>
              <Confirm
                title={text.deleteTitle}
                question={counted(text.deleteSelectedQuestion, toDelete?.length ?? 0)}
                confirm={text.delete}
                onConfirm={() => void change("delete", toDelete ?? [])}
                open={toDelete !== null}
                onOpenChange={(isOpen) => (isOpen ? void bulk.ask("delete") : bulk.cancel())}
                trigger={
                  <Button
                    kind="danger"
                    className="max-sm:flex-1 max-sm:px-2"
                    disabled={bulk.counting !== null}
                  >
                    {text.delete}
                  </Button>
                }
              />
            </>
          ),
        }}
      >
        {({ act, count, first, others }) =>
          count > 1 ? (
            <BinGroup
              key={act}
              group={{ act, count, first, others }}
              isBusy={bulk.working !== null}
              onRestore={() => void restoreGroup(act)}
            />
          ) : (
            <BinRow
              key={first.id}
              entry={first}
              isBusy={bulk.working !== null}
              isSelected={bulk.isSelected(first.id)}
              onSelect={() => bulk.toggle(first.id)}
              onChange={(intent) => void change(intent, [first.id])}
            />
          )
        }
      </List>
    </>
  );
}

function kindLinks(words: Record<BinKind | "all", string>, shown: BinKind | null, counts: BinCounts) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [null, ...binKinds].map((kind) => ({
    to: binAddress({ kind }),
    label: words[kind ?? "all"],
    count: kind === null ? all : counts[kind],
    isShown: shown === kind,
  }));
}

function useBinChange(query: BinQuery, total: number) {
  const adminText = useAdminText();
  const text = adminText.bin;
  const { loadFailure: failed, nothingLeft, leaveQuestion, progress } = text;
  const wordsOf = (intent: BinChange) => ({ failed, nothingLeft, leaveQuestion, progress: progress[intent] });
  const bulk = useBulk({
    of: binAddress({ ...query, page: 1 }),
    total,
    idsAddress: binIdsAddress(query),
    words: { restore: wordsOf("restore"), delete: wordsOf("delete") },
  });

  async function change(intent: BinChange, ids: readonly string[]) {
    const call = (chunk: readonly string[]) => changeBin(adminText, intent, chunk);
    const { changed, failure: reason } = await bulk.carryOut(intent, ids, call);
    if (reason !== null) {
      const told = fillPlaceholders(text.partly, { reason, changed, total: ids.length });
      return notifyFailure(text.failure[intent], told);
    }
    const done = intent === "restore" ? text.restored : text.deletedForGood;
    if (changed > 0) notifySuccess(counted(done, changed));
  }

  return { bulk, change };
}
