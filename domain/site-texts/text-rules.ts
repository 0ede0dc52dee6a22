import { normalizeLine } from "#domain/values/normalize-text.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

export const siteLanguages = ["en", "hi", "mr"] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

export type InEachLanguage<Words> = Readonly<Record<SiteLanguage, Words>>;

export type FilledIn = Readonly<Record<string, string>>;

export interface TextRule {
  /** In UTF-16 units, with the facts filled in. */
  longest: number;
  /** Placeholders that must stay. */
  required: readonly string[];
  allowed: readonly string[];
}

export interface TextProblem {
  kind: "empty" | "tooLong" | "missingPlace" | "unknownPlace";
  detail: string;
}

const longestTyped = 4000;

const placeholders = /\{([^{}]*)\}/g;

/** Names of the placeholders of a text. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(placeholders)].map(([, name = ""]) => name);
}

/** In UTF-16 units; unknown placeholders count as typed. */
export function filledLength(text: string, values: FilledIn): number {
  return placesIn(text).reduce((length, name) => {
    const value = values[name];
    return value === undefined ? length : length - `{${name}}`.length + value.length;
  }, text.length);
}

/** Answers one normalized line, which may be empty. */
export function validateText(typed: string, rule: TextRule, values: FilledIn): Result<string, TextProblem> {
  const tooLong = { kind: "tooLong", detail: String(rule.longest) } as const;
  const text = normalizeLine(typed, longestTyped);
  if (text === null) return refused(tooLong);
  if (text === "") return accepted(text);
  const problem = placeProblem(text, rule);
  if (problem !== null) return refused(problem);
  return filledLength(text, values) > rule.longest ? refused(tooLong) : accepted(text);
}

/** Null where all is well. */
export function placeProblem(
  text: string,
  { required, allowed }: Pick<TextRule, "required" | "allowed">,
): TextProblem | null {
  const places = placesIn(text);
  const unknown = places.find((place) => !allowed.includes(place));
  if (unknown !== undefined) return { kind: "unknownPlace", detail: `{${unknown}}` };
  const missing = required.find((place) => !places.includes(place));
  return missing === undefined ? null : { kind: "missingPlace", detail: `{${missing}}` };
}

const longestOfSearch = { title: 60, description: 160 };

const leastRoom = 60;

/** Any fact may be named; what is no fact must stay. */
export function ruleOf(key: string, standard: InEachLanguage<string>, values: FilledIn): TextRule {
  const own = [...new Set(siteLanguages.flatMap((language) => placesIn(standard[language])))];
  const facts = Object.keys(values).filter((name) => name !== "qualityStandard");
  return {
    longest: longestOf(key, standard, values),
    required: own.filter((place) => values[place] === undefined),
    allowed: [...new Set([...own, ...facts])],
  };
}

function longestOf(key: string, standard: InEachLanguage<string>, values: FilledIn): number {
  if (key.endsWith(".search.title")) return longestOfSearch.title;
  if (key.endsWith(".search.description")) return longestOfSearch.description;
  const lengths = siteLanguages.map((language) => filledLength(standard[language], values));
  return Math.max(leastRoom, 3 * Math.max(...lengths));
}
