import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { imageKinds } from "#domain/gallery/list/image-filter.ts";
import { imageSorts } from "#domain/gallery/list/image-list.ts";
import { isWorkType, workTypes } from "#domain/values/work.ts";
import {
  type ImagesQuery,
  imagesAddress,
  imagesPath,
  readImagesQuery,
  readSort,
  sortValue,
} from "../kit/addresses/images.ts";
import { FilterRow, FilterSelect } from "../kit/list/filter-select.tsx";
import { useListQuery } from "../kit/list/list-query.ts";
import { ListSearch } from "../kit/list/list-search.tsx";
import { type AdminText, useAdminText } from "../kit/page/admin-text.ts";
import type { FilterOptions } from "./known-query.server.ts";

export function SearchForm({ filters }: { filters: FilterOptions }) {
  const { images, imageList } = useAdminText();
  const text = imageList.filters;
  const { query, changeQuery } = useListQuery(readImagesQuery, imagesAddress);
  const choose = (change: Partial<ImagesQuery>) => changeQuery({ ...change, page: 1 });

  return (
    <ListSearch
      path={imagesPath}
      label={images.search.label}
      placeholder={images.search.placeholder}
      searched={query.search}
      onSearch={(search) => choose({ search })}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2"
    >
      <Button kind="secondary" type="submit" className="min-h-12">
        {images.search.button}
      </Button>
      <div className="col-span-2 min-w-0">
        <FilterRow>
          <FilterSelect
            {...text.kind}
            name="kind"
            value={query.kind ?? ""}
            options={imageKinds.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
            onChoose={(value) => choose({ kind: imageKinds.find((kind) => kind === value) ?? null })}
          />
          <FilterSelect
            {...text.work}
            name="work"
            value={query.work ?? ""}
            options={workTypes.map((work) => ({ value: work, label: images.work[work] }))}
            onChoose={(value) => choose({ work: isWorkType(value) ? value : null })}
          />
          <FilterSelect
            {...text.vehicle}
            name="vehicle"
            value={query.vehicle ?? ""}
            options={filters.vehicles}
            onChoose={(value) => choose({ vehicle: value || null })}
          />
          <FilterSelect
            {...text.body}
            name="body"
            value={query.body ?? ""}
            options={filters.bodies}
            onChoose={(value) => choose({ body: value || null })}
          />
          <FilterSelect
            {...text.month}
            name="month"
            value={query.month ?? ""}
            options={filters.months}
            onChoose={(value) => choose({ month: value || null })}
          />
          <FilterSelect
            label={images.sort.label}
            all={images.sort.none}
            name="sort"
            value={sortValue(query.sort)}
            options={sortOptions(images)}
            onChoose={(value) => choose({ sort: readSort(value) })}
            className="menu:hidden"
          />
        </FilterRow>
      </div>
    </ListSearch>
  );
}

function sortOptions({ columns, sort }: AdminText["images"]) {
  return imageSorts.flatMap((by) => {
    const { up, down } = by === "featured" || by === "created" ? sort[by] : sort;
    return [up, down].map((direction) => ({
      value: sortValue({ by, isDescending: direction === down }),
      label: fillPlaceholders(sort.option, { column: columns[by], direction }),
    }));
  });
}
