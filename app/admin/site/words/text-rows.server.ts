import type { RouterContextProvider } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { factWordsOf } from "#content/site-texts.server.ts";
import type { SiteText } from "#domain/site-texts/site-texts.ts";
import type { InEachLanguage, SiteLanguage } from "#domain/site-texts/text-rules.ts";
import { foldLine } from "#domain/values/normalize-text.ts";
import { readWithRetries } from "#platform/retry.ts";

export interface TextRow {
  key: string;
  words: InEachLanguage<string>;
  isOwn: boolean;
  staleTranslations: readonly SiteLanguage[];
}

export async function loadTextRows(context: Readonly<RouterContextProvider>): Promise<TextRow[]> {
  const { siteTexts } = context.get(servicesContext);
  const facts = factWordsOf(context.get(siteContentContext).business);
  const row = ({ key, words, own, staleTranslations }: SiteText): TextRow => ({
    key,
    words: {
      en: fillPlaceholders(words.en, facts.en),
      hi: fillPlaceholders(words.hi, facts.hi),
      mr: fillPlaceholders(words.mr, facts.mr),
    },
    isOwn: Object.keys(own).length > 0,
    staleTranslations,
  });
  return (await readWithRetries(() => siteTexts.all())).map(row);
}

const longestText = 4000;

export function hasWords(texts: readonly string[], search: string): boolean {
  const folded = foldLine(search, longestText);
  return texts.some((text) => foldLine(text, longestText).includes(folded));
}
