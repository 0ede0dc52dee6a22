import { createContext, use } from "react";
import type { Graph } from "schema-dts";
import type { PictureAt } from "#app/ui/art.server.ts";
import type { Language } from "#content/languages.ts";
import type { ShownLists } from "#content/lists.ts";
import type { Texts } from "#content/texts.ts";
import type { Translate } from "#content/translate.ts";
import type { Business } from "#domain/facts/business.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";
import type { Wording } from "#domain/site-texts/wording.ts";
import { sitePath } from "./paths.ts";

/** What every component of a public page can ask for. */
export interface Page {
  language: Language;
  texts: Texts;
  lists: ShownLists;
  /** Whether those of a list are samples. */
  samples: Wording["samples"];
  translate: Translate;
  business: Business;
  /** In the language of the page. */
  businessName: string;
  /** Scheme and host of the site, for links that must be absolute. */
  origin: string;
  /** Our own picture in that place, or the owner's. */
  pictureAt: PictureAt;
  /** What the owner has put into places of the site. */
  placed: Placed;
  /** Address of the picture that messengers show beside a link to this page, or to that of a project. */
  sharePicture: (project?: GalleryCard) => string | null;
  /** Address of the one module of a document. */
  entryScript: string;
  structuredData: Graph | null;
  /** Whether the visitor wants few bytes: pictures are at most 640 pixels wide. */
  savesData: boolean;
}

/** Null in the back office. Not data of a loader: error pages need it, too. */
export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = use(PageContext);
  if (page === null) throw new Error("There is no PageContext above this component.");
  return page;
}

export function useTexts(): Texts {
  return usePage().texts;
}

export function useBusiness(): Business {
  return usePage().business;
}

/** A name in Latin letters is read as English on any page. */
export function languageOfName(name: string): Language | undefined {
  return /\p{Script=Devanagari}/u.test(name) ? undefined : "en";
}

export function useLanguage(): Language {
  return usePage().language;
}

export function useTranslate(): Translate {
  return usePage().translate;
}

export function useSitePath(): (path: string) => string {
  const { language } = usePage();
  return (path) => sitePath(language, path);
}
