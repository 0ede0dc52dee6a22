import type { Language } from "#content/languages.ts";

/** A page among all pages of the site. */
export interface PageAddress {
  /** Scheme and host. */
  origin: string;
  language: Language;
  /** The page's English path. */
  path: string;
}
