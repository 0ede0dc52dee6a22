import { z } from "zod";
import { isTransformation, workTypes } from "#domain/values/work.ts";
import { normalizeName } from "../names/names.ts";
import { objectNameOf } from "../pictures/picture-metadata.ts";
import { lookedForAtOnce, type UploadProblem, uploadProblems, validateUpload } from "./upload-rules.ts";

export const storedPicture = z
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

function problem(one: UploadProblem): UploadProblem {
  return one;
}

/** Null where the form cannot have caused the error. */
export function problemOf(error: z.ZodError): UploadProblem | null {
  const messages = error.issues.map(({ message }) => message);
  return uploadProblems.find((one) => messages.includes(one)) ?? null;
}

export const newImagesSchema = z
  .strictObject({
    category: z.enum(workTypes, { error: problem("no category") }),
    workType: z.enum(workTypes, { error: problem("no work type") }),
    vehicleName: chosenName,
    bodyType: chosenName,
    /** One key makes one project. */
    project: z.uuid().exactOptional(),
    images: z.array(newImage, { error: problem("no main image") }),
  })
  .superRefine(({ category, workType, images }, context) => {
    const message = validateUpload({
      category,
      isPairs: isTransformation(category, workType),
      images: images.map((image) => {
        const [hasBefore, hasAfter] = ["before" in image, "after" in image];
        return { hasBefore, hasAfter, isInWork: hasBefore && !hasAfter };
      }),
    });
    if (message !== null) context.addIssue({ code: "custom", message, path: ["images"] });
  });

export type NewImages = z.output<typeof newImagesSchema>;

export type NewImage = z.output<typeof newImage>;

export type NewImagePictures = { main: string } | { before: string; after: string } | { before: string };

export const chosenHash = z.string().regex(/^[0-9a-f]{64}$/);

export const chosenHashesSchema = z.strictObject({
  hashes: z.array(chosenHash).min(1).max(lookedForAtOnce),
});
