import { type ListItem, type ListName, shapeOf } from "#domain/site-texts/list-shapes.ts";

export type SampleState = "shown" | "replaced" | null;

export function sampleStateOf(
  name: ListName,
  item: ListItem,
  items: readonly ListItem[],
  standard: readonly ListItem[],
): SampleState {
  if (shapeOf(name).hasSamples !== true) return null;
  const isDefault = (one: ListItem) =>
    standard.some((known) => JSON.stringify(known) === JSON.stringify(one));
  if (!isDefault(item)) return null;
  return items.every(isDefault) ? "shown" : "replaced";
}
