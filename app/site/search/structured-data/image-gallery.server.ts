import type { ImageGallery, ImageObject } from "schema-dts";
import { sitePath } from "#app/language/paths.ts";
import { bodyTypeNames } from "#app/site/gallery/body-type-names.ts";
import { describeProject } from "#app/site/gallery/project-words.ts";
import { bodyTypePages } from "#app/site/page-names.ts";
import { business } from "#content/business.ts";
import type { Language } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { createTranslate } from "#content/translate.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { type PictureFacts, pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";
import { businessId } from "./business.server.ts";

export function imageGalleryThing(origin: string, language: Language, cards: readonly GalleryCard[]) {
  const t = createTranslate(language, textsOf(language));
  const bodyTypeName = bodyTypeNames(language, bodyTypePages(textsOf(language)));
  const imageThing = (picture: PictureFacts, name: string) =>
    ({
      "@type": "ImageObject",
      name,
      contentUrl: origin + pictureSizeUrl(picture.url, 1280, "jpeg"),
      creditText: business.name,
      creator: { "@id": businessId(origin) },
    }) as const satisfies ImageObject;
  const imagesOf = (card: GalleryCard) => {
    if (card.pictures.kind === "single") {
      return [imageThing(card.pictures.picture, describeProject(t, bodyTypeName, card))];
    }
    const name = card.vehicleName;
    return [
      imageThing(card.pictures.before, t("gallery.beforeAlt", { name })),
      imageThing(card.pictures.after, t("gallery.afterAlt", { name })),
    ];
  };
  const address = origin + sitePath(language, "/gallery");
  return {
    "@type": "ImageGallery",
    "@id": `${address}#gallery`,
    name: textsOf(language).gallery.title,
    url: address,
    inLanguage: language,
    image: cards.flatMap(imagesOf),
  } as const satisfies ImageGallery;
}
