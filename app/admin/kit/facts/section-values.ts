import { keysOf } from "#content/keys-of.ts";
import type { Language } from "#content/languages.ts";
import type { FactSection } from "#domain/facts/facts-schema.ts";
import type { FormField, FormRow, FormShape } from "#domain/values/schema.ts";
import { entryIn, fieldOf, fromEntries, idsIn, withIds } from "../documents/entries.ts";
import type { FieldValues } from "../form/versioned-draft.ts";
import type { AdminText } from "../page/admin-text.ts";

export const pagesOfSections = {
  contact: "/contact",
  hours: "/contact",
  closures: "/contact",
  prices: "/services",
  address: "/contact",
  claims: "/",
  certificate: "/company/certification",
  social: "/",
  google: "/",
  grievance: "/privacy-policy",
} as const satisfies Partial<Record<FactSection, string>>;

export type FormSection = keyof typeof pagesOfSections;

export const sectionOrder = keysOf(pagesOfSections);

export interface SectionRow extends FormRow {
  entry?: string;
}

export function isList({ most }: FormShape): boolean {
  return most !== undefined;
}

export function rowsOf(form: FormShape, values: FieldValues): SectionRow[] {
  if (!isList(form)) return form.rows;
  return idsIn(values).map((entry) => ({
    entry,
    fields: fieldsOfEntry(form).map((field) => ({ ...field, path: fieldOf(entry, field.path) })),
  }));
}

export function inOrder(rows: readonly SectionRow[], languages: readonly Language[]): SectionRow[] {
  const byField = rows.map((row) => ({ ...row, fields: sortLanguages(row.fields, languages, languageOf) }));
  return sortLanguages(byField, languages, languageOfRow);
}

const languageOf = ({ language }: FormField) => language;

function languageOfRow({ fields }: SectionRow): Language | undefined {
  const [first, ...others] = new Set(fields.map(languageOf));
  return others.length === 0 ? first : undefined;
}

function sortLanguages<Item>(
  items: readonly Item[],
  languages: readonly Language[],
  languageOf: (item: Item) => Language | undefined,
): Item[] {
  const sorted = languages.flatMap((language) => items.filter((item) => languageOf(item) === language));
  let taken = 0;
  return items.map((item) => (languageOf(item) === undefined ? item : (sorted[taken++] ?? item)));
}

function fieldsOfEntry({ rows }: FormShape): FormField[] {
  return rows.flatMap(({ fields }) => fields);
}

export function withNewEntry(form: FormShape, values: FieldValues, id: string): FieldValues {
  const blank = fieldsOfEntry(form).map(({ path }) => [fieldOf(id, path), ""]);
  return withIds({ ...values, ...Object.fromEntries(blank) }, [...idsIn(values), id]);
}

const listed = "list";

export function formValues(form: FormShape, stored: FieldValues): FieldValues {
  if (!isList(form)) return stored;
  const places = new Set(Object.keys(stored).map((path) => path.split(".")[1] ?? ""));
  return fromEntries([...places].map((place) => [place, entryIn(stored, fieldOf(listed, place))] as const));
}

export function sentFields(form: FormShape, values: FieldValues): Record<string, string> {
  const paths = rowsOf(form, values).flatMap(({ fields }) => fields.map(({ path }) => path));
  return Object.fromEntries(paths.map((path) => [sentPath(form, values, path), values[path] ?? ""]));
}

export function sentPath(form: FormShape, values: FieldValues, path: string): string {
  if (!isList(form)) return path;
  const [id = "", ...name] = path.split(".");
  return [listed, idsIn(values).indexOf(id), ...name].join(".");
}

export function pathWords({ facts, language }: AdminText, { rows }: FormShape, path: string): string {
  const { fields, groups, languages } = facts;
  const titles = rows.map(({ group = "", title }) => [group, title?.[language]] as const);
  const named = titles.filter(([, title]) => title !== undefined);
  const words: Readonly<Record<string, string>> = {
    ...{ ...fields, ...groups, ...languages },
    ...Object.fromEntries(named),
  };
  return path
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : (words[part] ?? part)))
    .join(", ");
}
