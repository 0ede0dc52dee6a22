import { grouped } from "#content/grouped-number.ts";
import type { GalleryChoices } from "#domain/gallery/images/gallery-page.ts";
import { CheckBox } from "./check-box.tsx";
import { ImageRow } from "./image-row.tsx";
import type { AskedList } from "./list-address.ts";
import type { ListedImage } from "./listed-image.ts";
import { allSelected, isSelected, nothingSelected, selectedCount, toggleRow } from "./selection.ts";
import { SortHeading } from "./sort-heading.tsx";
import type { ChosenRows } from "./use-selection.ts";

interface ImageTableProps {
  asked: AskedList;
  rows: ListedImage[];
  /** How many images match on all pages. */
  total: number;
  choices: GalleryChoices;
  chosen: ChosenRows;
  /** A newer list is on its way. */
  isWaiting: boolean;
}

/** A table on a desk; on a phone the same rows as cards. */
export function ImageTable({ asked, rows, total, choices, chosen, isWaiting }: ImageTableProps) {
  const { selection, select } = chosen;
  const count = selectedCount(selection, total);
  const selectAll = {
    checked: count > 0 && count === total,
    isPartly: count > 0 && count < total,
    onChange: () => select(() => (count === total ? nothingSelected : allSelected)),
  };
  return (
    <>
      <div className="md:hidden">
        <CheckBox name={`Select all ${grouped(total)}`} isNameShown {...selectAll} />
      </div>
      <section
        aria-label="List of images"
        aria-busy={isWaiting}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than its place, keys must scroll it
        tabIndex={0}
        className={`transition-opacity duration-200 md:overflow-x-auto md:rounded-md md:border md:border-line md:bg-sheet ${isWaiting ? "opacity-60" : ""}`}
      >
        <table className="w-full max-md:block md:min-w-[56rem] md:border-collapse">
          <thead className="max-md:hidden">
            <tr className="border-b border-line">
              <th scope="col" className="w-11 p-0 pl-1">
                <CheckBox name={`Select all ${grouped(total)} on all pages`} {...selectAll} />
              </th>
              <th scope="col" className="px-2 text-left text-sm">
                Preview
              </th>
              <SortHeading shown={asked} by="vehicle" name="Vehicle" />
              <SortHeading shown={asked} by="category" name="Category" />
              <SortHeading shown={asked} by="vehicle-type" name="Vehicle type" />
              <SortHeading shown={asked} by="body-type" name="Body type" />
              <SortHeading shown={asked} by="work-type" name="Work type" />
              <SortHeading shown={asked} by="featured" name="Featured" />
              <SortHeading shown={asked} by="created" name="Created date" />
              <th scope="col" className="px-2 text-left text-sm">
                Actions
              </th>
            </tr>
          </thead>
          <tbody className="max-md:flex max-md:flex-col max-md:gap-3">
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
    </>
  );
}
