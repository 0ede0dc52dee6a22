import { useEffect, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ListedName, NamesPage } from "#domain/reference-lists/reference-lists.ts";
import { counted, useAdminText } from "../layout/admin-text.ts";
import { tellFailure, tellSuccess, tellSuccessWithUndo } from "../layout/notices.tsx";
import { readListQuery, useListQuery, withQuery } from "../list/list-query.ts";
import { ListSearch } from "../list/list-search.tsx";
import { PageLinks } from "../list/page-links.tsx";
import { useFocusAfterRemoval } from "../ui/use-focus-after-removal.ts";
import { AddName } from "./add-name.tsx";
import { useListChange } from "./list-change.ts";
import { NameRow } from "./name-row.tsx";
import type { ReferenceList } from "./reference-list.ts";

export interface LoadedNames extends NamesPage {
  search: string;
}

type NamesSectionProps = LoadedNames & { list: ReferenceList };

export function NamesSection({ list, search, names, total, page, pages }: NamesSectionProps) {
  const text = useAdminText().referenceLists;
  const { query, changeQuery } = useListQuery(readListQuery, (asked) => withQuery(list.path, asked));
  const count = useFocusAfterRemoval(total);
  const tellDeleted = useUndo();
  const found = counted(list.text.count, total);
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <ListSearch
          path={list.path}
          label={list.text.search}
          placeholder={text.searchHint}
          searched={query.search}
          onSearch={(words) => changeQuery({ search: words, page: 1 })}
        />
        <AddName list={list} />
      </div>
      <p ref={count} role="status" tabIndex={-1} className="text-steel outline-none">
        {search === "" ? found : fillPlaceholders(text.foundFor, { count: found, search })}
      </p>
      {total === 0 ? (
        <NoNames list={list} search={search} />
      ) : (
        <NamesTable list={list} names={names} onDeleted={tellDeleted} />
      )}
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(other) => withQuery(list.path, { search, page: other })}
      />
    </>
  );
}

function NoNames({ list: { path, text }, search }: { list: ReferenceList; search: string }) {
  if (search === "") return <p className="panel p-6">{text.none}</p>;
  return (
    <div className="panel p-6">
      <p>{text.noneFound}</p>
      <Link to={path} className={`${buttonClass("secondary")} mt-4`}>
        {text.showAll}
      </Link>
    </div>
  );
}

interface NamesTableProps {
  list: ReferenceList;
  names: ListedName[];
  onDeleted(title: string, name: string): void;
}

/** A table where there is room for one, else the same rows as cards. */
function NamesTable({ list, names, onDeleted }: NamesTableProps) {
  const { columns } = useAdminText().referenceLists;
  const isWaiting = useNavigation().state === "loading";
  return (
    <table
      aria-label={list.text.title}
      aria-busy={isWaiting}
      className={`w-full transition-opacity duration-200 max-xl:block xl:overflow-hidden xl:rounded-md xl:bg-sheet xl:shadow-[0_0_0_1px_var(--color-line)] ${isWaiting ? "opacity-60" : ""}`}
    >
      <thead className="max-xl:hidden">
        <tr className="border-b border-line text-left text-sm">
          <th scope="col" className="px-4 py-3">
            {columns.name}
          </th>
          <th scope="col" className="w-28 px-2">
            {columns.images}
          </th>
          <th scope="col" className="w-48 px-2">
            {columns.created}
          </th>
          <th scope="col" className="w-48 px-2">
            {columns.updated}
          </th>
          <th scope="col" className="w-36 px-2">
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody className="max-xl:grid max-xl:gap-3 max-xl:lg:grid-cols-2">
        {names.map((name) => (
          <NameRow key={name.id} list={list} row={name} onDeleted={onDeleted} />
        ))}
      </tbody>
    </table>
  );
}

/** Tells that a name was deleted, and adds it again when that is undone. */
function useUndo(): (title: string, name: string) => void {
  const label = useAdminText().layout.undo;
  const restore = useListChange((outcome) => {
    if (outcome.kind === "done") tellSuccess(outcome.title);
    if (outcome.kind === "invalid") tellFailure(outcome.message);
  });
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  return (title, name) => {
    const onUndo = () => restore.send({ intent: "add", name });
    dismiss.current = tellSuccessWithUndo(title, { label, onUndo });
  };
}
