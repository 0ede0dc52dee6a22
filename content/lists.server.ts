import { lists as en } from "./en/lists.ts";
import { lists as hi } from "./hi/lists.ts";
import { type Language, otherThan, writtenLanguage } from "./languages.ts";
import type { ListTexts, ShownLists, TranslatedLists } from "./lists.ts";
import { lists as mr } from "./mr/lists.ts";
import { oncePerPair } from "./once-per-pair.ts";
import type { TitledText } from "./text-types.ts";
import { defaultNames, finishText, type NamedFacts, placeholderValues } from "./texts.server.ts";

const written: Readonly<Record<Language, ListTexts>> = { en, hi, mr };

const brands = ["Tata Motors", "Mahindra", "Ashok Leyland", "Maruti Suzuki", "Eicher", "Bajaj"];

function items<Words extends object>(listOf: (texts: ListTexts) => Readonly<Record<string, Words>>) {
  return Object.keys(listOf(written.en)).map((id) => {
    const wordIn = (language: Language, word: (words: Words) => string) => {
      const words = listOf(written[language])[id];
      return words === undefined ? "" : word(words);
    };
    const say = (word: (words: Words) => string) => ({
      en: wordIn("en", word),
      hi: wordIn("hi", word),
      mr: wordIn("mr", word),
    });
    return { id, say };
  });
}

const titled = (list: ReturnType<typeof items<TitledText>>) =>
  list.map(({ id, say }) => ({ id, title: say(({ title }) => title), text: say(({ text }) => text) }));

/** What the lists hold until the owner says otherwise in the back office (`domain/site-texts`). */
export const defaultLists: TranslatedLists = {
  faq: titled(items(({ faq }) => faq)),
  testimonials: items(({ testimonials }) => testimonials).map(({ id, say }) => ({
    id,
    quote: say(({ quote }) => quote),
    name: say(({ name }) => name),
    position: say(({ position }) => position),
  })),
  leaders: items(({ leaders }) => leaders).map(({ id, say }) => ({
    id,
    name: { en: "", hi: "", mr: "" },
    role: say(({ role }) => role),
    text: say(({ text }) => text),
  })),
  openings: titled(items(({ openings }) => openings)),
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
