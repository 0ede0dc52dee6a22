import { z } from "zod";
import type { GalleryImage } from "../images/gallery-image.ts";
import { pictureEditSchema } from "../pictures/picture-edits.ts";
import { storedPicture } from "../uploads/new-images-schema.ts";

const pictureRoles = ["main", "before", "after"] as const;
const role = z.enum(pictureRoles);

const change = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("edit"), role, edit: pictureEditSchema }),
  z.strictObject({ kind: z.literal("replace"), role, url: storedPicture }),
  z.strictObject({ kind: z.literal("add"), role: z.enum(["before", "after"]), url: storedPicture }),
  z.strictObject({ kind: z.literal("swap") }),
  z.strictObject({ kind: z.literal("undo") }),
]);

export type PictureChange = z.output<typeof change>;

export const pictureChangeSchema = z.strictObject({
  id: z.uuid(),
  version: z.int().positive(),
  key: z.uuid(),
  change,
});

export type AskedPictureChange = z.output<typeof pictureChangeSchema>;

/** `not possible`: no such picture, or nothing to take back. */
export type PictureChangeRefusal =
  | { kind: "gone" | "not received" | "used twice" | "not possible" }
  | { kind: "newer"; image: GalleryImage };
