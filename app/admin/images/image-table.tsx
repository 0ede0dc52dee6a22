import { Link, useNavigation } from "react-router";
import { type ImageSort, imageSorts } from "#domain/gallery/list/image-list.ts";
import { type ImagesQuery, imagesAddress, nextSort, readImagesQuery } from "../kit/addresses/images.ts";
import { useListQuery } from "../kit/list/list-query.ts";
import type { NameOptions } from "../kit/list/name-options.ts";
import { useIsPending } from "../kit/list/pending-navigation.ts";
import { isSelected, type SelectedRows, toggleRow } from "../kit/list/selection.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import type { ImageWithHints } from "../kit/picture/listed-image.ts";
import { ImageRow } from "./image-row.tsx";
import { SelectAll } from "./select-all.tsx";

interface ImageTableProps {
  query: ImagesQuery;
  rows: ImageWithHints[];
  total: number;
  choices: NameOptions;
  selectedRows: SelectedRows;
}

export function ImageTable({ query, rows, total, choices, selectedRows }: ImageTableProps) {
  const text = useAdminText().images;
  const isWaiting = useNavigation().state === "loading";
  const { selection, select } = selectedRows;
  return (
    <section
      aria-label={text.list}
      aria-busy={isWaiting}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than its place, keys must scroll it
      tabIndex={0}
      className={`transition-opacity duration-200 menu:overflow-x-auto menu:rounded-md menu:border menu:border-line menu:bg-sheet ${isWaiting ? "opacity-60" : ""}`}
    >
      <table className="w-full max-menu:block menu:min-w-[46rem] menu:border-collapse">
        <thead className="max-menu:hidden">
          <tr className="border-b border-line">
            <th scope="col" className="w-11 p-0 pl-1">
              <SelectAll total={total} selectedRows={selectedRows} />
            </th>
            <th scope="col" className="px-2 text-left text-sm">
              {text.preview}
            </th>
            {imageSorts.map((by) => (
              <SortHeading key={by} shown={query} by={by} />
            ))}
            <th scope="col" className="px-2 text-left text-sm">
              {text.actions}
            </th>
          </tr>
        </thead>
        <tbody className="max-menu:grid max-menu:gap-2 lg:max-menu:grid-cols-2">
          {rows.map((row) => (
            <ImageRow
              key={row.image.id}
              row={row}
              choices={choices}
              isSelected={isSelected(selection, row.image.id)}
              onSelect={() => select((now) => toggleRow(now, row.image.id))}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SortHeading({ shown: { sort }, by }: { shown: ImagesQuery; by: ImageSort }) {
  const { columns } = useAdminText().images;
  const { query } = useListQuery(readImagesQuery, imagesAddress);
  const isSorted = sort?.by === by;
  const direction = isSorted && sort.isDescending ? "descending" : "ascending";
  const to = imagesAddress({ ...query, sort: nextSort(sort, by), page: 1 });
  const isUnderWay = useIsPending(to);
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className="p-0 text-left font-normal">
      <Link
        to={to}
        preventScrollReset
        aria-busy={isUnderWay}
        className="flex aria-busy:bg-marigold min-h-11 items-center gap-1 px-1.5 text-[0.8125rem] font-bold xl:px-2 xl:text-sm underline-offset-4 hover:underline"
      >
        {columns[by]}
        <span aria-hidden="true" className={isSorted ? "" : "invisible max-xl:hidden"}>
          {direction === "descending" ? "↓" : "↑"}
        </span>
      </Link>
    </th>
  );
}
