import { z } from "zod";
import type { Log } from "#platform/log.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import {
  type FactSection,
  type FactValues,
  type FieldProblem,
  factsSchema,
  fieldProblems,
} from "./facts-schema.ts";
import { type FieldValues, unflatten } from "./field-paths.ts";

export const sectionFields = z.record(z.string(), z.unknown());
export type SectionFields = z.output<typeof sectionFields>;

export type FieldProblems = Readonly<Partial<Record<string, FieldProblem>>>;

/** An empty required field falls back to its default. */
export function validateSection(
  section: FactSection,
  values: FieldValues,
  defaults: FactValues,
): Result<SectionFields, FieldProblems> {
  const typed = sectionFields.catch({}).parse(unflatten(values));
  const schema = factsSchema.shape[section];
  const fields = mapFields(defaults[section], (key, standard) => {
    if (Array.isArray(standard) && isBlank(typed[key])) return [];
    return typed[key] ?? "";
  });
  const validated = schema.safeParse(fields);
  if (validated.success) return accepted({ ...validated.data });
  const refusedFields = new Set(validated.error.issues.map(({ path }) => String(path[0])));
  const filled = mapFields(defaults[section], (key, standard) =>
    refusedFields.has(key) && isBlank(fields[key]) ? standard : fields[key],
  );
  const second = schema.safeParse(filled);
  return second.success ? accepted({ ...second.data }) : refused(problemsOf(second.error));
}

/** What differs from the defaults. */
export function ownFields(section: FactSection, fields: SectionFields, defaults: FactValues): SectionFields {
  const standards: SectionFields = { ...defaults[section] };
  const own = Object.entries(fields).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(standards[key]),
  );
  return Object.fromEntries(own);
}

/** Unchanged, with a line in the log, where the schema refuses them. */
export function overSection(
  facts: FactValues,
  section: string,
  fields: SectionFields,
  log: Pick<Log, "warn">,
): FactValues {
  const known = factsSchema.keyof().safeParse(section);
  if (!known.success) return facts;
  const merged = factsSchema.safeParse({ ...facts, [known.data]: { ...facts[known.data], ...fields } });
  if (merged.success) return merged.data;
  log.warn({ section, issues: merged.error.issues.length }, "Stored facts were passed over as not valid.");
  return facts;
}

function mapFields(standards: object, field: (key: string, standard: unknown) => unknown): SectionFields {
  return Object.fromEntries(Object.entries(standards).map(([key, standard]) => [key, field(key, standard)]));
}

function isBlank(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
  return String(value ?? "").trim() === "";
}

function problemsOf({ issues }: z.ZodError): FieldProblems {
  return Object.fromEntries(
    [...issues]
      .reverse()
      .map(({ path, message }) => [
        path.join("."),
        fieldProblems.find((known) => known === message) ?? "incomplete",
      ]),
  );
}
