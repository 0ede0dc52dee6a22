import { Button } from "#app/ui/button.tsx";
import { type ImageSort, imageSorts } from "#domain/gallery/images/image-list.ts";
import { ListSearch } from "../list/list-search.tsx";
import { useAskedList } from "../list/use-list-query.ts";
import { SelectField } from "../ui/field.tsx";
import { addressOf, listPath, readAskedList, readSort, sortValue } from "./list-address.ts";

/** Searches; on a phone it also sorts, as there are no headings. */
export function SearchForm() {
  const { asked, ask } = useAskedList(readAskedList, addressOf);

  return (
    <ListSearch
      path={listPath}
      label="Search"
      placeholder="Search by vehicle or type..."
      searched={asked.search}
      onSearch={(search) => ask({ search, page: 1 })}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      <Button kind="secondary" type="submit" className="min-h-12">
        Search
      </Button>
      <div className="col-span-2 md:hidden">
        <SelectField
          label="Sort by"
          name="sort"
          value={sortValue(asked.sort)}
          onChange={({ target: { value } }) => ask({ sort: readSort(value), page: 1 })}
        >
          <option value="">Featured first, then newest</option>
          {imageSorts.map((by) => (
            <SortOptions key={by} by={by} />
          ))}
        </SelectField>
      </div>
    </ListSearch>
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
