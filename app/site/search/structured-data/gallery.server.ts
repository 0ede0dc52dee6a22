import type { CreativeWork, ImageGallery, ImageObject } from "schema-dts";
import type { SiteContent } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { describeProject } from "#app/site/gallery/project-words.ts";
import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import type { GalleryProject } from "#domain/gallery/images/gallery-project.ts";
import { nameIn } from "#domain/gallery/names/names.ts";
import { type PictureMetadata, pictureSizeUrl } from "#domain/gallery/pictures/picture-metadata.ts";
import { businessId } from "./business.server.ts";

interface PagePlace extends SiteContent {
  origin: string;
  language: Language;
}

export function imageGalleryThing(place: PagePlace, cards: readonly GalleryCard[]) {
  const { origin, language, textsOf } = place;
  const address = origin + sitePath(language, "/gallery");
  return {
    "@type": "ImageGallery",
    "@id": galleryId(address),
    name: textsOf(language).gallery.title,
    url: address,
    inLanguage: language,
    image: cards.flatMap((card) => imageThings(place, card)),
  } as const satisfies ImageGallery;
}

export function projectThing(place: PagePlace, { card, others, createdAt }: GalleryProject) {
  const { origin, language, textsOf } = place;
  const gallery = origin + sitePath(language, "/gallery");
  const address = `${gallery}/${card.id}`;
  return {
    "@type": "CreativeWork",
    "@id": `${address}#project`,
    name: describeProject({ language, texts: textsOf(language) }, card),
    url: address,
    inLanguage: language,
    datePublished: createdAt,
    creator: { "@id": businessId(origin) },
    isPartOf: { "@id": galleryId(gallery) },
    image: [card, ...others].flatMap((shown) => imageThings(place, shown)),
  } as const satisfies CreativeWork;
}

function galleryId(address: string): string {
  return `${address}#gallery`;
}

function imageThings({ origin, language, business, textsOf }: PagePlace, card: GalleryCard) {
  const imageThing = ({ url }: PictureMetadata, name: string) =>
    ({
      "@type": "ImageObject",
      name,
      contentUrl: origin + pictureSizeUrl(url, 1280, "jpeg"),
      creditText: business.name[language],
      creator: { "@id": businessId(origin) },
    }) as const satisfies ImageObject;
  const { pictures } = card;
  const name = nameIn(language, card.vehicle);
  const texts = textsOf(language);
  if (pictures.kind === "single") {
    return [imageThing(pictures.picture, describeProject({ language, texts }, card))];
  }
  const { beforeAlt, afterAlt } = texts.gallery;
  return [
    imageThing(pictures.before, fillPlaceholders(beforeAlt, { name })),
    imageThing(pictures.after, fillPlaceholders(afterAlt, { name })),
  ];
}
