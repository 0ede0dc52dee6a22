import { z } from "zod";
import type { DocumentKind } from "#domain/documents/documents.ts";
import { type InEachLanguage, type SiteLanguage, siteLanguages } from "./text-rules.ts";

const words = z.object({ en: z.string(), hi: z.string(), mr: z.string() });

const storedText = z.object({
  own: words.partial(),
  /** The stored name of `staleTranslations`. */
  behind: z.array(z.enum(siteLanguages)),
});
export type StoredText = z.output<typeof storedText>;

const untouched: StoredText = { own: {}, behind: [] };

/** Throws where it is no text. */
export function readStoredText(content: string | undefined): StoredText {
  return content === undefined ? untouched : storedText.parse(JSON.parse(content));
}

/** What stands, in each language. */
export function overDefault({ own }: StoredText, standard: InEachLanguage<string>): InEachLanguage<string> {
  return { en: own.en ?? standard.en, hi: own.hi ?? standard.hi, mr: own.mr ?? standard.mr };
}

interface TextWriting {
  standard: InEachLanguage<string>;
  /** Without it an empty text gets its default. */
  isOptional: boolean;
  isTranslated: boolean;
}

/** A text as a document. */
export function textKind(writing: TextWriting): DocumentKind<InEachLanguage<string>> {
  return {
    read: (content) => overDefault(readStoredText(content), writing.standard),
    write(words, content) {
      const before = readStoredText(content);
      return changedContent(before, withWords(before, words, writing));
    },
    parse: (merged) => words.safeParse(merged).data ?? null,
  };
}

/** JSON of what is new; else null. */
export function changedContent<Content>(before: Content, after: Content): string | null {
  const content = JSON.stringify(after);
  return content === JSON.stringify(before) ? null : content;
}

function withWords(
  before: StoredText,
  words: InEachLanguage<string>,
  { standard, isOptional, isTranslated }: TextWriting,
): StoredText {
  const own = Object.fromEntries(
    siteLanguages
      .filter((language) => words[language] !== standard[language] && (isOptional || words[language] !== ""))
      .map((language) => [language, words[language]]),
  );
  const after = { own, behind: before.behind };
  const isDefault = Object.keys(own).length === 0;
  return { own, behind: isTranslated || isDefault ? [] : staleAfter(before, after, standard) };
}

function staleAfter(before: StoredText, after: StoredText, standard: InEachLanguage<string>): SiteLanguage[] {
  const old = overDefault(before, standard);
  const now = overDefault(after, standard);
  const unchanged = siteLanguages.filter((language) => old[language] === now[language]);
  const isAhead = siteLanguages.some(
    (language) => !unchanged.includes(language) && !before.behind.includes(language),
  );
  return isAhead ? unchanged : unchanged.filter((language) => before.behind.includes(language));
}
