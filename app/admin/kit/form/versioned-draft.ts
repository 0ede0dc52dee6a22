export type FieldValues = Readonly<Record<string, string>>;

export interface StoredValues {
  version: number;
  values: FieldValues;
}

export interface VersionedDraft {
  base: StoredValues;
  values: FieldValues;
  newer: FieldValues;
}

export function startDraft({ version, values }: StoredValues): VersionedDraft {
  return { base: { version, values }, values, newer: {} };
}

export function typeValues(draft: VersionedDraft, values: FieldValues): VersionedDraft {
  return { ...draft, values };
}

export function isDirty({ base, values }: VersionedDraft): boolean {
  return differing(values, base.values).length > 0;
}

/** An untouched draft follows what was read again, a touched one keeps its base. */
export function followStored(draft: VersionedDraft, stored: StoredValues): VersionedDraft {
  return stored.version <= draft.base.version || isDirty(draft) ? draft : startDraft(stored);
}

/** A list stays as it was typed, whatever else has changed. */
export function applyNewer(draft: VersionedDraft, stored: StoredValues, isList: boolean): VersionedDraft {
  const { version, values } = stored;
  const changed = differing(values, draft.base.values);
  const typed = differing(draft.values, draft.base.values);
  return {
    base: { version, values },
    values: isList ? draft.values : { ...values, ...picked(draft.values, typed) },
    newer: isList ? values : { ...draft.newer, ...picked(values, changed) },
  };
}

export function savedAs(
  { values }: VersionedDraft,
  sent: FieldValues,
  stored: StoredValues,
  isList = false,
): VersionedDraft {
  const saved = startDraft(stored);
  const typed = differing(values, sent);
  if (isList) return typed.length === 0 ? saved : typeValues(saved, values);
  return typeValues(saved, { ...saved.values, ...picked(values, typed) });
}

export function differing(values: FieldValues, others: FieldValues): string[] {
  const paths = new Set([...Object.keys(values), ...Object.keys(others)]);
  return [...paths].filter((path) => values[path] !== others[path]);
}

function picked(values: FieldValues, paths: readonly string[]): FieldValues {
  return Object.fromEntries(paths.map((path) => [path, values[path] ?? ""]));
}
