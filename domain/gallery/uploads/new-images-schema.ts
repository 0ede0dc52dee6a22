import { z } from "zod";
import type { NewImages } from "../gallery.ts";
import { objectNameOf } from "../pictures/picture-facts.ts";
import { isTransformation, workTypes } from "../work.ts";
import { type ChosenPictures, uploadMessages, validateUpload } from "./upload-rules.ts";

const storedPicture = z
  .string()
  .max(300)
  .refine((url) => objectNameOf(url) !== null);
const uploadKey = z.uuid().exactOptional();
const chosenName = z.string().trim().min(1).max(80).nullable();

/** A batch as it arrives at the server, which believes nothing of what the form has checked. */
export const newImagesSchema = z
  .strictObject({
    category: z.enum(workTypes, { error: uploadMessages.categoryMissing }),
    workType: z.enum(workTypes, { error: "Please select a work type" }),
    vehicleName: chosenName,
    bodyType: chosenName,
    images: z.array(
      z.union([
        z.strictObject({ main: storedPicture, uploadKey }),
        z.strictObject({ before: storedPicture, after: storedPicture, uploadKey }),
      ]),
      { error: uploadMessages.mainMissing },
    ),
  })
  .superRefine((batch, context) => {
    const message = validateUpload(picturesOf(batch));
    if (message !== null) context.addIssue({ code: "custom", message, path: ["images"] });
  });

function picturesOf(batch: NewImages): ChosenPictures {
  const isPair = isTransformation(batch.category, batch.workType);
  return {
    category: batch.category,
    workType: batch.workType,
    mainCount: batch.images.every((image) => "main" in image) ? batch.images.length : 0,
    pairs: isPair && batch.images.every((image) => "before" in image) ? batch.images.map(() => whole) : [],
  };
}

const whole = { hasBefore: true, hasAfter: true };
