import { useNavigation } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ListedName, NamesPage } from "#domain/gallery/names/names-page.ts";
import { useListQuery, withQuery } from "../kit/list/list-query.ts";
import { ListSearch } from "../kit/list/list-search.tsx";
import { NothingFound } from "../kit/list/nothing-found.tsx";
import { PageLinks } from "../kit/list/page-links.tsx";
import { useFocusAfterRemoval } from "../kit/list/use-focus-after-removal.ts";
import type { ReferenceList } from "../kit/names/reference-list.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { AddName } from "./add-name.tsx";
import { MissingLinks } from "./missing-links.tsx";
import { NameRow } from "./name-row.tsx";
import { type AskedNames, readNamesQuery } from "./names-query.ts";

export interface LoadedNames {
  asked: AskedNames;
  found: NamesPage;
}

type NamesSectionProps = LoadedNames & { list: ReferenceList };

export function NamesSection({ list, asked, found }: NamesSectionProps) {
  const { search } = asked;
  const { names, total, page, pages } = found;
  const text = useAdminText().referenceLists;
  const { query, changeQuery } = useListQuery(readNamesQuery, (changed) =>
    withQuery(list.path, { ...changed }),
  );
  const count = useFocusAfterRemoval(total);
  const howMany = counted(list.text.count, total);
  return (
    <>
      <div className="grid items-start gap-x-5 gap-y-4 lg:grid-cols-2">
        <ListSearch
          path={list.path}
          label={list.text.search}
          placeholder={text.searchHint}
          searched={query.search}
          onSearch={(words) => changeQuery({ search: words, page: 1 })}
        />
        <AddName list={list} />
      </div>
      {found.inList > 0 ? <MissingLinks path={list.path} query={query} counts={found} /> : null}
      <p ref={count} role="status" tabIndex={-1} className="text-steel outline-none">
        {search === "" ? howMany : fillPlaceholders(text.foundFor, { count: howMany, search })}
      </p>
      {total > 0 ? <NamesTable list={list} names={names} /> : null}
      {total === 0 ? <NoNames list={list} asked={asked} inList={found.inList} /> : null}
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(other) => withQuery(list.path, { ...asked, page: other })}
      />
    </>
  );
}

interface NoNamesProps {
  list: ReferenceList;
  asked: AskedNames;
  inList: number;
}

function NoNames({ list, asked: { search, missing }, inList }: NoNamesProps) {
  const { noneMissing } = useAdminText().referenceLists;
  if (inList === 0 && search === "") return <p className="panel p-6">{list.text.none}</p>;
  const text = missing === null || search !== "" ? list.text.noneFound : noneMissing[missing];
  return <NothingFound text={text} link={list.text.showAll} to={list.path} />;
}

const columnWidths = {
  name: "px-4 py-3",
  translations: "w-64 px-2",
  images: "w-28 px-2",
  created: "w-44 px-2",
  updated: "w-44 px-2",
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
          {(["name", "translations", "images", "created", "updated", "actions"] as const).map((column) => (
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
