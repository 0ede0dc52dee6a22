import { testimonialLengths } from "#domain/values/testimonial-lengths.ts";
import {
  type FilledIn,
  type InEachLanguage,
  placeProblem,
  siteLanguages,
  type TextProblem,
} from "./text-rules.ts";

export interface ListShape {
  /** How long each may be, in UTF-16 units; in the order of the form. */
  fields: Readonly<Record<string, number>>;
  optional?: string;
  isSameInAll?: boolean;
  hasSamples?: boolean;
}

export const listShapes = {
  faq: { fields: { title: 150, text: 1000 } },
  testimonials: {
    fields: testimonialLengths,
    optional: "position",
    hasSamples: true,
  },
  leaders: { fields: { name: 80, role: 80, text: 400 }, optional: "name", hasSamples: true },
  openings: { fields: { title: 80, text: 400 } },
  brands: { fields: { name: 40 }, isSameInAll: true },
} as const satisfies Readonly<Record<string, ListShape>>;

export type ListName = keyof typeof listShapes;

export function shapeOf(name: ListName): ListShape {
  return listShapes[name];
}

export const mostItems = 30;

export type ListItem = { readonly id: string } & Readonly<Record<string, string | InEachLanguage<string>>>;

export type ListProblems = Readonly<Partial<Record<string, TextProblem>>>;

export function wordsOf(item: ListItem, field: string): InEachLanguage<string> {
  const words = item[field];
  return typeof words === "object" ? words : { en: "", hi: "", mr: "" };
}

/** The languages in which an item says nothing. */
export function languagesLacking(item: ListItem, shape: ListShape) {
  return siteLanguages.filter((language) =>
    Object.keys(shape.fields).every((field) => wordsOf(item, field)[language].trim() === ""),
  );
}

/** What is wrong with an item: whole in at least one language, none too long, facts as the only placeholders. */
export function problemsOfItem(
  item: ListItem,
  index: number,
  shape: ListShape,
  facts: FilledIn,
): ListProblems {
  const lacking = languagesLacking(item, shape);
  const begun = siteLanguages.filter((language) => !lacking.includes(language));
  const problems = (begun.length > 0 ? begun : siteLanguages.slice(0, 1)).flatMap((language) =>
    Object.entries(shape.fields).flatMap(([field, longest]) => {
      const text = wordsOf(item, field)[language].trim();
      const problem = problemOf(text, longest, field === shape.optional, facts);
      return problem === null ? [] : [[`${index}.${field}.${language}`, problem] as const];
    }),
  );
  return Object.fromEntries(problems);
}

function problemOf(text: string, longest: number, isOptional: boolean, facts: FilledIn): TextProblem | null {
  if (text === "") return isOptional ? null : { kind: "empty", detail: "" };
  if (text.length > longest) return { kind: "tooLong", detail: String(longest) };
  return placeProblem(text, { required: [], allowed: Object.keys(facts) });
}
