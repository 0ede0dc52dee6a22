import { createContext, use } from "react";
import type { Language } from "#content/languages.ts";

/** A document that is changed where visitors see it: what is saved is a draft, until it is published. */
export interface OnPage {
  document: string;
  /** Of an entry of it, where it is a list. */
  entry: string | undefined;
  /** Where it is open, and its form is sent. */
  address: string;
  /** Of the page on which it is seen. */
  language: Language;
}

export const OnPageContext = createContext<OnPage | null>(null);

/** Null in the sections of the office, where what is saved is on the site at once. */
export function useOnPage(): OnPage | null {
  return use(OnPageContext);
}

export type SaveIntent = "save" | "publish";
