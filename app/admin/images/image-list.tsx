import { Link, useNavigation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import type { GalleryChoices } from "#domain/gallery/images/gallery-page.ts";
import type { ImageSummary } from "#domain/gallery/images/image-list.ts";
import { PageLinks } from "../list/page-links.tsx";
import { useFocusAfterRemoval } from "../ui/use-focus-after-removal.ts";
import { ImageTable } from "./image-table.tsx";
import { type AskedList, addressOf } from "./list-address.ts";
import type { ListedImage } from "./listed-image.ts";
import { SearchForm } from "./search-form.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { useSelection } from "./use-selection.ts";

/** One page of the list as the server has read it. */
export interface LoadedImages {
  asked: AskedList;
  rows: ListedImage[];
  /** How many images match on all pages. */
  total: number;
  pages: number;
  summary: ImageSummary;
  choices: GalleryChoices;
}

export function ImageList({ asked, rows, total, pages, summary, choices }: LoadedImages) {
  const { search } = asked;
  const chosen = useSelection(search);
  const isWaiting = useNavigation().state === "loading";
  const count = useFocusAfterRemoval(total);
  if (summary.total === 0) return <NoImages />;
  return (
    <>
      <SummaryCards summary={summary} />
      <SearchForm />
      <p ref={count} role="status" tabIndex={-1} className="text-steel outline-none">
        {found(search, total)}
      </p>
      <SelectionBar search={search} total={total} chosen={chosen} />
      {total === 0 ? (
        <NothingFound />
      ) : (
        <>
          <ImageTable
            asked={asked}
            rows={rows}
            total={total}
            choices={choices}
            chosen={chosen}
            isWaiting={isWaiting}
          />
          <PageLinks page={asked.page} pages={pages} addressOf={(page) => addressOf({ ...asked, page })} />
        </>
      )}
    </>
  );
}

function found(search: string, total: number): string {
  const images = total === 1 ? "1 image" : `${grouped(total)} images`;
  return search === "" ? images : `${images} found for “${search}”`;
}

function NoImages() {
  return (
    <div className="panel max-w-xl p-6">
      <p>There are no images yet.</p>
      <Link to="/admin/upload" className={`${buttonClass("primary")} mt-4`}>
        Upload images
      </Link>
    </div>
  );
}

function NothingFound() {
  return (
    <div className="panel p-6">
      <p>No images found matching your search criteria.</p>
      <Link to={addressOf({})} className={`${buttonClass("secondary")} mt-4`}>
        Show all images
      </Link>
    </div>
  );
}
