import { z } from "zod";
import { normalizeLine } from "#domain/normalize-text.ts";
import type { Log } from "#platform/log.ts";

const words = (longest: number) => {
  const line = z.string().transform((typed, context) => {
    const text = normalizeLine(typed, longest);
    if (text !== null) return text;
    context.addIssue({ code: "custom", message: "tooLong", params: { detail: String(longest) } });
    return z.NEVER;
  });
  return z.object({ en: line, hi: line, mr: line });
};

const id = z.string().min(1).max(40);

/** Holds the defaults and what is typed. What it answers it takes again unchanged. */
export const listsSchema = z.object({
  faq: z
    .array(z.object({ id, title: words(150), text: words(1000) }))
    .max(30)
    .readonly(),
  testimonials: z
    .array(z.object({ id, quote: words(400), role: words(80) }))
    .max(30)
    .readonly(),
  leaders: z
    .array(z.object({ id, name: words(80), role: words(80), text: words(400) }))
    .max(30)
    .readonly(),
  openings: z
    .array(z.object({ id, title: words(80), text: words(400) }))
    .max(30)
    .readonly(),
  brands: z
    .array(z.object({ id, name: words(40) }))
    .max(30)
    .readonly(),
});

export type SiteLists = z.output<typeof listsSchema>;
export const listNames = z.keyof(listsSchema);
export type ListName = z.output<typeof listNames>;

export const mostItems = 30;

export interface ListShape {
  /** In the order of the form. */
  fields: readonly string[];
  /** What may be empty where the rest is filled in. */
  optional?: string;
  /** One field for all languages. */
  isSameInAll?: boolean;
  /** The defaults are samples: the first real item takes the place of all of them. */
  hasSamples?: boolean;
}

export const listShapes: Readonly<Record<ListName, ListShape>> = {
  faq: { fields: ["title", "text"] },
  testimonials: { fields: ["quote", "role"], hasSamples: true },
  leaders: { fields: ["name", "role", "text"], optional: "name", hasSamples: true },
  openings: { fields: ["title", "text"] },
  brands: { fields: ["name"], isSameInAll: true },
};

/** The lists with one of them replaced; as they were, and logged, where the schema does not take it. */
export function withList(
  lists: SiteLists,
  name: ListName,
  items: unknown,
  log: Pick<Log, "warn">,
): SiteLists {
  const merged = listsSchema.safeParse({ ...lists, [name]: items });
  if (merged.success) return merged.data;
  log.warn({ list: name, issues: merged.error.issues.length }, "A stored list was passed over as not valid.");
  return lists;
}

/** An item that says what its default says is a sample still. */
export function isSample(name: ListName, item: { id: string }, defaults: SiteLists): boolean {
  if (!listShapes[name].hasSamples) return false;
  const standard = defaults[name].find(({ id }) => id === item.id);
  return standard !== undefined && JSON.stringify(standard) === JSON.stringify(item);
}

/** What visitors see: no sample beside what is real. */
export function shownItems<Item extends { id: string }>(
  name: ListName,
  items: readonly Item[],
  defaults: SiteLists,
): Item[] {
  const real = items.filter((item) => !isSample(name, item, defaults));
  return real.length > 0 ? real : [...items];
}
