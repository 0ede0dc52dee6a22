import { accepted, type Result, refused } from "#platform/result.ts";
import { type ListName, type ListShape, listShapes, listsSchema, type SiteLists } from "./lists.ts";
import {
  type FilledIn,
  type InEachLanguage,
  placeProblem,
  siteLanguages,
  type TextProblem,
} from "./text-rules.ts";

/** By the path of the field, such as `0.title.hi`. */
export type ListProblems = Readonly<Record<string, TextProblem>>;

type Item = Readonly<Record<string, string | InEachLanguage<string>>>;

/** Judges a typed list: each item whole in at least one language, with facts as its only placeholders. */
export function judgeList(
  name: ListName,
  items: unknown,
  lists: SiteLists,
  facts: FilledIn,
): Result<SiteLists, ListProblems> {
  const parsed = listsSchema.safeParse({ ...lists, [name]: items });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, ...issue }) => {
      const detail = "params" in issue ? String(issue.params?.detail) : "";
      return [path.slice(1).join("."), { kind: "tooLong", detail }] as const;
    });
    return refused(Object.fromEntries(problems));
  }
  const found = parsed.data[name].map((item, index) => problemsOfItem(item, index, listShapes[name], facts));
  const problems: ListProblems = Object.assign({}, ...found);
  return Object.keys(problems).length > 0 ? refused(problems) : accepted(parsed.data);
}

function problemsOfItem(item: Item, index: number, shape: ListShape, facts: FilledIn): ListProblems {
  const wordsOf = (field: string, language: (typeof siteLanguages)[number]) => {
    const words = item[field];
    return typeof words === "object" ? words[language] : "";
  };
  const begun = siteLanguages.filter((language) =>
    shape.fields.some((field) => wordsOf(field, language) !== ""),
  );
  const languages = begun.length > 0 ? begun : [siteLanguages[0]];
  const problems = languages.flatMap((language) =>
    shape.fields.flatMap((field) => {
      const problem = problemOf(wordsOf(field, language), field === shape.optional, facts);
      return problem === null ? [] : [[`${index}.${field}.${language}`, problem] as const];
    }),
  );
  return Object.fromEntries(problems);
}

function problemOf(text: string, isOptional: boolean, facts: FilledIn): TextProblem | null {
  if (text === "") return isOptional ? null : { kind: "empty", detail: "" };
  return placeProblem(text, { required: [], allowed: Object.keys(facts) });
}
