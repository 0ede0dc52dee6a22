import { testimonialLengths } from "#domain/values/testimonial-lengths.ts";
import {
  type FilledIn,
  type InEachLanguage,
  placeProblem,
  siteLanguages,
  type TextProblem,
} from "./text-rules.ts";

export interface ListField {
  /** In UTF-16 units. */
  longest: number;
  isOptional?: boolean;
  /** The heading face lacks some letters. */
  isHeading?: boolean;
  isSameInAll?: boolean;
  /** An entry on each line. */
  hasLines?: boolean;
  /** Chosen from what the page offers. */
  isChoice?: boolean;
  allowed?: readonly string[];
}

export interface ListShape {
  fields: Readonly<Record<string, ListField>>;
  /** The English page. */
  path: string;
  hasSamples?: boolean;
}

const text = (longest: number, more: Omit<ListField, "longest"> = {}): ListField => ({ longest, ...more });
const { quote, name, position } = testimonialLengths;

/** Type, rules, form and place of each list follow. */
export const listShapes = {
  faq: { fields: { title: text(150), text: text(1000) }, path: "/contact" },
  testimonials: {
    fields: { quote: text(quote), name: text(name), position: text(position, { isOptional: true }) },
    path: "/",
    hasSamples: true,
  },
  leaders: {
    fields: {
      name: text(80, { isOptional: true, isHeading: true }),
      role: text(80, { isHeading: true }),
      text: text(400),
    },
    path: "/about",
    hasSamples: true,
  },
  openings: { fields: { title: text(80, { isHeading: true }), text: text(400) }, path: "/company/career" },
  brands: {
    fields: {
      name: text(40, { isHeading: true, isSameInAll: true }),
      size: text(5, { isOptional: true, isSameInAll: true, isChoice: true, allowed: ["small", "large"] }),
    },
    path: "/",
  },
  bodies: {
    fields: {
      title: text(40, { isHeading: true }),
      lead: text(155),
      text: text(600),
      points: text(600, { isOptional: true, hasLines: true }),
      specifications: text(1000, { isOptional: true, hasLines: true }),
      applications: text(400, { isOptional: true, hasLines: true }),
      like: text(40, { isOptional: true, isSameInAll: true, isChoice: true }),
    },
    path: "/services/body-building",
  },
} satisfies Readonly<Record<string, ListShape>>;

export type ListName = keyof typeof listShapes;

/** The fields of a list's items. */
export function shapeOf(name: ListName): ListShape {
  return listShapes[name];
}

export const mostItems = 30;

export type ListItem = { readonly id: string } & Readonly<Record<string, string | InEachLanguage<string>>>;

export type ListProblems = Readonly<Partial<Record<string, TextProblem>>>;

/** A field in each language, empty where it is no text in languages. */
export function wordsOf(item: ListItem, field: string): InEachLanguage<string> {
  const words = item[field];
  return typeof words === "object" ? words : { en: "", hi: "", mr: "" };
}

/** The languages in which an item says nothing. */
export function languagesLacking(item: ListItem, { fields }: ListShape) {
  const all = Object.keys(fields);
  const translated = all.filter((field) => fields[field]?.isSameInAll !== true);
  const judged = translated.length > 0 ? translated : all;
  return siteLanguages.filter((language) =>
    judged.every((field) => wordsOf(item, field)[language].trim() === ""),
  );
}

/** Wants one whole language, no long text, and facts as placeholders. */
export function problemsOfItem(
  item: ListItem,
  index: number,
  shape: ListShape,
  facts: FilledIn,
): ListProblems {
  const lacking = languagesLacking(item, shape);
  const begun = siteLanguages.filter((language) => !lacking.includes(language));
  const problems = (begun.length > 0 ? begun : siteLanguages.slice(0, 1)).flatMap((language) =>
    Object.entries(shape.fields).flatMap(([name, field]) => {
      const problem = problemOf(wordsOf(item, name)[language].trim(), field, facts);
      return problem === null ? [] : [[`${index}.${name}.${language}`, problem] as const];
    }),
  );
  return Object.fromEntries(problems);
}

function problemOf(text: string, field: ListField, facts: FilledIn): TextProblem | null {
  const { longest, isOptional, allowed } = field;
  if (text === "" && isOptional === true) return null;
  if (text === "" || allowed?.includes(text) === false) return { kind: "empty", detail: "" };
  if (text.length > longest) return { kind: "tooLong", detail: String(longest) };
  return placeProblem(text, { required: [], allowed: Object.keys(facts) });
}
