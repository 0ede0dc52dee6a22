import { createContext, use } from "react";
import { type Language, ownFirst } from "#content/languages.ts";
import { useAdminText } from "../page/admin-text.ts";

interface OnPage {
  document: string;
  entry: string | undefined;
  address: string;
  language: Language;
}

export const OnPageContext = createContext<OnPage | null>(null);

/** Null in the sections of the office, where what is saved is on the site at once. */
export function useOnPage(): OnPage | null {
  return use(OnPageContext);
}

export function useTypedLanguages(): Language[] {
  const { language } = useAdminText();
  return ownFirst(useOnPage()?.language ?? language);
}

export type SaveIntent = "save" | "publish";
