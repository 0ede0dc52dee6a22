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

export const earlierValues = z
  .strictObject({
    vehicle_name: z.string().min(1).max(500),
    vehicle_type: z.string().max(500).nullable(),
    body_type: z.string().max(500).nullable(),
    category: work,
    work_type: work.nullable(),
    is_featured: z.literal([0, 1]),
    is_sample: z.literal([0, 1]),
    description: z.null(),
    caption_hi: z.null(),
    caption_mr: z.null(),
  })
  .partial();

export const bulkEdited = z.strictObject({ id: z.uuid(), version: z.int().positive(), was: earlierValues });

export type BulkEdited = z.infer<typeof bulkEdited>;
export type EarlierValues = BulkEdited["was"];
