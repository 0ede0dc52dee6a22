import { z } from "zod";
import { imagesPerBatch } from "../uploads/upload-rules.ts";

export const imagesPerProject = imagesPerBatch;

const ids = z.array(z.uuid()).min(1).max(imagesPerProject);

/** `group` joins whole projects; `remove` takes images out singly, `split` together; `order` puts them first. */
export const projectChange = z.strictObject({ kind: z.enum(["group", "remove", "split", "order"]), ids });

export type ProjectChange = z.output<typeof projectChange>;

const place = z.strictObject({
  projectId: z.uuid().nullable(),
  position: z.int().min(0).max(imagesPerProject),
});

export type ProjectPlace = z.output<typeof place>;

/** For undoing. */
export const movedImages = z
  .array(z.strictObject({ id: z.uuid(), was: place, is: place }))
  .min(1)
  .max(2 * imagesPerProject);

export type MovedImages = z.output<typeof movedImages>;

/** `not together`: of several projects, or of none. */
export type ProjectRefusal = "gone" | "too few" | "too many" | "not together";
