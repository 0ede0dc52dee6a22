import type { StoredSection } from "#domain/facts/facts.ts";
import type { FieldValues } from "#domain/facts/field-paths.ts";

type Base = Pick<StoredSection, "version" | "values">;

export interface FactsDraft {
  /** What is stored, as far as the form knows. */
  base: Base;
  values: FieldValues;
  /** What is stored now of the fields that somebody else has changed meanwhile. */
  newer: FieldValues;
}

export function startDraft({ version, values }: Base): FactsDraft {
  return { base: { version, values }, values, newer: {} };
}

export function typeValues(draft: FactsDraft, values: FieldValues): FactsDraft {
  return { ...draft, values };
}

export function isDirty({ base, values }: FactsDraft): boolean {
  return differing(values, base.values).length > 0;
}

/** The page was read again: an untouched draft follows, a touched one keeps its base. */
export function followStored(draft: FactsDraft, stored: Base): FactsDraft {
  return stored.version <= draft.base.version || isDirty(draft) ? draft : startDraft(stored);
}

/** What was typed stays, what was not touched takes the newer value; a list stays as it was typed. */
export function applyNewer(draft: FactsDraft, stored: Base, isList: boolean): FactsDraft {
  const { version, values } = stored;
  const changed = differing(values, draft.base.values);
  const typed = differing(draft.values, draft.base.values);
  return {
    base: { version, values },
    values: isList ? draft.values : { ...values, ...picked(draft.values, typed) },
    newer: isList ? values : { ...draft.newer, ...picked(values, changed) },
  };
}

/** What was typed on while it was saved stays typed. */
export function savedAs({ values }: FactsDraft, sent: FieldValues, stored: Base): FactsDraft {
  const saved = startDraft(stored);
  return { ...saved, values: { ...saved.values, ...picked(values, differing(values, sent)) } };
}

/** The paths where two forms say different things. */
export function differing(values: FieldValues, others: FieldValues): string[] {
  const paths = new Set([...Object.keys(values), ...Object.keys(others)]);
  return [...paths].filter((path) => values[path] !== others[path]);
}

function picked(values: FieldValues, paths: readonly string[]): FieldValues {
  return Object.fromEntries(paths.map((path) => [path, values[path] ?? ""]));
}
