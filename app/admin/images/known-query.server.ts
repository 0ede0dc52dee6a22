import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import type { GalleryChoices } from "#domain/gallery/images/gallery-page.ts";
import { type ImageFilterChoices, knownFilterOf } from "#domain/gallery/list/image-filter.ts";
import { untranslated } from "#domain/gallery/names/names.ts";
import { type ImagesQuery, readImagesQuery } from "../kit/addresses/images.ts";
import { type NameOption, type NameOptions, nameOptions } from "../kit/list/name-options.ts";
import { type AdminText, adminTextContext } from "../kit/page/admin-text.ts";
import { locales } from "../kit/page/time.tsx";

export interface FilterOptions extends NameOptions {
  months: NameOption[];
}

export async function knownQuery(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<{ query: ImagesQuery; filters: FilterOptions; choices: NameOptions; listed: GalleryChoices }> {
  const asked = readImagesQuery(url.searchParams);
  const { gallery } = context.get(servicesContext);
  const [shown, listed] = await Promise.all([gallery.filterChoices(), gallery.choices()]);
  const query = { ...asked, ...knownFilterOf(asked, shown, listed) };
  const { language } = context.get(adminTextContext);
  const choices = {
    vehicles: nameOptions(language, listed.vehicles),
    bodies: nameOptions(language, listed.bodies),
  };
  return { query, filters: filterOptions(language, query, shown), choices, listed };
}

/** What is chosen stays a choice, even when no image has it any more. */
function filterOptions(
  language: AdminText["language"],
  { vehicle, body }: ImagesQuery,
  { vehicles, bodies, months }: ImageFilterChoices,
): FilterOptions {
  const withChosen = (names: ImageFilterChoices["vehicles"], chosen: string | null) =>
    chosen === null || names.some(({ name }) => name === chosen) ? names : [untranslated(chosen), ...names];
  const format = new Intl.DateTimeFormat(locales[language], {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    vehicles: nameOptions(language, withChosen(vehicles, vehicle)),
    bodies: nameOptions(language, withChosen(bodies, body)),
    months: months.map((month) => ({
      value: month,
      label: format.format(new Date(`${month}-01T00:00:00Z`)),
    })),
  };
}
