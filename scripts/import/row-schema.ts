import { z } from "zod";
import { rowId } from "#domain/values/row-id.ts";
import { isWorkType, type WorkType, workTypes } from "#domain/values/work.ts";

const shortNames: Readonly<Record<string, string>> = {
  ...{ file: "main_image_url", main: "main_image_url", before: "before_image_url", after: "after_image_url" },
  ...{ vehicle: "vehicle_name", body: "body_type", work: "category", caption: "description" },
  ...{ days: "work_days", featured: "is_featured", date: "created_at" },
};

const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : String(value).trim() || null));

const work = text.transform((value, context): WorkType | null => {
  if (value === null) return null;
  const named = value.toLowerCase().replace(/[\s_]+/g, "-");
  const known = [named, `${named}s`, named.replace(/-work$/, "")].find(isWorkType);
  if (known === undefined) {
    context.addIssue(`“${value}” is no kind of work. There are ${workTypes.join(", ")}.`);
  }
  return known ?? null;
});

const yes = text.transform((value) => /^(true|t|yes|y|1)$/i.test(value ?? ""));

const days = text.transform((value) => (value === null ? null : Number(value)));

const written =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:Z|UTC|([+-]\d\d)(?::?(\d\d))?)?)?$/i;

const date = text.transform((value, context) => {
  if (value === null) return null;
  const time = timeOf(value);
  if (time === null) context.addIssue(`“${value}” is no date. Write it as 2024-03-31 or 2024-03-31 14:30.`);
  else if (time > Date.now()) context.addIssue(`The date ${value} has not come yet.`);
  return time === null ? null : new Date(time).toISOString();
});

/** Milliseconds, UTC without a zone; null where it is no date. */
export function timeOf(value: string): number | null {
  const [match, day = "", time = "00:00", hours, minutes = "00"] = written.exec(value) ?? [];
  if (match === undefined) return null;
  const read = Date.parse(`${day}T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`);
  return Number.isNaN(read) || !isCalendarDay(day) ? null : read;
}

/** 31 February would become a day of March. */
function isCalendarDay(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

const imageRow = z.object({
  id: text.transform((value) => value?.toLowerCase() ?? "").transform((id) => (rowId.test(id) ? id : null)),
  ...{ description: text, caption_hi: text, caption_mr: text },
  ...{ vehicle_name: text, vehicle_type: text, body_type: text, town: text },
  ...{ category: work, work_type: work, work_days: days, is_featured: yes, created_at: date },
  ...{ before_image_url: text, after_image_url: text, main_image_url: text },
});

const nameRow = z.object({ name: text, name_hi: text, name_mr: text });
const keptElsewhere = ["id", "created_at", "updated_at"];

export const imageColumns = Object.keys(imageRow.shape);
export const nameColumns = [...Object.keys(nameRow.shape), ...keptElsewhere];

export function withColumns(row: Record<string, unknown>): Record<string, unknown> {
  const named = Object.entries(row).map(([column, value]): [string, unknown] => {
    const plain = column
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_");
    return [(Object.hasOwn(shortNames, plain) && shortNames[plain]) || plain, value];
  });
  return Object.fromEntries(named);
}

export const readImageRow = (row: Record<string, unknown>) => imageRow.safeParse(row);
export const readNameRow = (row: Record<string, unknown>) => nameRow.safeParse(row);
