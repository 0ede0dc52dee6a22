import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type ImageSort, imageSorts } from "#domain/gallery/image-list.ts";
import { SelectField } from "../field.tsx";
import { SearchField } from "../search-field.tsx";
import { useSearchAsTyped } from "../use-search-as-typed.ts";
import { type AskedList, addressOf, listPath, readSort, sortValue } from "./list-address.ts";

/** Searches as one types; without scripts it is a plain form. On a phone it also sorts, as there are no headings. */
export function SearchForm({ search, sort }: AskedList) {
  const navigate = useNavigate();
  const show = (asked: Partial<AskedList>) =>
    void navigate(addressOf({ search, sort, ...asked }), { replace: true, preventScrollReset: true });
  const typing = useSearchAsTyped(search, (text) => show({ search: text, page: 1 }));

  return (
    <search>
      <form
        method="get"
        action={listPath}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          typing.searchNow();
        }}
      >
        <SearchField
          label="Search"
          placeholder="Search by vehicle or type..."
          typing={typing}
          searched={search}
        />
        <Button kind="secondary" type="submit" className="min-h-12">
          Search
        </Button>
        <div className="col-span-2 md:hidden">
          <SelectField
            label="Sort by"
            name="sort"
            value={sortValue(sort)}
            onChange={({ target: { value } }) => show({ sort: readSort(value), page: 1 })}
          >
            <option value="">Featured first, then newest</option>
            {imageSorts.map((by) => (
              <SortOptions key={by} by={by} />
            ))}
          </SelectField>
        </div>
      </form>
    </search>
  );
}

const directions: Record<ImageSort, { name: string; up: string; down: string }> = {
  vehicle: { name: "Vehicle", up: "A to Z", down: "Z to A" },
  category: { name: "Category", up: "A to Z", down: "Z to A" },
  "vehicle-type": { name: "Vehicle type", up: "A to Z", down: "Z to A" },
  "body-type": { name: "Body type", up: "A to Z", down: "Z to A" },
  "work-type": { name: "Work type", up: "A to Z", down: "Z to A" },
  featured: { name: "Featured", up: "last", down: "first" },
  created: { name: "Created date", up: "oldest first", down: "newest first" },
};

function SortOptions({ by }: { by: ImageSort }) {
  const { name, up, down } = directions[by];
  return (
    <>
      <option value={sortValue({ by, isDescending: false })}>{`${name}, ${up}`}</option>
      <option value={sortValue({ by, isDescending: true })}>{`${name}, ${down}`}</option>
    </>
  );
}
