import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImageSummary } from "#domain/gallery/list/image-list.ts";
import {
  filterOf,
  type ImagesQuery,
  imagesAddress,
  inWorkPath,
  isNarrowed,
} from "../kit/addresses/images.ts";
import type { NameOption, NameOptions } from "../kit/list/name-options.ts";
import { NothingFound } from "../kit/list/nothing-found.tsx";
import { PageLinks } from "../kit/list/page-links.tsx";
import { useSelection } from "../kit/list/selection.ts";
import { useFocusAfterRemoval } from "../kit/list/use-focus-after-removal.ts";
import { type AdminText, counted, useAdminText } from "../kit/page/admin-text.ts";
import type { ImageWithHints } from "../kit/picture/listed-image.ts";
import { SampleSwitch } from "../kit/samples/sample-switch.tsx";
import { ImageTable } from "./image-table.tsx";
import type { FilterOptions } from "./known-query.server.ts";
import { RemoveSamples } from "./remove-samples.tsx";
import { SearchForm } from "./search-form.tsx";
import { useSeenRows } from "./seen-rows.ts";
import { SelectAll } from "./select-all.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { SummaryCards } from "./summary-cards.tsx";

export interface LoadedImages {
  query: ImagesQuery;
  rows: ImageWithHints[];
  total: number;
  pages: number;
  summary: ImageSummary;
  areSamplesHidden: boolean;
  choices: NameOptions;
  filters: FilterOptions;
}

export function ImageList(loaded: LoadedImages) {
  const { query, rows, total, pages, summary, choices, filters } = loaded;
  const text = useAdminText();
  const filter = filterOf(query);
  const selectedRows = useSelection(imagesAddress(filter));
  const seenRows = useSeenRows(rows);
  const count = useFocusAfterRemoval(total);
  if (summary.total === 0) return <NoImages />;
  return (
    <>
      <SummaryCards summary={summary} vehicles={choices.vehicles} />
      <SearchForm filters={filters} />
      <div className="flex flex-wrap items-center gap-x-4">
        <p ref={count} role="status" tabIndex={-1} className="min-w-0 text-steel outline-none wrap-anywhere">
          {found(text, query, filters, total)}
        </p>
        {isNarrowed(query) && total > 0 ? (
          <Link
            to={imagesAddress({ sort: query.sort })}
            className="inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4"
          >
            {text.images.showAll}
          </Link>
        ) : null}
        {query.kind === "in-work" ? (
          <Link
            to={inWorkPath}
            className="inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4"
          >
            {text.inWork.choose}
          </Link>
        ) : null}
        {total > 0 && summary.samples > 0 && summary.samples < summary.total ? (
          <RemoveSamples count={summary.samples} />
        ) : null}
        {total === 0 ? null : (
          <div className="ml-auto menu:hidden">
            <SelectAll total={total} selectedRows={selectedRows} isOnCards />
          </div>
        )}
      </div>
      {summary.samples > 0 && <SampleSwitch areHidden={loaded.areSamplesHidden} />}
      <SelectionBar
        filter={filter}
        total={total}
        gallerySize={summary.total}
        choices={choices}
        selectedRows={selectedRows}
        seenRows={seenRows}
      />
      {total === 0 ? (
        <NothingFound text={text.images.noneFound} link={text.images.showAll} to={imagesAddress({})} />
      ) : (
        <>
          <ImageTable query={query} rows={rows} total={total} choices={choices} selectedRows={selectedRows} />
          <PageLinks
            page={query.page}
            pages={pages}
            addressOf={(page) => imagesAddress({ ...query, page })}
          />
        </>
      )}
    </>
  );
}

function found(
  { images, imageList }: AdminText,
  query: ImagesQuery,
  { vehicles, bodies, months }: FilterOptions,
  total: number,
): string {
  const count = counted(images.count, total);
  const { search, work, kind } = query;
  const labelOf = (options: readonly NameOption[], chosen: string | null) =>
    options.find(({ value }) => value === chosen)?.label ?? "";
  const others = [
    kind === null ? "" : imageList.filters.kinds[kind],
    work === null ? "" : images.work[work],
    labelOf(vehicles, query.vehicle),
    labelOf(bodies, query.body),
    labelOf(months, query.month),
  ].filter((label) => label !== "");
  if (others.length === 0) {
    return search === "" ? count : fillPlaceholders(images.foundFor, { count, search });
  }
  const searched = search === "" ? [] : [fillPlaceholders(imageList.searchedFor, { search })];
  return fillPlaceholders(imageList.found, { count, filters: [...others, ...searched].join(", ") });
}

function NoImages() {
  const text = useAdminText().images;
  return (
    <div className="panel max-w-xl p-6">
      <p>{text.none}</p>
      <Link to="/admin/upload" className={`${buttonClass("primary")} mt-4`}>
        {text.upload}
      </Link>
    </div>
  );
}
