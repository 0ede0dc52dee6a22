import type { PicturePlace } from "#content/places.ts";
import { type PlaceQuery, placeAddress, placeSearch } from "../../../kit/addresses/pictures.ts";
import { useOnPage } from "../../../kit/form/on-page.ts";

export function usePlaceAddress(place: PicturePlace): (query?: Partial<PlaceQuery>) => string {
  const onPage = useOnPage();
  if (onPage === null) return (query) => placeAddress(place, query);
  return (query = {}) => {
    const search = placeSearch(query);
    return search === "" ? onPage.address : `${onPage.address}&${search.slice(1)}`;
  };
}
