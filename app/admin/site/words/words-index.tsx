import { Link, useNavigation } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ListName } from "#domain/site-texts/list-shapes.ts";
import { FilterLink } from "../../kit/list/filter-link.tsx";
import { useListQuery } from "../../kit/list/list-query.ts";
import { ListSearch } from "../../kit/list/list-search.tsx";
import { NothingFound } from "../../kit/list/nothing-found.tsx";
import { counted, useAdminText } from "../../kit/page/admin-text.ts";
import type { SampleState } from "../../kit/samples/sample-state.server.ts";
import { SampleSwitch } from "../../kit/samples/sample-switch.tsx";
import {
  listAddress,
  pageWordsAddress,
  readWordsQuery,
  type WordsQuery,
  wordsAddress,
  wordsPath,
} from "./addresses.ts";
import { TextList } from "./text-list.tsx";
import type { TextRow } from "./text-rows.server.ts";

interface PageSummary {
  name: string;
  title: string;
  texts: number;
  own: number;
  lacks: number;
}

interface ListSummary {
  name: ListName;
  items: number;
  lacks: number;
  isFound: boolean;
}

interface WordsIndexProps {
  query: WordsQuery;
  samples: SampleState;
  missing: number;
  found: { total: number; rows: TextRow[] } | null;
  pages: PageSummary[];
  lists: ListSummary[];
}

export function WordsIndex({ query, samples, missing, found, pages, lists }: WordsIndexProps) {
  const text = useAdminText().words;
  const { changeQuery } = useListQuery(readWordsQuery, wordsAddress);
  const shownLists = lists.filter(
    ({ lacks, isFound }) => (query.search === "" || isFound) && (!query.missing || lacks > 0),
  );
  return (
    <>
      <p className="max-w-prose">{text.intro}</p>
      <ListSearch
        path={wordsPath}
        label={text.search}
        placeholder={text.searchPlaceholder}
        searched={query.search}
        onSearch={(search) => changeQuery({ search })}
      />
      <nav aria-label={text.filters}>
        <ul className="flex flex-wrap gap-2">
          <li>
            <FilterLink
              to={wordsAddress({ ...query, missing: !query.missing })}
              label={text.missing}
              count={missing}
              isShown={query.missing}
            />
          </li>
        </ul>
      </nav>
      {found === null && (samples.areShown || samples.areHidden) ? (
        <SampleSwitch areHidden={samples.areHidden} />
      ) : null}
      <ListLinks lists={shownLists} />
      {found === null ? <PageLinks pages={pages} /> : null}
      {found === null || (found.total === 0 && shownLists.length > 0) ? null : (
        <Found {...found} query={query} />
      )}
    </>
  );
}

function Found({ total, rows, query }: { total: number; rows: TextRow[]; query: WordsQuery }) {
  const text = useAdminText().words;
  const isWaiting = useNavigation().state === "loading";
  if (total === 0) {
    const none = query.missing && query.search === "" ? text.noneMissing : text.noneFound;
    return <NothingFound text={none} link={text.showAll} to={wordsPath} />;
  }
  return (
    <>
      <p role="status" className="text-steel">
        {total > rows.length
          ? fillPlaceholders(text.firstFound, { shown: rows.length, total })
          : counted(text.found, total)}
      </p>
      <div aria-busy={isWaiting} className={isWaiting ? "opacity-60" : ""}>
        <TextList label={text.foundTexts} rows={rows} />
      </div>
    </>
  );
}

function ListLinks({ lists }: { lists: ListSummary[] }) {
  const text = useAdminText().words;
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="site-lists">
      <h2 id="site-lists" className="mb-3 text-lg">
        {text.listsTitle}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {lists.map(({ name, items, lacks }) => (
          <li key={name}>
            <Link to={listAddress(name)} className={cardClass}>
              <span className="grow font-bold">{text.lists[name].title}</span>
              <Counts lacks={lacks} rest={counted(text.itemsIn, items)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const cardClass = "panel flex h-full min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 hover:border-steel";

function Counts({ lacks, rest }: { lacks: number; rest: string }) {
  const text = useAdminText().words;
  return (
    <>
      {lacks > 0 ? <span className="text-sm text-vermilion">{counted(text.lacksOn, lacks)}</span> : null}
      <span className="text-sm text-steel">{rest}</span>
    </>
  );
}

function PageLinks({ pages }: { pages: PageSummary[] }) {
  const text = useAdminText().words;
  return (
    <section aria-labelledby="site-pages">
      <h2 id="site-pages" className="mb-3 text-lg">
        {text.pages}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {pages.map(({ name, title, texts, own, lacks }) => (
          <li key={name}>
            <Link to={pageWordsAddress(name)} className={cardClass}>
              <span className="grow font-bold">{title}</span>
              <Counts
                lacks={lacks}
                rest={own > 0 ? counted(text.ownOn, own) : counted(text.textsOn, texts)}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
