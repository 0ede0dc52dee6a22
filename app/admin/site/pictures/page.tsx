import type { ShouldRevalidateFunctionArgs } from "react-router";
import { siteContentContext } from "#app/context.server.ts";
import { pageName } from "#app/site/pages.ts";
import { placesOfPages } from "#content/pictures.server.ts";
import { brandPlaceOf, ownBodyPlace, type PicturePlace } from "#content/places.ts";
import { picturesAddress, readOpenPages } from "../../kit/addresses/pictures.ts";
import { useListQuery } from "../../kit/list/list-query.ts";
import { adminTextContext, useAdminText } from "../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../../kit/page/section-error.tsx";
import { shownPlace } from "../../kit/picture/shown-place.server.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { PagePictures, type PagePlaces } from "./page-pictures.tsx";
import { pageOfPlace, placeNames } from "./place-names.ts";

export async function loader({ context }: Route.LoaderArgs): Promise<PagePlaces[]> {
  signedInAdministrator(context);
  const site = context.get(siteContentContext);
  const text = context.get(adminTextContext);
  const texts = site.textsOf(text.language);
  const lists = site.listsOf(text.language);
  const names = placeNames(texts, text.pictures, lists);
  const logos = lists.brands.map(({ id }) => brandPlaceOf(id));
  const ownBodies = lists.bodies.map(({ id }) => {
    const place = ownBodyPlace(id);
    return [pageOfPlace(place), [place]] as const;
  });
  return [...placesOfPages, ...ownBodies].flatMap(([path, places]) => {
    const onPage: readonly PicturePlace[] = path === "/" ? [...places, ...logos] : places;
    const own = onPage.filter((place) => pageOfPlace(place) === path);
    const shown = own.map((place) => ({ ...shownPlace(place, site), name: names.get(place) ?? place }));
    return shown.length === 0 ? [] : [{ path, name: pageName(texts, path) ?? path, places: shown }];
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export default function PicturesPage({ loaderData }: Route.ComponentProps) {
  const text = useAdminText().pictures;
  const { query, changeQuery } = useListQuery(readOpenPages, picturesAddress);
  function fold(path: string, isOpen: boolean) {
    const others = query.open.filter((other) => other !== path);
    changeQuery({ open: isOpen ? [...others, path] : others });
  }
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      <p className="max-w-prose">{text.intro}</p>
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {(pages) => (
          <div className="flex flex-col gap-2">
            {pages.map((page) => (
              <PagePictures
                key={page.path}
                {...page}
                isOpen={query.open.includes(page.path)}
                onFold={(isOpen) => fold(page.path, isOpen)}
              />
            ))}
          </div>
        )}
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().pictures.loadFailure} />;
}
