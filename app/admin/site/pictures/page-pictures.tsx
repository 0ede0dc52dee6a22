import { Link } from "react-router";
import { Chevron } from "#app/ui/chevron.tsx";
import { placeAddress } from "../../kit/addresses/pictures.ts";
import { counted, useAdminText } from "../../kit/page/admin-text.ts";
import { FoldSummary } from "../../kit/page/fold-summary.tsx";
import { isOwners } from "../../kit/picture/place-state.ts";
import { PlaceThumbnail } from "../../kit/picture/place-thumbnail.tsx";
import type { ShownPlace } from "../../kit/picture/shown-place.server.ts";
import { EditOnPage } from "../edit-on-page.tsx";

type NamedPlace = ShownPlace & { name: string };

export interface PagePlaces {
  path: string;
  name: string;
  places: NamedPlace[];
}

interface PagePicturesProps extends PagePlaces {
  isOpen: boolean;
  onFold(isOpen: boolean): void;
}

export function PagePictures({ path, name, places, isOpen, onFold }: PagePicturesProps) {
  const text = useAdminText().pictures;
  const own = places.filter(({ state }) => isOwners(state)).length;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onFold(currentTarget.open)}
      className="panel"
    >
      <FoldSummary>
        <h2 className="grow text-base">{name}</h2>
        <span className="flex flex-wrap gap-x-3 text-sm text-steel">
          {own === 0 ? null : <b className="text-teal">{counted(text.yoursOn, own)}</b>}
          {counted(text.picturesOn, places.length)}
        </span>
      </FoldSummary>
      <ul className="grid border-t border-line px-2 py-1 sm:grid-cols-2 md:px-3 xl:grid-cols-3">
        {places.map((shown) => (
          <li key={shown.place}>
            <PlaceRow shown={shown} />
          </li>
        ))}
      </ul>
      <p className="px-4 pb-2">
        <EditOnPage path={path} name={name} />
      </p>
    </details>
  );
}

function PlaceRow({ shown }: { shown: NamedPlace }) {
  const text = useAdminText().pictures;
  return (
    <Link
      id={shown.place}
      to={placeAddress(shown.place)}
      className="flex min-h-16 items-center gap-3 rounded-md p-2 hover:bg-sand"
    >
      <span className="w-20 shrink-0 overflow-hidden rounded-sm">
        <PlaceThumbnail shown={shown} sizes="80px" />
      </span>
      <span className="min-w-0 grow text-sm">
        <b className="line-clamp-2 wrap-anywhere">{shown.name}</b>
        <span className={isOwners(shown.state) ? "font-bold text-teal" : "text-steel"}>
          {text[shown.state]}
        </span>
      </span>
      <Chevron className="text-teal" />
    </Link>
  );
}
