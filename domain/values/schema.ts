import { z } from "zod";
import { normalizeLine, normalizeText } from "./normalize-text.ts";

export type FieldType = "text" | "sentence" | "tel" | "email" | "url" | "time" | "date" | "number";

const described = z.registry<{ type?: FieldType; most?: number }>();

/** Tells the form the field's type. */
export function typedAs<Schema extends z.ZodType>(type: FieldType, schema: Schema): Schema {
  described.add(schema, { type });
  return schema;
}

/** One line; the message of an issue says why it is refused. */
export function line(longest: number, isRight: (text: string) => boolean = () => true, otherwise = "empty") {
  return z.string().transform((typed, context) => {
    const text = normalizeLine(typed, longest);
    if (text !== null && isRight(text)) return text;
    const tooLong = { message: "tooLong", params: { detail: String(longest) } };
    context.addIssue({ code: "custom", ...(text === null ? tooLong : { message: otherwise }) });
    return z.NEVER;
  });
}

/** Several lines, each normalized, none of them empty. */
export function lines(longest: number) {
  return z.string().transform((typed, context) => {
    const text = normalizeText(typed, longest);
    if (text !== null) {
      const each = text.split("\n").map((one) => normalizeLine(one, longest) ?? "");
      return each.filter((one) => one !== "").join("\n");
    }
    context.addIssue({ code: "custom", message: "tooLong", params: { detail: String(longest) } });
    return z.NEVER;
  });
}

/** The same schema for English, Hindi and Marathi. */
export function inEachLanguage<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ en: schema, hi: schema, mr: schema });
}

/** A list of at most so many. */
export function listOf<Schema extends z.ZodType>(schema: Schema, most: number) {
  const list = z.array(schema).max(most);
  described.add(list, { most });
  return list;
}

export interface FormField {
  path: string;
  name: string;
  type: FieldType;
  language?: Language;
}

export interface FormRow {
  group?: string;
  title?: Readonly<Record<Language, string>>;
  fields: FormField[];
}

export interface FormShape {
  rows: FormRow[];
  most?: number;
}

/** A record has its default's keys. */
export function formOf(schema: z.ZodType, standard: unknown): FormShape {
  const parts = partsOf(schema, standard);
  const list = parts.length === 1 ? parts[0]?.[1] : undefined;
  if (!(list instanceof z.ZodArray)) return { rows: rowsOf(parts) };
  const { most = 0 } = described.get(list) ?? {};
  return { rows: rowsOf(partsOf(list.element)), most };
}

type Parts = [key: string, schema: unknown][];

function partsOf(schema: unknown, standard: unknown = {}): Parts {
  if (schema instanceof z.ZodObject) return Object.entries<unknown>(schema.shape);
  if (!(schema instanceof z.ZodRecord)) return [];
  return Object.keys(Object(standard)).map((key) => [key, schema.valueType]);
}

function rowsOf(parts: Parts): FormRow[] {
  const rows: FormRow[] = [];
  let single: FormField[] | null = null;
  for (const [key, schema] of parts) {
    const inner = partsOf(schema);
    if (inner.length > 0) {
      rows.push(rowIn(key, inner));
      single = null;
      continue;
    }
    if (single === null) {
      single = [];
      rows.push({ fields: single });
    }
    single.push({ path: key, name: key, type: typeOf(schema) });
  }
  return rows;
}

const languages = ["en", "hi", "mr"] as const;
type Language = (typeof languages)[number];

function rowIn(key: string, inner: Parts): FormRow {
  const own = languages.find((language) => language === key);
  const fields = inner.map(([name, schema]): FormField => {
    const language = own ?? languages.find((one) => one === name);
    const field = { path: `${key}.${name}`, name, type: typeOf(schema) };
    if (language === undefined) return field;
    return { ...field, language, name: own === undefined ? key : name };
  });
  return fields.some(({ language }) => language !== undefined) ? { fields } : { group: key, fields };
}

function typeOf(schema: unknown): FieldType {
  return schema instanceof z.ZodType ? (described.get(schema)?.type ?? "text") : "text";
}
