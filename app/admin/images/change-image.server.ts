import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { workTypes } from "#domain/gallery/work.ts";
import { adminTextContext, counted } from "../layout/admin-text.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { type ImageIntent, type ImageOutcome, imageIntentOf } from "./image-outcome.ts";

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
export async function changeImage(context: Context, form: FormData): Promise<ImageOutcome> {
  const fields = Object.fromEntries(form);
  const change = changeSchema.safeParse(fields);
  const intent = imageIntentOf(fields.intent);
  if (!change.success) {
    return refusal(context, intent, 400, context.get(adminTextContext).layout.incompleteForm);
  }
  try {
    return await carryOut(context, change.data);
  } catch (error) {
    return refusal(context, intent, 500, noteFault(context, error).message);
  }
}

async function carryOut(context: Context, change: Change): Promise<ImageOutcome> {
  switch (change.intent) {
    case "feature":
      return setFeatured(context, change);
    case "delete":
      return deleteImage(context, change);
    case "edit":
      return editImage(context, change);
  }
}

async function setFeatured(
  context: Context,
  { intent, id, isFeatured }: Extract<Change, { intent: "feature" }>,
): Promise<ImageOutcome> {
  const stored = await context.get(servicesContext).gallery.setFeatured(id, isFeatured);
  if (stored === null) return gone(context, intent);
  const { featured, notFeatured } = context.get(adminTextContext).activity.details;
  await logActivity(context, "image featured", isFeatured ? featured : notFeatured);
  return { ...success(context, intent), stored };
}

async function deleteImage(
  context: Context,
  { intent, id }: Extract<Change, { intent: "delete" }>,
): Promise<ImageOutcome> {
  const removed = await context.get(servicesContext).gallery.removeImages([id]);
  if (removed === 0) return gone(context, intent);
  const { images } = context.get(adminTextContext).activity.details;
  await logActivity(context, "images deleted", counted(images, removed));
  return success(context, intent);
}

async function editImage(
  context: Context,
  { intent, id, version, ...edit }: Extract<Change, { intent: "edit" }>,
): Promise<ImageOutcome> {
  const edited = await context.get(servicesContext).gallery.editImage({ id, version, edit });
  if (edited.ok) {
    await logActivity(context, "image edited", edited.value.vehicleName);
    return success(context, intent);
  }
  switch (edited.refusal.kind) {
    case "gone":
      return gone(context, intent);
    case "invalid":
      return refusal(context, intent, 422, edited.refusal.message);
    case "newer": {
      const { conflict } = context.get(adminTextContext).images;
      return { ...refusal(context, intent, 409, conflict), stored: edited.refusal.image };
    }
  }
}

function success(context: Context, intent: ImageIntent): ImageOutcome {
  return { ok: true, status: 200, title: context.get(adminTextContext).images.success[intent] };
}

function gone(context: Context, intent: ImageIntent): ImageOutcome {
  return refusal(context, intent, 404, context.get(adminTextContext).images.gone);
}

function refusal(context: Context, intent: ImageIntent, status: number, description: string): ImageOutcome {
  return { ok: false, status, title: context.get(adminTextContext).images.failure[intent], description };
}
