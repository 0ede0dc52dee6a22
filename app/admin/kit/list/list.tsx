import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { useAdminText } from "../page/admin-text.ts";
import { quietLink } from "../page/today-panel.tsx";
import { type Bulk, BulkBar, SelectAll } from "./bulk.tsx";
import { PageLinks } from "./page-links.tsx";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

interface Page {
  total: number;
  page: number;
  pages: number;
}

interface Column {
  name: string;
  heading: ReactNode;
  className?: string;
  sorted?: "ascending" | "descending" | undefined;
}

interface Selecting {
  bulk: Bulk;
  label: string;
  labelInHead?: string;
  quietUpTo?: number;
  begin?: { isBegun: boolean; onBegin(isBegun: boolean): void };
  actions: ReactNode;
}

interface ListProps<Row> extends Page {
  label: string;
  count: string;
  waiting?: string;
  beside?: ReactNode;
  notes?: ReactNode;
  selecting?: Selecting;
  rows: readonly Row[];
  children(row: Row): ReactNode;
  nothing?: ReactNode;
  table?: { columns: readonly Column[]; cards?: string };
  className?: string;
  addressOf(page: number): string;
}

export function List<Row>(list: ListProps<Row>) {
  const { count, waiting, beside, notes, selecting, table, nothing = null, total, page, pages } = list;
  const isWaiting = useNavigation().state === "loading";
  const status = useFocusAfterRemoval(total, hasBar(selecting) ? 1 : 0);
  const headOnly = table === undefined ? "" : "menu:hidden";
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 sm:gap-x-4">
        <p ref={status} role="status" tabIndex={-1} className="min-w-0 text-steel outline-none wrap-anywhere">
          {isWaiting ? (waiting ?? count) : count}
        </p>
        {beside}
        {selecting === undefined || total === 0 ? null : (
          <div className={`ml-auto flex items-center gap-x-4 ${headOnly}`}>
            {selecting.begin?.isBegun === false ? null : <SelectAll {...selecting} isLabelShown />}
            {selecting.begin === undefined ? null : <BeginSelecting {...selecting.begin} />}
          </div>
        )}
      </div>
      {notes}
      {selecting === undefined ? null : <BulkBar {...selecting}>{selecting.actions}</BulkBar>}
      {total === 0 ? nothing : <Rows {...list} isWaiting={isWaiting} />}
      <PageLinks page={page} pages={pages} addressOf={list.addressOf} />
    </>
  );
}

function hasBar(selecting: Selecting | undefined): boolean {
  return selecting !== undefined && selecting.bulk.selected > 0;
}

function BeginSelecting({ isBegun, onBegin }: NonNullable<Selecting["begin"]>) {
  const text = useAdminText().layout.bulk;
  return (
    <button type="button" className={`${quietLink} justify-end`} onClick={() => onBegin(!isBegun)}>
      {isBegun ? text.done : text.select}
    </button>
  );
}

function Rows<Row>({ isWaiting, ...list }: ListProps<Row> & { isWaiting: boolean }) {
  const { label, rows, children, table, className = "", selecting } = list;
  const look = `transition-opacity duration-200 ${isWaiting ? "opacity-60" : ""}`;
  if (table === undefined) {
    return (
      <ul aria-label={label} aria-busy={isWaiting} className={`${className} ${look}`}>
        {rows.map(children)}
      </ul>
    );
  }
  return (
    <section
      aria-label={label}
      aria-busy={isWaiting}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than its place, keys must scroll it
      tabIndex={0}
      className={`menu:overflow-x-auto menu:rounded-md menu:border menu:border-line menu:bg-sheet ${look}`}
    >
      <table className="w-full border-collapse max-menu:block menu:min-w-[46rem]">
        <thead className="max-menu:hidden">
          <tr className="border-b border-line text-left text-sm">
            {selecting?.labelInHead === undefined ? null : (
              <th scope="col" className="w-11 p-0 pl-1">
                <SelectAll bulk={selecting.bulk} label={selecting.labelInHead} />
              </th>
            )}
            {table.columns.map(({ name, heading, sorted, className = "px-2" }) => (
              <th key={name} scope="col" aria-sort={sorted} className={className}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={`max-menu:grid max-menu:gap-2 ${table.cards ?? "lg:max-menu:grid-cols-2"}`}>
          {rows.map(children)}
        </tbody>
      </table>
    </section>
  );
}
