import { Link } from "react-router";
import type { ImageSort } from "#domain/gallery/images/image-list.ts";
import { useAskedList } from "../list/use-list-query.ts";
import { type AskedList, addressOf, nextSort, readAskedList } from "./list-address.ts";

interface SortHeadingProps {
  shown: AskedList;
  by: ImageSort;
  name: string;
}

/** The heading of a column that sorts by it. */
export function SortHeading({ shown: { sort }, by, name }: SortHeadingProps) {
  const { asked } = useAskedList(readAskedList, addressOf);
  const isSorted = sort?.by === by;
  const direction = isSorted && sort.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className="p-0 text-left font-normal">
      <Link
        to={addressOf({ search: asked.search, sort: nextSort(sort, by) })}
        preventScrollReset
        className="flex min-h-11 items-center gap-1 px-2 text-sm font-bold underline-offset-4 hover:underline"
      >
        {name}
        <span aria-hidden="true" className={isSorted ? "" : "invisible"}>
          {direction === "descending" ? "↓" : "↑"}
        </span>
      </Link>
    </th>
  );
}
