import type { SiteContent } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { describeProject, pairName, pictureWords } from "#app/site/gallery/project-words.ts";
import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import type { PublishedProject } from "#domain/gallery/images/newest-projects.ts";
import type { PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { largePicture } from "./page-pictures.server.ts";

export type FeedPlace = Pick<SiteContent, "business" | "textsOf"> & { origin: string; language: Language };

export interface FeedItem {
  id: string;
  /** Marked, so that the visit counts as one from a feed. */
  address: string;
  title: string;
  createdAt: string;
  pictures: { url: string; width: number; height: number; text: string }[];
}

export function feedItem(place: FeedPlace, { card, others, createdAt }: PublishedProject): FeedItem {
  const { origin, language, textsOf } = place;
  const id = `${origin}${sitePath(language, "/gallery")}/${card.id}`;
  return {
    ...{ id, address: `${id}?utm_source=feed`, createdAt },
    title: describeProject({ language, texts: textsOf(language) }, card),
    pictures: [card, ...others].flatMap((one) => picturesOf(place, one)),
  };
}

export function htmlOf({ pictures }: FeedItem): string {
  const images = pictures.map(
    ({ url, width, height, text }) =>
      `<p><img src="${url}" width="${width}" height="${height}" alt="${escapeHtml(text)}"></p>`,
  );
  return images.join("");
}

function picturesOf({ origin, language, textsOf }: FeedPlace, card: GalleryCard): FeedItem["pictures"] {
  const words = { language, texts: textsOf(language) };
  const { pictures } = card;
  const pictureOf = ({ url, width, height }: PictureMetadata, text: string) => {
    return { url: origin + largePicture(url), width, height, text };
  };
  if (pictures.kind === "single") return [pictureOf(pictures.picture, pictureWords(words, card))];
  const { beforeAlt, afterAlt } = words.texts.gallery;
  const name = pairName(words, card);
  return [
    pictureOf(pictures.after, fillPlaceholders(afterAlt, { name })),
    pictureOf(pictures.before, fillPlaceholders(beforeAlt, { name })),
  ];
}
