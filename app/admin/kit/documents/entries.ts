import type { FieldValues } from "../form/versioned-draft.ts";

/** Fields of a removed entry stay, so that it comes back whole. */
const order = "order";

export function idsIn(values: FieldValues): string[] {
  const ids: unknown = JSON.parse(values[order] ?? "[]");
  return Array.isArray(ids) ? ids.map(String) : [];
}

export function isListIn(values: FieldValues): boolean {
  return order in values;
}

export function withIds(values: FieldValues, ids: readonly string[]): FieldValues {
  return { ...values, [order]: JSON.stringify(ids) };
}

export function fieldOf(id: string, field: string): string {
  return `${id}.${field}`;
}

export function entryIn(values: FieldValues, id: string): FieldValues {
  const own = Object.entries(values).filter(([path]) => path.startsWith(fieldOf(id, "")));
  return Object.fromEntries(own.map(([path, value]) => [path.slice(id.length + 1), value]));
}

export function fromEntries(entries: readonly (readonly [id: string, fields: FieldValues])[]): FieldValues {
  const fields = entries.flatMap(([id, values]) =>
    Object.entries(values).map(([field, value]) => [fieldOf(id, field), value] as const),
  );
  return withIds(
    Object.fromEntries(fields),
    entries.map(([id]) => id),
  );
}

function withoutRemoved(values: FieldValues): FieldValues {
  return fromEntries(idsIn(values).map((id) => [id, entryIn(values, id)] as const));
}

export function withoutBlankEntries(values: FieldValues): FieldValues {
  const isBlank = (id: string) => Object.values(entryIn(values, id)).every((value) => value.trim() === "");
  return withoutRemoved(
    withIds(
      values,
      idsIn(values).filter((id) => !isBlank(id)),
    ),
  );
}

export function moveId(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(Math.max(from + by, 0), others.length), 0, id);
}
