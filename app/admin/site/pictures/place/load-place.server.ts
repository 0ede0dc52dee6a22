import type { RouterContextProvider } from "react-router";
import { type SiteContent, servicesContext, siteContentContext } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { pageName } from "#app/site/pages.ts";
import { placeNamed } from "#content/pictures.server.ts";
import type { PicturePlace } from "#content/places.ts";
import { everyImage } from "#domain/gallery/list/image-filter.ts";
import type { StoredPlace } from "#domain/site-pictures/site-pictures.ts";
import { readWithRetries } from "#platform/retry.ts";
import { type PlaceQuery, picturesAddress, readPlaceQuery } from "../../../kit/addresses/pictures.ts";
import { vehicleNaming } from "../../../kit/list/vehicle-naming.server.ts";
import { adminTextContext } from "../../../kit/page/admin-text.ts";
import { listedImage, pictureUrls } from "../../../kit/picture/listed-image.ts";
import { shownPlace } from "../../../kit/picture/shown-place.server.ts";
import { signedInAdministrator } from "../../../kit/session/guard.server.ts";
import { textAddress } from "../../words/addresses.ts";
import { captionsAt, pageOfPlace, pagesWith, placeNames } from "../place-names.ts";
import type { LoadedGallery } from "./gallery-choice.tsx";
import type { LoadedPlace } from "./place-form.tsx";

type Context = Readonly<RouterContextProvider>;

interface ReadPlace {
  stored(place: PicturePlace): Promise<StoredPlace>;
  site: Pick<SiteContent, "placed" | "pictureAt">;
}

export async function loadPlace(
  context: Context,
  { name: asked, url, stored: readStored, site: shownSite }: ReadPlace & { name: string; url: URL },
): Promise<LoadedPlace | null> {
  const { userId } = signedInAdministrator(context);
  const { pictures, sitePictures } = context.get(servicesContext);
  const { textsOf } = context.get(siteContentContext);
  const { language } = context.get(adminTextContext);
  const place = placeNamed(asked);
  const name = place === null ? undefined : namesOfPlaces(context).get(place);
  if (place === null || name === undefined) return null;
  const query = readPlaceQuery(url.searchParams);
  const [stored, past, gallery] = await readWithRetries(() =>
    Promise.all([
      readStored(place),
      sitePictures.history(place),
      query.isChoosing ? galleryPage(context, query) : null,
    ]),
  );
  const urls = [query.picture, ...past.map(({ url }) => url)].filter((url) => url !== null);
  const metadata = await readWithRetries(() => pictures.metadata(urls));
  const picture = metadata.get(query.picture ?? "") ?? null;
  return {
    account: userId,
    name,
    list: `${picturesAddress({ open: [pageOfPlace(place)] })}#${place}`,
    pages: pagesWith(place).map((path) => ({
      address: sitePath(language, path),
      name: pageName(textsOf(language), path) ?? path,
    })),
    captions: captionsOf(context, place),
    stored,
    shown: shownPlace(place, shownSite),
    picture,
    isPictureGone: query.picture !== null && picture === null,
    past: past.map((version) => ({ ...version, picture: metadata.get(version.url ?? "") ?? null })),
    document: query.document,
    gallery,
  };
}

function captionsOf(context: Context, place: PicturePlace): LoadedPlace["captions"] {
  const { language } = context.get(adminTextContext);
  const captions = captionsAt(place, context.get(siteContentContext).textsOf(language));
  return captions.map(({ key, words }) => ({ key, words, address: textAddress(key) }));
}

export function namesOfPlaces(context: Context): ReadonlyMap<PicturePlace, string> {
  const { textsOf, listsOf } = context.get(siteContentContext);
  const text = context.get(adminTextContext);
  return placeNames(textsOf(text.language), text.pictures, listsOf(text.language));
}

const pageSize = 24;

async function galleryPage(context: Context, { search, page: asked }: PlaceQuery): Promise<LoadedGallery> {
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
    pictures.metadata(shown.flatMap((image) => pictureUrls(image).map(({ url }) => url))),
    vehicleNaming(context),
  ]);
  const named = shown.map((image) => ({ ...listedImage(image, facts), name: nameOf(image.vehicleName) }));
  return { images: named, page, pages };
}
