import type { Language } from "#content/languages.ts";
import type { TranslatedLists } from "#content/lists.server.ts";
import { likenessOf, looksWith, textsWithOwn } from "#content/own-body-types.server.ts";
import { ownBodyPlace } from "#content/places.ts";
import type { BodyTypeSlug } from "#content/services.server.ts";
import type { Texts } from "#content/texts.ts";
import { pictureAtPlaces } from "./art.server.ts";
import type { SiteContent } from "./context.server.ts";

export function withOwnBodyTypes(
  site: Omit<SiteContent, "looks" | "pictureAt">,
  own: TranslatedLists["bodies"],
): SiteContent {
  const { business, textsOf, listsOf, placed } = site;
  const known = new Map<Language, Texts>();
  const likeness = new Map<string, BodyTypeSlug>(own.map((item) => [item.id, likenessOf(item)]));
  const pictures = new Map(placed.pictures);
  for (const { id } of own) {
    const picture = placed.pictures.get(ownBodyPlace(id));
    if (picture !== undefined) pictures.set(id, picture);
  }
  const pictureAt = pictureAtPlaces({ pictures }, likeness);
  return {
    ...site,
    pictureAt,
    placed: { ...placed, pictures },
    looks: looksWith(own),
    textsOf(language) {
      const texts =
        known.get(language) ??
        textsWithOwn(textsOf(language), listsOf(language).bodies, {
          ...{ language, business: business.name[language] },
        });
      known.set(language, texts);
      return texts;
    },
  };
}
