import { fillPlaceholders } from "#content/placeholders.ts";
import { imageKinds } from "#domain/gallery/list/image-filter.ts";
import { imageSorts } from "#domain/gallery/list/image-list.ts";
import { workTypes } from "#domain/values/work.ts";
import {
  imagesAddress,
  imagesPath,
  isNarrowed,
  readImagesQuery,
  sortValue,
} from "../kit/addresses/images.ts";
import { useListQuery } from "../kit/list/list-query.ts";
import { FilterRow, FilterSelect, ListSearch } from "../kit/list/list-search.tsx";
import { type AdminText, useAdminText } from "../kit/page/admin-text.ts";
import type { FilterOptions } from "./known-query.server.ts";

export function SearchForm({ filters }: { filters: FilterOptions }) {
  const { images, imageList } = useAdminText();
  const text = imageList.filters;
  const { query, changeQuery, filter } = useListQuery(readImagesQuery, imagesAddress);
  return (
    <ListSearch
      path={imagesPath}
      {...images.search}
      isFiltered={isNarrowed({ ...query, search: "" })}
      searched={query.search}
      onSearch={(search) => changeQuery({ search, page: 1 })}
    >
      <FilterRow>
        <FilterSelect {...text.kind} {...filter("kind")} options={optionsOf(imageKinds, text.kinds)} />
        <FilterSelect {...text.work} {...filter("work")} options={optionsOf(workTypes, images.work)} />
        <FilterSelect {...text.vehicle} {...filter("vehicle")} options={filters.vehicles} />
        <FilterSelect {...text.body} {...filter("body")} options={filters.bodies} />
        <FilterSelect {...text.month} {...filter("month")} options={filters.months} />
        <FilterSelect
          {...filter("sort")}
          label={images.sort.label}
          all={images.sort.none}
          options={sortOptions(images)}
          className="menu:hidden"
        />
      </FilterRow>
    </ListSearch>
  );
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }));
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
