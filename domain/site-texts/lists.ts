import { z } from "zod";
import { inEachLanguage, line, lines, listOf } from "#domain/values/schema.ts";
import type { Log } from "#platform/log.ts";
import {
  type ListField,
  type ListName,
  type ListShape,
  listShapes,
  mostItems,
  shapeOf,
} from "./list-shapes.ts";
import type { InEachLanguage } from "./text-rules.ts";

const blank = { en: "", hi: "", mr: "" };

type Item<Field extends string> = { readonly id: string } & Readonly<Record<Field, InEachLanguage<string>>>;

function itemsOf<Field extends string>(shape: {
  fields: Readonly<Record<Field, ListField>>;
}): z.ZodType<readonly Item<Field>[]>;
function itemsOf({ fields }: Pick<ListShape, "fields">): z.ZodType {
  const words = Object.entries(fields).map(([name, { longest, hasLines, isOptional }]) => {
    const written = inEachLanguage(hasLines === true ? lines(longest) : line(longest));
    return [name, isOptional === true ? written.default(blank) : written];
  });
  const item = z.object({ id: z.string().min(1).max(40), ...Object.fromEntries(words) });
  return listOf(item, mostItems).readonly();
}

export const listsSchema = z.object({
  faq: itemsOf(listShapes.faq),
  testimonials: itemsOf(listShapes.testimonials),
  leaders: itemsOf(listShapes.leaders),
  openings: itemsOf(listShapes.openings),
  brands: itemsOf(listShapes.brands),
  bodies: itemsOf(listShapes.bodies),
});

export type SiteLists = z.output<typeof listsSchema>;
export const listNames = z.keyof(listsSchema);

/** Unchanged, and logged, where the schema refuses the list. */
export function withList(
  lists: SiteLists,
  name: ListName,
  items: unknown,
  log: Pick<Log, "warn">,
): SiteLists {
  const known = name === "testimonials" ? fromEarlierTestimonials(items, lists.testimonials) : items;
  const merged = listsSchema.safeParse({ ...lists, [name]: known });
  if (merged.success) return merged.data;
  log.warn({ list: name, issues: merged.error.issues.length }, "A stored list was passed over as not valid.");
  return lists;
}

/** Whether it still says what its default says. */
export function isSample(name: ListName, item: { id: string }, defaults: SiteLists): boolean {
  if (shapeOf(name).hasSamples !== true) return false;
  const standard = defaults[name].find(({ id }) => id === item.id);
  return standard !== undefined && JSON.stringify(standard) === JSON.stringify(item);
}

/** Those that are no samples. */
export function realItems<Item extends { id: string }>(
  name: ListName,
  items: readonly Item[],
  defaults: SiteLists,
): Item[] {
  return items.filter((item) => !isSample(name, item, defaults));
}

/** Shows no sample beside what is real. */
export function shownItems<Item extends { id: string }>(
  name: ListName,
  items: readonly Item[],
  defaults: SiteLists,
): Item[] {
  const real = realItems(name, items, defaults);
  return real.length > 0 ? real : [...items];
}

/** A release before knew only a `role`. */
function fromEarlierTestimonials(items: unknown, samples: readonly { position: unknown }[]): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: unknown) => {
    if (typeof item !== "object" || item === null || !("role" in item)) return item;
    const { role, ...rest } = item;
    const named = { ...rest, name: role };
    return samples.find(({ position, ...sample }) => isSame(sample, named)) ?? { ...named, position: blank };
  });
}

function isSame(one: object, other: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).toSorted());
  return sorted(one) === sorted(other);
}
