import { useNavigation } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ListedName, NamesPage } from "#domain/reference-lists/reference-lists.ts";
import { counted, useAdminText } from "../layout/admin-text.ts";
import { readListQuery, useListQuery, withQuery } from "../list/list-query.ts";
import { ListSearch } from "../list/list-search.tsx";
import { NothingFound } from "../list/nothing-found.tsx";
import { PageLinks } from "../list/page-links.tsx";
import { useFocusAfterRemoval } from "../ui/use-focus-after-removal.ts";
import { AddName } from "./add-name.tsx";
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
      {total > 0 ? <NamesTable list={list} names={names} /> : null}
      {total === 0 && search === "" ? <p className="panel p-6">{list.text.none}</p> : null}
      {total === 0 && search !== "" ? (
        <NothingFound text={list.text.noneFound} link={list.text.showAll} to={list.path} />
      ) : null}
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(other) => withQuery(list.path, { search, page: other })}
      />
    </>
  );
}

const columnWidths = {
  name: "px-4 py-3",
  images: "w-28 px-2",
  created: "w-48 px-2",
  updated: "w-48 px-2",
  actions: "w-36 px-2",
};

interface NamesTableProps {
  list: ReferenceList;
  names: ListedName[];
}

function NamesTable({ list, names }: NamesTableProps) {
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
          {(["name", "images", "created", "updated", "actions"] as const).map((column) => (
            <th key={column} scope="col" className={columnWidths[column]}>
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-xl:grid max-xl:gap-3 max-xl:lg:grid-cols-2">
        {names.map((name) => (
          <NameRow key={name.id} list={list} row={name} />
        ))}
      </tbody>
    </table>
  );
}
