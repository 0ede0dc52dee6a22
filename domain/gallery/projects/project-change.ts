import { z } from "zod";
import { imagesPerBatch } from "../uploads/upload-rules.ts";

export const imagesPerProject = imagesPerBatch;

const ids = z.array(z.uuid()).min(1).max(imagesPerProject);

/**
 * `group` makes one project of images and of the whole projects that some of them belong to, those first. `remove` makes
 * each a project by itself, `split` all of them one project of their own. `order` puts them first, the cover before all.
 */
export const projectChange = z.strictObject({ kind: z.enum(["group", "remove", "split", "order"]), ids });

export type ProjectChange = z.output<typeof projectChange>;

const place = z.strictObject({
  projectId: z.uuid().nullable(),
  position: z.int().min(0).max(imagesPerProject),
});

export type ProjectPlace = z.output<typeof place>;

/** Of each image where it was and where it is, for the undoing. */
export const movedImages = z
  .array(z.strictObject({ id: z.uuid(), was: place, is: place }))
  .min(1)
  .max(2 * imagesPerProject);

export type MovedImages = z.output<typeof movedImages>;

/** `gone`: one of the images. `too few`, `too many`: no project of so many. `not together`: they are of several projects, or of none. */
export type ProjectRefusal = "gone" | "too few" | "too many" | "not together";
