import { languages } from "#content/languages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import type { FactSection } from "#domain/facts/facts-schema.ts";
import type { FieldValues } from "#domain/facts/field-paths.ts";
import { weekdays } from "#domain/values/opening-hours.ts";
import type { AdminText } from "../layout/admin-text.ts";

type FieldName = keyof AdminText["facts"]["fields"];
export type GroupName = keyof AdminText["facts"]["groups"];
type Language = (typeof languages)[number]["code"];

export interface Field {
  path: string;
  name: FieldName;
  /** `sentence` is one line too long for a line of a phone. */
  type: "text" | "sentence" | "tel" | "email" | "url" | "time" | "date" | "number";
  language?: Language;
  group?: GroupName;
}

/** Fields that stand side by side where there is room. */
export interface FieldRow {
  group?: GroupName;
  /** Counts from 0, in a list. */
  entry?: number;
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
  return Array.from({ length: entriesIn(values) }, (_, entry) => ({
    entry,
    fields: entryFields(section, entry),
  }));
}

function entryFields(section: ListSection, entry: number): Field[] {
  const path = (name: string) => `list.${entry}.${name}`;
  if (section === "social") {
    return [
      { path: path("name"), name: "name", type: "text" },
      { path: path("url"), name: "url", type: "url" },
    ];
  }
  return [
    { path: path("from"), name: "from", type: "date" },
    { path: path("to"), name: "to", type: "date" },
    ...inLanguages("notice", (code) => path(`notice.${code}`), "sentence"),
  ];
}

function entriesIn(values: FieldValues): number {
  const entries = Object.keys(values).map((path) => Number(path.split(".")[1]) + 1);
  return Math.max(0, ...entries);
}

export function hasRoom(section: ListSection, values: FieldValues): boolean {
  return entriesIn(values) < maxEntries[section];
}

export function addEntry(section: ListSection, values: FieldValues): FieldValues {
  const added = entryFields(section, entriesIn(values)).map(({ path }) => [path, ""]);
  return { ...values, ...Object.fromEntries(added) };
}

/** Those behind it move up. */
export function removeEntry(values: FieldValues, removed: number): FieldValues {
  const kept = Object.entries(values).flatMap(([path, value]) => {
    const [list, entry = "", ...rest] = path.split(".");
    const place = Number(entry);
    if (place === removed) return [];
    return [[[list, place > removed ? place - 1 : place, ...rest].join("."), value] as const];
  });
  return Object.fromEntries(kept);
}

/** Without the entries in which nothing was typed. */
export function withoutBlankEntries(section: FormSection, values: FieldValues): FieldValues {
  if (!isListSection(section)) return values;
  const blank = fieldRows(section, values).filter(({ fields }) =>
    fields.every(({ path }) => (values[path] ?? "").trim() === ""),
  );
  return blank.reduceRight((left, { entry = -1 }) => removeEntry(left, entry), values);
}

/** A field in words, as `Monday, Opens`; entries of a list by their number. */
export function pathWords({ fields, groups, languages: names }: AdminText["facts"], path: string): string {
  const words: Readonly<Record<string, string>> = { ...fields, ...groups, ...names };
  return path
    .split(".")
    .filter((part) => part !== "list")
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : (words[part] ?? part)))
    .join(", ");
}
