import { z } from "zod";
import { normalizeName } from "#domain/reference-lists/names.ts";
import { objectNameOf } from "../pictures/picture-facts.ts";
import { isTransformation, workTypes } from "../work.ts";
import { imagesPerBatch, type UploadProblem, uploadProblems, validateUpload } from "./upload-rules.ts";

const storedPicture = z
  .string()
  .max(300)
  .refine((url) => objectNameOf(url) !== null);
const uploadKey = z.uuid().exactOptional();
const chosenName = z
  .string()
  .transform(normalizeName)
  .refine((name) => name !== null && name !== "")
  .nullable();

const newImage = z.union([
  z.strictObject({ main: storedPicture, uploadKey }),
  z.strictObject({ before: storedPicture, after: storedPicture, uploadKey }),
  z.strictObject({ before: storedPicture, uploadKey }),
]);

/** The messages of the schema are problems. */
function problem(one: UploadProblem): UploadProblem {
  return one;
}

function issueWith(message: UploadProblem) {
  return { code: "custom" as const, message, path: ["images"] };
}

/** What is wrong with a batch; null where it is nothing that its form can bring about. */
export function problemOf(error: z.ZodError): UploadProblem | null {
  const messages = error.issues.map(({ message }) => message);
  return uploadProblems.find((one) => messages.includes(one)) ?? null;
}

/** A batch as the upload form sends it after its files were received. A null vehicle stores "Vehicle Project". */
export const newImagesSchema = z
  .strictObject({
    category: z.enum(workTypes, { error: problem("no category") }),
    workType: z.enum(workTypes, { error: problem("no work type") }),
    vehicleName: chosenName,
    bodyType: chosenName,
    images: z.array(newImage, { error: problem("no main image") }),
  })
  .superRefine(({ category, workType, images: all }, context) => {
    if (all.length > imagesPerBatch) context.addIssue(issueWith("too many"));
    // What is in work waits for its after.
    const images = all.filter((image) => !("before" in image) || "after" in image);
    if (images.length === 0 && all.length > 0) return;
    const message = validateUpload({
      category,
      isPairs: isTransformation(category, workType),
      images: images.map((image) => ({ hasBefore: "before" in image, hasAfter: "after" in image })),
    });
    if (message !== null) context.addIssue(issueWith(message));
  });

export type NewImages = z.output<typeof newImagesSchema>;

/** `uploadKey` is the sender's, the same at every try: what was stored under it is not stored again. */
export type NewImage = z.output<typeof newImage>;

/** By public URL as received: one main picture, a whole pair, or the before of one in work. */
export type NewImagePictures = { main: string } | { before: string; after: string } | { before: string };
