import { sitePath } from "#app/language/paths.ts";
import type { Language } from "#content/languages.ts";
import type { TextsOf } from "#content/texts.server.ts";
import { findText } from "#content/translate.ts";
import { pageOfText } from "./site-pages.server.ts";
import { kindOfText } from "./text-kinds.ts";

const unseen = ["searchTitle", "searchDescription", "picture"];

/** In UTF-16 units: browsers find a short piece anywhere, a long text by its beginning. */
const shortestPiece = 12;
const longestStart = 80;

export function placeLinks(key: string, textsOf: TextsOf): Record<Language, string> {
  const path = pageOfText(key)?.path ?? "/";
  const link = (language: Language) => {
    const shown = findText(textsOf(language), key);
    const start = unseen.includes(kindOfText(key)) || typeof shown !== "string" ? "" : startOf(shown);
    const address = sitePath(language, path);
    return start === "" ? address : `${address}#:~:text=${encodeURIComponent(start).replaceAll("-", "%2D")}`;
  };
  return { en: link("en"), hi: link("hi"), mr: link("mr") };
}

function startOf(text: string): string {
  const pieces = text.split(/\{\w+\}/).map((piece) => piece.trim());
  const [longest = ""] = pieces.toSorted((one, other) => other.length - one.length);
  if (pieces.length > 1 && longest.length < shortestPiece) return "";
  if (longest.length <= longestStart) return longest;
  const cut = longest.slice(0, longestStart);
  return cut.slice(0, cut.lastIndexOf(" "));
}
