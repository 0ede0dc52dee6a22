import type { ShownLists } from "#content/lists.server.ts";
import { placesOfPages } from "#content/pictures.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  brandPlaceOf,
  comparedPlaces,
  comparedSlugs,
  type HeroPlace,
  heroPlaces,
  isBrandPlace,
  isOwnBodyPlace,
  ownBodyIn,
  ownBodyPlace,
  type PicturePlace,
  workshopPlaces,
} from "#content/places.ts";
import {
  type BodyTypeSlug,
  bodyTypeSlugs,
  type ServiceSlug,
  serviceSlugs,
} from "#content/services.server.ts";
import type { Texts } from "#content/texts.ts";
import type { AdminText } from "../../kit/page/admin-text.ts";

type Named = Pick<AdminText["pictures"], "names">;

export function placeNames(
  texts: Texts,
  { names }: Named,
  { brands, bodies: ownBodies }: ShownLists,
): ReadonlyMap<PicturePlace, string> {
  const { services, bodyTypes, about, gallery, contact, company, home, site } = texts;
  const pages = [
    ...serviceSlugs.map((slug) => ({ slug, page: services[slug] })),
    ...bodyTypeSlugs.map((slug) => ({ slug, page: bodyTypes[slug] })),
  ];
  return new Map<PicturePlace, string>([
    ...heroPlaces.map((place, index) => [place, slideName(place, index)] as const),
    ...workshopPlaces.map((place, index) => [place, about.story.photos[index]?.caption ?? place] as const),
    ...pages.map(({ slug, page }) => [slug, fillPlaceholders(names.top, { title: page.title })] as const),
    ...pages.flatMap(({ slug, page }) => capabilityNames(slug, page.capabilities)),
    ...comparedSlugs.flatMap((slug) => {
      const [before, after] = comparedPlaces(slug);
      const { title } = services[slug];
      return [
        [before, `${title}: ${gallery.before}`] as const,
        [after, `${title}: ${gallery.after}`] as const,
      ];
    }),
    ["body-building-card", fillPlaceholders(names.card, { title: services["body-building"].title })],
    ["custom-projects-card", fillPlaceholders(names.card, { title: services["custom-projects"].title })],
    ["before", `${site.home}: ${gallery.before}`],
    ["after", `${site.home}: ${gallery.after}`],
    ["about", fillPlaceholders(names.top, { title: about.hero.title })],
    ["leader", about.leadership.title],
    ["map", contact.map.title],
    ["certificate", company.certification.title],
    ...ownBodies.map(({ id, title }) => [ownBodyPlace(id), fillPlaceholders(names.top, { title })] as const),
    ...brands.map(({ id, name }) => [brandPlaceOf(id), fillPlaceholders(names.logo, { name })] as const),
  ]);

  function slideName(place: HeroPlace, index: number): string {
    const { caption = place } = home.hero.slides[index] ?? {};
    return fillPlaceholders(names.slide, { number: index + 1, caption });
  }
}

function capabilityNames(slug: ServiceSlug | BodyTypeSlug, captions: readonly string[]) {
  return ([1, 2, 3, 4] as const).map(
    (number) => [`${slug}-capability-${number}`, captions[number - 1] ?? ""] as const,
  );
}

const slidePlaces: readonly PicturePlace[] = heroPlaces;
const photoPlaces: readonly PicturePlace[] = workshopPlaces;

/** What stands with the picture, whatever is on it, by the keys of these texts. */
export function captionsAt(place: PicturePlace, { home, about }: Texts): { key: string; words: string }[] {
  const slide = slidePlaces.indexOf(place);
  const photo = photoPlaces.indexOf(place);
  const { caption, line } = home.hero.slides[slide] ?? {};
  return [
    { key: `home.hero.slides.${slide}.caption`, words: caption },
    { key: `home.hero.slides.${slide}.line`, words: line },
    { key: `about.story.photos.${photo}.caption`, words: about.story.photos[photo]?.caption },
  ].flatMap(({ key, words }) => (words === undefined ? [] : [{ key, words }]));
}

export function pagesWith(place: PicturePlace): string[] {
  if (isBrandPlace(place)) return ["/"];
  if (isOwnBodyPlace(place)) return [`/services/body-building/${ownBodyIn(place)}`];
  return [...placesOfPages]
    .filter(([, places]) => places.some((other) => other === place))
    .map(([path]) => path);
}

export function pageOfPlace(place: PicturePlace): string {
  const pages = pagesWith(place);
  const own = pages.find((path) => path.endsWith(`/${place}`));
  return own ?? pages.find((path) => path !== "/") ?? "/";
}
