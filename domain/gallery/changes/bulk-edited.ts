import { z } from "zod";
import { type WorkType, workTypes } from "#domain/values/work.ts";

export const captionLanguages = ["en", "hi", "mr"] as const;
export const captionColumns = { en: "description", hi: "caption_hi", mr: "caption_mr" } as const;

export interface BulkEdit {
  vehicle?: string | undefined;
  body?: string | null | undefined;
  work?: WorkType | undefined;
  isFeatured?: boolean | undefined;
  isSample?: boolean | undefined;
  captions?: { readonly [language in keyof typeof captionColumns]?: string | undefined } | undefined;
}

const work = z.enum(workTypes);
const name = z.string().max(500);
const flag = z.literal([0, 1]);

const imageValues = z
  .strictObject({
    vehicle_name: name,
    vehicle_type: name.nullable(),
    body_type: name.nullable(),
    category: work,
    work_type: work.nullable(),
    is_featured: flag,
    is_sample: flag,
    description: z.string().nullable(),
    caption_hi: z.string().nullable(),
    caption_mr: z.string().nullable(),
  })
  .partial();

export const bulkEdited = z.strictObject({ id: z.uuid(), was: imageValues, became: imageValues });

export type BulkEdited = z.infer<typeof bulkEdited>;

/** The row's values in the columns of `like`. */
export function valuesIn(row: Readonly<Record<string, unknown>>, like: object): BulkEdited["was"] {
  const columns = Object.keys(like);
  return imageValues.parse(
    Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))),
  );
}
