import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type ImageSort, imageSorts } from "#domain/gallery/images/image-list.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { useListQuery } from "../list/list-query.ts";
import { ListSearch } from "../list/list-search.tsx";
import { SelectField } from "../ui/field.tsx";
import { imagesAddress, imagesPath, readImagesQuery, readSort, sortValue } from "./list-address.ts";

/** Searches; on a phone it also sorts, as there are no headings. */
export function SearchForm() {
  const { search: text, sort } = useAdminText().images;
  const { query, changeQuery } = useListQuery(readImagesQuery, imagesAddress);

  return (
    <ListSearch
      path={imagesPath}
      label={text.label}
      placeholder={text.placeholder}
      searched={query.search}
      onSearch={(search) => changeQuery({ search, page: 1 })}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      <Button kind="secondary" type="submit" className="min-h-12">
        {text.button}
      </Button>
      <div className="col-span-2 md:hidden">
        <SelectField
          label={sort.label}
          name="sort"
          value={sortValue(query.sort)}
          onChange={({ target: { value } }) => changeQuery({ sort: readSort(value), page: 1 })}
        >
          <option value="">{sort.none}</option>
          {imageSorts.map((by) => (
            <SortOptions key={by} by={by} />
          ))}
        </SelectField>
      </div>
    </ListSearch>
  );
}

function SortOptions({ by }: { by: ImageSort }) {
  const { columns, sort } = useAdminText().images;
  const { up, down } = by === "featured" || by === "created" ? sort[by] : sort;
  return [up, down].map((direction) => (
    <option key={direction} value={sortValue({ by, isDescending: direction === down })}>
      {fillPlaceholders(sort.option, { column: columns[by], direction })}
    </option>
  ));
}
