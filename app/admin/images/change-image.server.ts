import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { workTypes } from "#domain/gallery/work.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { counted, logActivity } from "../layout/log-activity.server.ts";
import { type ImageChange, type ImageIntent, imageIntents, imageWords } from "./image-change.ts";

const id = z.uuid();
const work = z.enum(workTypes);
const optionalText = z
  .string()
  .max(10_000)
  .transform((text) => text || null);

const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("feature"), id, isFeatured: z.stringbool() }),
  z.object({ intent: z.literal("delete"), id }),
  z.object({
    intent: z.literal("edit"),
    id,
    version: z.coerce.number().int().positive(),
    vehicleName: z.string().max(10_000),
    category: work,
    vehicleType: optionalText,
    bodyType: optionalText,
    workType: z.union([work, z.literal("").transform(() => null)]),
    description: optionalText,
    isFeatured: z.stringbool(),
  }),
]);

type Change = z.output<typeof changeSchema>;
type Context = Readonly<RouterContextProvider>;

/** Does to one image what a form of the list asks for. */
export async function changeImage(context: Context, form: FormData): Promise<ImageChange> {
  const fields = Object.fromEntries(form);
  const intent = imageIntents.find((known) => known === fields.intent) ?? "edit";
  const asked = changeSchema.safeParse(fields);
  if (!asked.success) return refusal(intent, 400, "The form was not complete. Please load the page again.");
  try {
    return await carryOut(context, asked.data);
  } catch (error) {
    return refusal(intent, 500, noteFault(context, error, "Please try again.").message);
  }
}

async function carryOut(context: Context, change: Change): Promise<ImageChange> {
  switch (change.intent) {
    case "feature":
      return setFeatured(context, change.id, change.isFeatured);
    case "delete":
      return deleteImage(context, change.id);
    case "edit":
      return editImage(context, change);
  }
}

async function setFeatured(context: Context, id: string, isFeatured: boolean): Promise<ImageChange> {
  const stored = await context.get(servicesContext).gallery.setFeatured(id, isFeatured);
  if (stored === null) return gone("feature");
  await logActivity(context, "image featured", isFeatured ? "featured" : "no longer featured");
  return { ...success("feature"), stored };
}

async function deleteImage(context: Context, id: string): Promise<ImageChange> {
  const removed = await context.get(servicesContext).gallery.removeImages([id]);
  if (removed === 0) return gone("delete");
  await logActivity(context, "images deleted", counted(1, "image"));
  return success("delete");
}

async function editImage(
  context: Context,
  change: Extract<Change, { intent: "edit" }>,
): Promise<ImageChange> {
  const { intent, id, version, ...edit } = change;
  const outcome = await context.get(servicesContext).gallery.editImage({ id, version, edit });
  if (outcome.ok) {
    await logActivity(context, "image edited", outcome.value.vehicleName);
    return success(intent);
  }
  const { refusal: why } = outcome;
  switch (why.kind) {
    case "gone":
      return gone(intent);
    case "invalid":
      return refusal(intent, 422, why.message);
    case "newer":
      return { ...refusal(intent, 409, imageWords.newer), stored: why.image };
  }
}

function success(intent: ImageIntent): ImageChange {
  return { ok: true, status: 200, title: imageWords.success[intent] };
}

function gone(intent: ImageIntent): ImageChange {
  return refusal(intent, 404, "The image is no longer there.");
}

function refusal(intent: ImageIntent, status: number, description: string): ImageChange {
  return { ok: false, status, title: imageWords.failure[intent], description };
}
