import { data, Link } from "react-router";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { pageName } from "#app/site/pages.ts";
import { placeNamed } from "#content/pictures.server.ts";
import { everyImage } from "#domain/gallery/list/image-filter.ts";
import { readWithRetries } from "#platform/retry.ts";
import {
  type PlaceQuery,
  picturesAddress,
  picturesPath,
  readPlaceQuery,
} from "../../../kit/addresses/pictures.ts";
import { vehicleNaming } from "../../../kit/list/vehicle-naming.server.ts";
import { adminTextContext, useAdminText } from "../../../kit/page/admin-text.ts";
import { loadedOrNull } from "../../../kit/page/last-loaded.ts";
import { Problem } from "../../../kit/page/problem.tsx";
import { LastLoaded, LoadFailure } from "../../../kit/page/section-error.tsx";
import { listedImage, pictureUrls } from "../../../kit/picture/listed-image.ts";
import { shownPlace } from "../../../kit/picture/shown-place.server.ts";
import { signedInAdministrator } from "../../../kit/session/guard.server.ts";
import { pageOfPlace, pagesWith, placeNames } from "../place-names.ts";
import type { Route } from "./+types/page";
import type { LoadedGallery } from "./gallery-choice.tsx";
import { type LoadedPlace, PlaceForm } from "./place-form.tsx";

const pageSize = 24;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { userId } = signedInAdministrator(context);
  const place = placeNamed(params.place);
  const { pictures, sitePictures } = context.get(servicesContext);
  const site = context.get(siteFactsContext);
  const text = context.get(adminTextContext);
  const texts = site.textsOf(text.language);
  const names = placeNames(texts, text.pictures, site.listsOf(text.language));
  const name = place === null ? undefined : names.get(place);
  if (place === null || name === undefined) {
    return data<LoadedPlace | "unknown">("unknown", { status: 404 });
  }
  const query = readPlaceQuery(url.searchParams);
  const [stored, facts, shownGallery] = await readWithRetries(() =>
    Promise.all([
      sitePictures.place(place),
      pictures.facts(query.picture === null ? [] : [query.picture]),
      query.isChoosing ? galleryPage(context, query) : null,
    ]),
  );
  return data<LoadedPlace | "unknown">({
    account: userId,
    name,
    list: `${picturesAddress({ open: [pageOfPlace(place)] })}#${place}`,
    pages: pagesWith(place).map((path) => ({
      address: sitePath(text.language, path),
      name: pageName(texts, path) ?? path,
    })),
    stored,
    shown: shownPlace(place, site),
    picture: facts.get(query.picture ?? "") ?? null,
    isPictureGone: query.picture !== null && facts.size === 0,
    document: query.document,
    gallery: shownGallery,
  });
}

async function galleryPage(
  context: Route.LoaderArgs["context"],
  { search, page: asked }: PlaceQuery,
): Promise<LoadedGallery> {
  const { gallery, pictures } = context.get(servicesContext);
  const { images, page, pages } = await gallery.find({
    ...everyImage,
    search,
    sort: null,
    page: asked,
    pageSize,
  });
  const shown = images.filter(({ inWorkSince, isShownEarly }) => inWorkSince === null || isShownEarly);
  const [facts, nameOf] = await Promise.all([
    pictures.facts(shown.flatMap((image) => pictureUrls(image).map(({ url }) => url))),
    vehicleNaming(context),
  ]);
  const named = shown.map((image) => ({ ...listedImage(image, facts), name: nameOf(image.vehicleName) }));
  return { images: named, page, pages };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const { pictures: text, layout } = useAdminText();
  return (
    <div className="flex max-w-5xl flex-col gap-5">
      <Link
        to={loaderData === null || loaderData === "unknown" ? picturesPath : loaderData.list}
        className="inline-flex min-h-11 items-center gap-2 self-start font-bold text-teal underline-offset-4 hover:underline"
      >
        <span aria-hidden="true">←</span>
        {text.allPictures}
      </Link>
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {(loaded) =>
          loaded === "unknown" ? (
            <Problem message={layout.notFound.message} />
          ) : (
            <PlaceForm key={loaded.shown.place} {...loaded} />
          )
        }
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().pictures.loadFailure} />;
}
