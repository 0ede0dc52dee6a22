import { createContext, use } from "react";
import type { Graph } from "schema-dts";
import type { PictureAt } from "#app/art.server.ts";
import type { Language } from "#content/languages.ts";
import type { ShownLists } from "#content/lists.server.ts";
import type { looks } from "#content/services.server.ts";
import type { Texts } from "#content/texts.ts";
import type { Translate } from "#content/translate.ts";
import type { Business } from "#domain/facts/business.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";
import type { Wording } from "#domain/site-texts/wording.ts";
import { sitePath } from "./paths.ts";

export interface Page {
  language: Language;
  texts: Texts;
  lists: ShownLists;
  samples: Wording["samples"];
  translate: Translate;
  business: Business;
  businessName: string;
  origin: string;
  pictureAt: PictureAt;
  looks: typeof looks;
  placed: Placed;
  sharePicture: (project?: GalleryCard) => string | null;
  entryScript: string | null;
  structuredData: Graph | null;
  /** Then pictures are at most 640 pixels wide. */
  savesData: boolean;
}

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
