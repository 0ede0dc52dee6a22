import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImageSummary } from "#domain/gallery/images/image-list.ts";
import { counted, useAdminText } from "../layout/admin-text.ts";
import type { NameOptions } from "../list/name-options.ts";
import { NothingFound } from "../list/nothing-found.tsx";
import { PageLinks } from "../list/page-links.tsx";
import { useSelection } from "../list/selection.ts";
import { useFocusAfterRemoval } from "../ui/use-focus-after-removal.ts";
import { SelectionBar } from "./bulk-delete/selection-bar.tsx";
import { ImageTable } from "./image-table.tsx";
import { type ImagesQuery, imagesAddress } from "./list-address.ts";
import type { ListedImage } from "./listed-image.ts";
import { SearchForm } from "./search-form.tsx";
import { SummaryCards } from "./summary-cards.tsx";

export interface LoadedImages {
  query: ImagesQuery;
  rows: ListedImage[];
  total: number;
  pages: number;
  summary: ImageSummary;
  choices: NameOptions;
}

export function ImageList({ query, rows, total, pages, summary, choices }: LoadedImages) {
  const text = useAdminText().images;
  const { search } = query;
  const selectedRows = useSelection(search);
  const count = useFocusAfterRemoval(total);
  const found = counted(text.count, total);
  if (summary.total === 0) return <NoImages />;
  return (
    <>
      <SummaryCards summary={summary} />
      <SearchForm />
      <p ref={count} role="status" tabIndex={-1} className="text-steel outline-none">
        {search === "" ? found : fillPlaceholders(text.foundFor, { count: found, search })}
      </p>
      <SelectionBar search={search} total={total} gallerySize={summary.total} selectedRows={selectedRows} />
      {total === 0 ? (
        <NothingFound text={text.noneFound} link={text.showAll} to={imagesAddress({})} />
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
