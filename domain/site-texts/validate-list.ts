import { accepted, type Result, refused } from "#platform/result.ts";
import { withAddresses } from "./item-addresses.ts";
import { type ListName, type ListProblems, problemsOfItem, shapeOf } from "./list-shapes.ts";
import { listsSchema, type SiteLists } from "./lists.ts";
import type { FilledIn } from "./text-rules.ts";

/** Judges a typed list. */
export function validateList(
  name: ListName,
  items: unknown,
  lists: SiteLists,
  facts: FilledIn,
  takenAddresses: readonly string[],
): Result<SiteLists, ListProblems> {
  const parsed = listsSchema.safeParse({ ...lists, [name]: items });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, ...issue }) => {
      const detail = "params" in issue ? String(issue.params?.detail) : "";
      return [path.slice(1).join("."), { kind: "tooLong", detail }] as const;
    });
    return refused(Object.fromEntries(problems));
  }
  const found = parsed.data[name].map((item, index) => problemsOfItem(item, index, shapeOf(name), facts));
  const problems: ListProblems = Object.assign({}, ...found);
  if (Object.keys(problems).length > 0) return refused(problems);
  return accepted({
    ...parsed.data,
    bodies: withAddresses(parsed.data.bodies, takenAddresses),
  });
}
