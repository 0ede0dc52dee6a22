import { useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type ImageSort, type ImageSummary, imageSorts } from "#domain/gallery/list/image-list.ts";
import {
  filterOf,
  type ImagesQuery,
  imagesAddress,
  inWorkPath,
  isNarrowed,
  nextSort,
  readImagesQuery,
} from "../kit/addresses/images.ts";
import { projectsPath } from "../kit/addresses/projects.ts";
import { List } from "../kit/list/list.tsx";
import { useIsPending, useListQuery } from "../kit/list/list-query.ts";
import type { NameOption, NameOptions } from "../kit/list/name-options.ts";
import { NothingFound } from "../kit/list/nothing-found.tsx";
import { type AdminText, counted, useAdminText } from "../kit/page/admin-text.ts";
import { quietLink } from "../kit/page/today-panel.tsx";
import type { ImageWithHints } from "../kit/picture/listed-image.ts";
import { SampleSwitch } from "../kit/samples/sample-switch.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { ImageRow } from "./image-row.tsx";
import type { FilterOptions } from "./known-query.server.ts";
import { RemoveSamples } from "./remove-samples.tsx";
import { SearchForm } from "./search-form.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { useImageBulk } from "./use-image-bulk.ts";

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
  const { columns, list, preview, actions, selectAll, selectAllPages, noneFound, showAll } = text.images;
  const images = useImageBulk(filterOf(query), rows, total);
  const { bulk } = images;
  const [isAsked, setAsked] = useState(false);
  const isSelecting = isAsked || bulk.selected > 0;
  if (summary.total === 0) return <NoImages />;
  return (
    <>
      <SummaryCards summary={summary} vehicles={choices.vehicles} />
      <SearchForm filters={filters} />
      <List
        {...{ total, pages, page: query.page, rows }}
        label={list}
        count={found(text, query, filters, total)}
        beside={<Besides {...loaded} />}
        notes={
          summary.samples > 0 ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-menu:order-last">
              <SampleSwitch areHidden={loaded.areSamplesHidden} />
              {total > 0 && summary.samples < summary.total ? (
                <RemoveSamples count={summary.samples} />
              ) : null}
            </div>
          ) : null
        }
        addressOf={(page) => imagesAddress({ ...query, page })}
        nothing={<NothingFound text={noneFound} link={showAll} to={imagesAddress({})} />}
        selecting={{
          bulk,
          label: selectAll,
          labelInHead: selectAllPages,
          begin: {
            isBegun: isSelecting,
            onBegin(isBegun) {
              setAsked(isBegun);
              if (!isBegun) bulk.clear();
            },
          },
          actions: <BulkActions {...{ images, choices }} gallerySize={summary.total} />,
        }}
        table={{
          cards: "max-menu:grid-cols-3 sm:max-menu:grid-cols-4 md:max-menu:grid-cols-5",
          columns: [
            { name: "preview", heading: preview },
            ...imageSorts.map((by) => ({
              name: by,
              heading: <SortLink shown={query} by={by} label={columns[by]} />,
              className: "p-0 font-normal",
              sorted: query.sort?.by === by ? directionOf(query) : undefined,
            })),
            { name: "actions", heading: actions },
          ],
        }}
      >
        {(row) => (
          <ImageRow
            key={row.image.id}
            row={row}
            choices={choices}
            isSelecting={isSelecting}
            isSelected={bulk.isSelected(row.image.id)}
            onSelect={() => bulk.toggle(row.image.id)}
          />
        )}
      </List>
    </>
  );
}

function Besides({ query, total }: LoadedImages) {
  const { images, inWork, projects } = useAdminText();
  return (
    <>
      {isNarrowed(query) && total > 0 ? (
        <Link to={imagesAddress({ sort: query.sort })} className={quietLink}>
          {images.showAll}
        </Link>
      ) : null}
      <Link to={projectsPath} className={quietLink}>
        {projects.link}
      </Link>
      {query.kind === "in-work" ? (
        <Link to={inWorkPath} className={quietLink}>
          {inWork.choose}
        </Link>
      ) : null}
    </>
  );
}

function directionOf({ sort }: ImagesQuery): "ascending" | "descending" {
  return sort?.isDescending ? "descending" : "ascending";
}

function SortLink({ shown, by, label }: { shown: ImagesQuery; by: ImageSort; label: string }) {
  const { query } = useListQuery(readImagesQuery, imagesAddress);
  const isSorted = shown.sort?.by === by;
  const to = imagesAddress({ ...query, sort: nextSort(shown.sort, by), page: 1 });
  return (
    <Link
      to={to}
      preventScrollReset
      aria-busy={useIsPending(to)}
      className="flex aria-busy:bg-marigold min-h-11 items-center gap-1 px-1.5 text-[0.8125rem] font-bold xl:px-2 xl:text-sm underline-offset-4 hover:underline"
    >
      {label}
      <span aria-hidden="true" className={isSorted ? "" : "invisible max-xl:hidden"}>
        {isSorted && directionOf(shown) === "descending" ? "↓" : "↑"}
      </span>
    </Link>
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
