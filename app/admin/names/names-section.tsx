import { useLocation } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type TranslationLanguage, translationLanguages } from "#domain/gallery/names/names.ts";
import type { NamesPage } from "#domain/gallery/names/names-page.ts";
import { FilterLinks } from "../kit/list/filter-link.tsx";
import { List } from "../kit/list/list.tsx";
import { readListQuery, useListQuery, withQuery } from "../kit/list/list-query.ts";
import { ListSearch } from "../kit/list/list-search.tsx";
import { NothingFound } from "../kit/list/nothing-found.tsx";
import { type ReferenceList, referenceListAt } from "../kit/names/reference-list.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { AddName } from "./add-name.tsx";
import { NameRow } from "./name-row.tsx";

interface AskedNames {
  search: string;
  page: number;
  missing: TranslationLanguage | null;
}

export function readNamesQuery(parameters: URLSearchParams): AskedNames {
  const missing = translationLanguages.find((language) => language === parameters.get("missing")) ?? null;
  return { ...readListQuery(parameters), missing };
}

export interface LoadedNames {
  asked: AskedNames;
  found: NamesPage;
}

const columns = [
  { name: "name", className: "min-w-36 px-4 py-3" },
  { name: "translations", className: "xl:w-64 px-2" },
  { name: "images", className: "xl:w-28 px-2" },
  { name: "created", className: "xl:w-44 px-2" },
  { name: "updated", className: "xl:w-44 px-2" },
  { name: "actions", className: "xl:w-36 px-2" },
] as const;

export function NamesSection({ asked, found }: LoadedNames) {
  const list = referenceListAt(useLocation().pathname, useAdminText());
  const { search } = asked;
  const { names, total, page, pages, inList, missing } = found;
  const text = useAdminText().referenceLists;
  const addressOf = (asked: AskedNames) => withQuery(list.path, { ...asked });
  const { query, changeQuery } = useListQuery(readNamesQuery, addressOf);
  const howMany = counted(list.text.count, total);
  const missingLinks = [null, ...translationLanguages].map((language) => ({
    to: addressOf({ ...query, missing: language, page: 1 }),
    label: language === null ? text.all : text.missing[language],
    count: language === null ? inList : missing[language],
    isShown: query.missing === language,
  }));
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
      {inList > 0 ? <FilterLinks label={text.missingLinks} links={missingLinks} /> : null}
      <List
        {...{ total, page, pages, rows: names }}
        label={list.text.title}
        count={search === "" ? howMany : fillPlaceholders(text.foundFor, { count: howMany, search })}
        nothing={<NoNames list={list} asked={asked} inList={inList} />}
        addressOf={(other) => addressOf({ ...asked, page: other })}
        table={{
          cards: "max-menu:grid-cols-2 md:max-menu:grid-cols-3",
          columns: columns.map((column) => ({ ...column, heading: text.columns[column.name] })),
        }}
      >
        {(name) => <NameRow key={name.id} list={list} row={name} />}
      </List>
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
