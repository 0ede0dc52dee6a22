import { Link } from "react-router";
import { siteFactsContext } from "#app/context.server.ts";
import { pageName } from "#app/site/page-names.ts";
import { type PicturePlace, placesOfPages } from "#content/pictures.ts";
import { adminTextContext, useAdminText } from "../layout/admin-text.ts";
import { LastLoaded, LoadFailure } from "../layout/section-error.tsx";
import { loadedOrNull } from "../list/last-loaded.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/page";
import { placeAddress } from "./addresses.ts";
import { placeNames } from "./place-names.ts";
import { PlaceThumbnail } from "./place-thumbnail.tsx";
import { type ShownPlace, shownPlace } from "./shown-place.server.ts";

/** Each place with the first page that shows it. */
export async function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const site = context.get(siteFactsContext);
  const text = context.get(adminTextContext);
  const texts = site.textsOf(text.language);
  const names = placeNames(texts, text.pictures);
  const seen = new Set<PicturePlace>();
  return [...placesOfPages].flatMap(([path, places]) => {
    const added = places.filter((place) => !seen.has(place));
    for (const place of added) seen.add(place);
    const shown = added.map((place) => ({ ...shownPlace(place, site), name: names.get(place) ?? place }));
    return shown.length === 0 ? [] : [{ path, name: pageName(texts, path) ?? path, places: shown }];
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function PicturesPage({ loaderData }: Route.ComponentProps) {
  const text = useAdminText().pictures;
  return (
    <div className="flex max-w-6xl flex-col gap-8">
      <p className="max-w-prose">{text.intro}</p>
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {(pages) =>
          pages.map(({ path, name, places }) => (
            <section key={path} aria-labelledby={`page-${path}`}>
              <h2 id={`page-${path}`} className="mb-3 text-lg">
                {name}
              </h2>
              <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
                {places.map((shown) => (
                  <li key={shown.place}>
                    <PlaceTile shown={shown} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </LastLoaded>
    </div>
  );
}

function PlaceTile({ shown }: { shown: ShownPlace & { name: string } }) {
  const text = useAdminText().pictures;
  const isOurs = shown.state === "isOurs";
  return (
    <Link to={placeAddress(shown.place)} className="panel flex h-full flex-col overflow-hidden">
      <PlaceThumbnail shown={shown} sizes="(min-width: 640px) 200px, 44vw" />
      <span className="flex flex-1 flex-col gap-1 p-2.5 text-sm wrap-anywhere">
        <b className="font-bold">{shown.name}</b>
        <span className={isOurs ? "text-steel" : "font-bold text-teal"}>{text[shown.state]}</span>
      </span>
    </Link>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().pictures.loadFailure} />;
}
