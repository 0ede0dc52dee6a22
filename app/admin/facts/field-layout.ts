import { languages } from "#content/languages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import type { FactSection } from "#domain/facts/facts-schema.ts";
import { weekdays } from "#domain/values/opening-hours.ts";
import type { FieldType } from "../documents/document-field.tsx";
import { entryIn, fieldOf, fromEntries, idsIn, withIds } from "../documents/entries.ts";
import type { AdminText } from "../layout/admin-text.ts";
import type { FieldValues } from "../ui/versioned-draft.ts";

type FieldName = keyof AdminText["facts"]["fields"];
export type GroupName = keyof AdminText["facts"]["groups"];
type Language = (typeof languages)[number]["code"];

export interface Field {
  path: string;
  name: FieldName;
  type: FieldType;
  language?: Language;
  group?: GroupName;
}

/** Fields that stand side by side where there is room. */
export interface FieldRow {
  group?: GroupName;
  /** Its id, in a list. */
  entry?: string;
  fields: Field[];
}

/** What changes most often first. */
export const sectionOrder = [
  "contact",
  "hours",
  "closures",
  "prices",
  "address",
  "claims",
  "certificate",
  "social",
  "grievance",
] as const satisfies readonly FactSection[];

/** Sections of the facts that have a form here. */
export type FormSection = (typeof sectionOrder)[number];

const listSections = ["closures", "social"] as const;
export type ListSection = (typeof listSections)[number];

export function isListSection(section: FormSection): section is ListSection {
  return listSections.some((list) => list === section);
}

const maxEntries = { closures: 12, social: 8 };

const inLanguages = (
  name: FieldName,
  pathOf: (language: Language) => string,
  type: Field["type"] = "text",
): Field[] => languages.map(({ code }) => ({ path: pathOf(code), name, type, language: code }));

const field = (name: FieldName, type: Field["type"] = "text"): Field => ({ path: name, name, type });

const rows: Record<Exclude<FormSection, ListSection>, FieldRow[]> = {
  contact: [
    { fields: inLanguages("name", (code) => `name.${code}`) },
    { fields: [field("phone", "tel"), field("secondPhone", "tel"), field("whatsapp", "tel")] },
    { fields: [field("email", "email")] },
  ],
  address: [
    ...languages.map(({ code }) => ({
      fields: (["street", "city", "state"] as const).map(
        (name): Field => ({ path: `${code}.${name}`, name, type: "text", language: code }),
      ),
    })),
    { fields: [field("postalCode"), field("pin")] },
  ],
  hours: [...weekdays.slice(1), ...weekdays.slice(0, 1)].map((group) => ({
    group,
    fields: (["opens", "closes"] as const).map(
      (name): Field => ({ path: `${group}.${name}`, name, type: "time", group }),
    ),
  })),
  claims: [
    {
      fields: [
        field("since", "number"),
        field("qualityAndTrustYears", "number"),
        field("experienceYears", "number"),
      ],
    },
    { fields: [field("warrantyYears", "number"), field("simpleJobInDays"), field("bodyInWeeks")] },
    { fields: [field("traysInStock", "number"), field("happyCustomers", "number")] },
    { fields: [field("unitsOnRoad", "number"), field("dedicatedWorkforce", "number")] },
  ],
  certificate: [{ fields: [field("standard"), field("number"), field("validUntil", "date")] }],
  grievance: [
    { fields: inLanguages("name", (code) => `name.${code}`) },
    { fields: [field("phone", "tel"), field("email", "email")] },
  ],
  prices: [...serviceSlugs, ...bodyTypeSlugs].map((group) => ({
    group,
    fields: (["from", "to"] as const).map(
      (name): Field => ({ path: `${group}.${name}`, name, type: "number", group }),
    ),
  })),
};

/** The fields of a section in their order; of a list those of its entries. */
export function fieldRows(section: FormSection, values: FieldValues): FieldRow[] {
  if (!isListSection(section)) return rows[section];
  const fields = entryFields[section];
  return idsIn(values).map((entry) => ({
    entry,
    fields: fields.map((one) => ({ ...one, path: fieldOf(entry, one.path) })),
  }));
}

const entryFields: Record<ListSection, Field[]> = {
  social: [field("name"), field("url", "url")],
  closures: [
    field("from", "date"),
    field("to", "date"),
    ...inLanguages("notice", (code) => `notice.${code}`, "sentence"),
  ],
};

export function hasRoom(section: ListSection, values: FieldValues): boolean {
  return idsIn(values).length < maxEntries[section];
}

export function addEntry(section: ListSection, values: FieldValues, id: string): FieldValues {
  const blank = entryFields[section].map(({ path }) => [fieldOf(id, path), ""]);
  return withIds({ ...values, ...Object.fromEntries(blank) }, [...idsIn(values), id]);
}

/** Of a list its entries by their place, as `list.0.name`. */
const listed = "list";

export function formValues(section: FormSection, fields: FieldValues): FieldValues {
  if (!isListSection(section)) return fields;
  const places = new Set(Object.keys(fields).map((path) => path.split(".")[1] ?? ""));
  return fromEntries([...places].map((place) => [place, entryIn(fields, fieldOf(listed, place))] as const));
}

/** What is sent of them. */
export function sentFields(section: FormSection, values: FieldValues): Record<string, string> {
  if (!isListSection(section)) return { ...values };
  const fields = idsIn(values).flatMap((id, place) =>
    Object.entries(entryIn(values, id)).map(([name, value]) => [sentPath(place, name), value]),
  );
  return Object.fromEntries(fields);
}

function sentPath(place: number, name: string): string {
  return fieldOf(listed, fieldOf(String(place), name));
}

/** The path under which a problem of the field comes back. */
export function problemPath(section: FormSection, values: FieldValues, path: string): string {
  if (!isListSection(section)) return path;
  const [id = "", ...name] = path.split(".");
  return sentPath(idsIn(values).indexOf(id), name.join("."));
}

/** A field in words, as `Monday, Opens`; entries of a list by their number. */
export function pathWords({ fields, groups, languages: names }: AdminText["facts"], path: string): string {
  const words: Readonly<Record<string, string>> = { ...fields, ...groups, ...names };
  return path
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : (words[part] ?? part)))
    .join(", ");
}
