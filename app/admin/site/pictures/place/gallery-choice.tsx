import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { PicturePlace } from "#content/places.ts";
import { readPlaceQuery } from "../../../kit/addresses/pictures.ts";
import { useListQuery } from "../../../kit/list/list-query.ts";
import { ListSearch } from "../../../kit/list/list-search.tsx";
import { PageLinks } from "../../../kit/list/page-links.tsx";
import { useAdminText } from "../../../kit/page/admin-text.ts";
import type { ListedImage } from "../../../kit/picture/listed-image.ts";
import { usePlaceAddress } from "./use-place-address.ts";

export interface LoadedGallery {
  images: (ListedImage & { name: string })[];
  page: number;
  pages: number;
}

interface GalleryChoiceProps extends LoadedGallery {
  place: PicturePlace;
}

export function GalleryChoice({ place, images, page, pages }: GalleryChoiceProps) {
  const { pictures: text, images: words } = useAdminText();
  const addressOf = usePlaceAddress(place);
  const { query, changeQuery } = useListQuery(readPlaceQuery, addressOf);
  return (
    <section aria-labelledby="gallery-choice" className="panel @container p-4 md:p-5">
      <h3 id="gallery-choice" className="mb-3 text-base">
        {text.gallery}
      </h3>
      <ListSearch
        path={addressOf()}
        label={text.search}
        placeholder={text.searchHint}
        searched={query.search}
        onSearch={(search) => changeQuery({ search, page: 1 })}
        className="max-w-md"
      />
      {images.length === 0 ? <p className="mt-4">{text.noneFound}</p> : null}
      <ul className="mt-4 grid grid-cols-2 gap-3 @lg:grid-cols-3 @3xl:grid-cols-4">
        {images.flatMap(({ image, pictures, name: vehicle }) =>
          pictures.map(({ kind, picture }) => {
            const name = fillPlaceholders(words.pictureAlt, {
              picture: words.pictures[kind],
              name: vehicle,
            });
            return (
              <li key={image.id + kind}>
                <Link
                  to={addressOf({ picture: picture.url })}
                  aria-label={fillPlaceholders(text.choose, { name })}
                  className="panel block h-full overflow-hidden"
                >
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(min-width: 640px) 200px, 44vw"
                    upTo={640}
                    className="aspect-3/2 w-full object-cover"
                  />
                  <span className="block p-2 text-sm wrap-anywhere">{name}</span>
                </Link>
              </li>
            );
          }),
        )}
      </ul>
      <PageLinks page={page} pages={pages} addressOf={(other) => addressOf({ ...query, page: other })} />
    </section>
  );
}
