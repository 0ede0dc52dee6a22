import { Link, useFetchers, useNavigation } from "react-router";
import { type ImageSort, imageSorts, imagesPerPage } from "#domain/gallery/list/image-list.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { useListQuery } from "../list/list-query.ts";
import type { NameOptions } from "../list/name-options.ts";
import { isSelected, type SelectedRows, toggleRow } from "../list/selection.ts";
import { useIsUnderWay } from "../list/under-way.ts";
import { ImageRow } from "./image-row.tsx";
import {
  type ImagesQuery,
  imagesAddress,
  imagesPath,
  nextSort,
  readImagesQuery,
  showsFeaturedOrder,
} from "./list-address.ts";
import type { ImageWithHints } from "./listed-image.ts";
import { type Move, movedRows } from "./order/moved-rows.ts";
import { SelectAll } from "./select-all.tsx";

interface ImageTableProps {
  query: ImagesQuery;
  rows: ImageWithHints[];
  /** How many images match on all pages. */
  total: number;
  choices: NameOptions;
  /** On all pages. */
  featured: number;
  selectedRows: SelectedRows;
}

export function ImageTable({ query, rows, total, choices, featured, selectedRows }: ImageTableProps) {
  const text = useAdminText().images;
  const isWaiting = useNavigation().state === "loading";
  const { selection, select } = selectedRows;
  const isInOrder = showsFeaturedOrder(query);
  const moves = useMoves();
  const first = (query.page - 1) * imagesPerPage + 1;
  return (
    <section
      aria-label={text.list}
      aria-busy={isWaiting}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than its place, keys must scroll it
      tabIndex={0}
      className={`transition-opacity duration-200 xl:overflow-x-auto xl:rounded-md xl:border xl:border-line xl:bg-sheet ${isWaiting ? "opacity-60" : ""}`}
    >
      <table className="w-full max-xl:block xl:min-w-[56rem] xl:border-collapse">
        <thead className="max-xl:hidden">
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
        <tbody className="max-xl:grid max-xl:gap-2 menu:max-xl:grid-cols-2">
          {movedRows(rows, first, moves).map((row, index) => (
            <ImageRow
              key={row.image.id}
              row={row}
              order={isInOrder && row.image.isFeatured ? { place: first + index, count: featured } : null}
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
  const isUnderWay = useIsUnderWay(to);
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className="p-0 text-left font-normal">
      <Link
        to={to}
        preventScrollReset
        aria-busy={isUnderWay}
        className="flex aria-busy:bg-marigold min-h-11 items-center gap-1 px-2 text-sm font-bold underline-offset-4 hover:underline"
      >
        {columns[by]}
        <span aria-hidden="true" className={isSorted ? "" : "invisible"}>
          {direction === "descending" ? "↓" : "↑"}
        </span>
      </Link>
    </th>
  );
}

/** Those that are under way: a move that fails is one no longer. */
function useMoves(): Move[] {
  return useFetchers().flatMap(({ formAction, formData }) => {
    const isMove = formAction?.split("?", 1)[0] === imagesPath && formData?.get("intent") === "move";
    return isMove ? [{ id: String(formData.get("id")), place: Number(formData.get("place")) }] : [];
  });
}
