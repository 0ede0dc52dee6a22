import { type Language, otherThan, writtenLanguage } from "./languages.ts";
import { faq } from "./lists/faq.ts";
import { leaders } from "./lists/leaders.ts";
import { openings } from "./lists/openings.ts";
import { testimonials } from "./lists/testimonials.ts";
import type { ShownLists, TranslatedLists } from "./lists.ts";
import { oncePerPair } from "./once-per-pair.ts";
import { defaultNames, finishText, type NamedFacts, placeholderValues } from "./texts.server.ts";

const brands = ["Tata Motors", "Mahindra", "Ashok Leyland", "Maruti Suzuki", "Eicher", "Bajaj"];

/** What the lists hold until the owner says otherwise in the back office (`domain/site-texts`). */
export const defaultLists: TranslatedLists = {
  ...{ faq, testimonials, leaders, openings },
  brands: brands.map((name) => ({ id: name, name: { en: name, hi: name, mr: name } })),
};

export type ListsOf = (language: Language) => ShownLists;

export const listsWith: (facts: NamedFacts, lists: TranslatedLists) => ListsOf = oncePerPair(shownLists);

type Words = Readonly<Record<Language, string>>;

function shownLists(facts: NamedFacts, lists: TranslatedLists, reader: Language): ShownLists {
  const sayLike = (leading: Words) => {
    const language = writtenLanguage(leading, reader);
    const values = placeholderValues(facts, language);
    return { lang: otherThan(reader, language), say: (words: Words) => finishText(words[language], values) };
  };
  const titledItem = ({ id, title, text }: TranslatedLists["faq"][number]) => {
    const { lang, say } = sayLike(title);
    return { id, lang, title: say(title), text: say(text) };
  };
  return {
    faq: lists.faq.map(titledItem),
    testimonials: lists.testimonials.map(({ id, quote, name, position }) => {
      const { lang, say } = sayLike(quote);
      return { id, lang, quote: say(quote), name: say(name), position: say(position) };
    }),
    leaders: lists.leaders.map(({ id, name, role, text }) => {
      const { lang, say } = sayLike(role);
      return { id, lang, name: say(name), role: say(role), text: say(text) };
    }),
    openings: lists.openings.map(titledItem),
    brands: lists.brands.map(({ id, name }) => ({ id, lang: undefined, name: sayLike(name).say(name) })),
  };
}

export const listsOf = listsWith(defaultNames, defaultLists);
