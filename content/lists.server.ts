import { type Mark, marked } from "./document-marks.ts";
import { type Language, otherThan, writtenLanguage } from "./languages.ts";
import { faq } from "./lists/faq.ts";
import { leaders } from "./lists/leaders.ts";
import { openings } from "./lists/openings.ts";
import { testimonials } from "./lists/testimonials.ts";
import { oncePerPair } from "./once-per-pair.ts";
import { defaultNames, finishText, type NamedFacts, placeholderValues } from "./texts.server.ts";

type Words = Readonly<Record<Language, string>>;

type BodyTypeField = "title" | "lead" | "text" | "points" | "specifications" | "applications" | "like";

const bodies: readonly ({ id: string } & Record<BodyTypeField, Words>)[] = [];

const brands = ["Tata Motors", "Mahindra", "Ashok Leyland", "Maruti Suzuki", "Eicher", "Bajaj"];

export const defaultLists = {
  ...{ faq, testimonials, leaders, openings, bodies },
  brands: brands.map((name) => ({
    id: name,
    name: { en: name, hi: name, mr: name },
    size: { en: "", hi: "", mr: "" },
  })),
};

type Items = { readonly [Name in keyof typeof defaultLists]: (typeof defaultLists)[Name][number] };

export type TranslatedLists = { readonly [Name in keyof Items]: readonly Readonly<Items[Name]>[] };

type Shown<Item> = { readonly [Field in keyof Item]: string } & { readonly lang: Language | undefined };

export type ShownLists = { readonly [Name in keyof Items]: readonly Shown<Items[Name]>[] };

export type ListsOf = (language: Language) => ShownLists;

export const listsWith: (facts: NamedFacts, lists: TranslatedLists) => ListsOf = oncePerPair(
  shownLists((text) => text),
);

/** For the preview. */
export const markedListsWith: typeof listsWith = oncePerPair(shownLists(marked));

/** They are compared, not shown. */
const chosenFields = ["size", "like"];

function shownLists(mark: Mark) {
  return (facts: NamedFacts, lists: TranslatedLists, reader: Language): ShownLists => {
    return {
      faq: lists.faq.map((item) => shownItem("faq", item, item.title)),
      testimonials: lists.testimonials.map((item) => shownItem("testimonials", item, item.quote)),
      leaders: lists.leaders.map((item) => shownItem("leaders", item, item.role)),
      openings: lists.openings.map((item) => shownItem("openings", item, item.title)),
      brands: lists.brands.map((item) => shownItem("brands", item, item.name)),
      bodies: lists.bodies.map((item) => shownItem("bodies", item, item.title)),
    };

    function shownItem<Item extends { id: string }>(list: string, item: Item, ledBy: Words): Shown<Item>;
    function shownItem(
      list: string,
      { id, ...fields }: { id: string } & Record<string, Words | string>,
      ledBy: Words,
    ) {
      const language = writtenLanguage(ledBy, reader);
      const values = placeholderValues(facts, language);
      const said = Object.entries(fields).map(([field, words]) => {
        const text = typeof words === "string" ? words : finishText(words[language], values);
        return [field, chosenFields.includes(field) ? text : mark(text, `lists/${list}/${id}`)];
      });
      return { id, lang: otherThan(reader, language), ...Object.fromEntries(said) };
    }
  };
}

export const listsOf = listsWith(defaultNames, defaultLists);
