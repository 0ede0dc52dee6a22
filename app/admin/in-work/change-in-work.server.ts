import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { CompleteRefusal } from "#domain/gallery/changes/in-work.ts";
import { objectNameOf } from "#domain/gallery/pictures/picture-metadata.ts";
import { type FormOutcome, refused, succeeded } from "../kit/form/form-outcome.ts";
import { vehicleNaming } from "../kit/list/vehicle-naming.server.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { deleteImage } from "../kit/picture/delete-images.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";

const seen = { id: z.uuid(), version: z.coerce.number().int().positive() };
const afterUrl = z
  .string()
  .max(300)
  .refine((url) => objectNameOf(url) !== null);

export const inWorkChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("complete"), ...seen, afterUrl }),
  z.object({ intent: z.literal("show"), ...seen }),
  z.object({ intent: z.literal("hide"), ...seen }),
  z.object({ intent: z.literal("delete"), id: seen.id }),
]);

type InWorkChange = z.output<typeof inWorkChangeSchema>;
type Context = Readonly<RouterContextProvider>;

export function changeInWork(change: InWorkChange, context: Context): Promise<FormOutcome> {
  if (change.intent === "complete") return complete(context, change);
  return change.intent === "delete" ? deleteImage(context, change.id) : show(context, change);
}

async function complete(
  context: Context,
  { id, version, afterUrl }: Extract<InWorkChange, { intent: "complete" }>,
): Promise<FormOutcome> {
  const completed = await context.get(servicesContext).gallery.completePair({ id, version, afterUrl });
  if (!completed.ok) return refusal(context, "complete", completed.refusal);
  const { vehicleName } = completed.value;
  await logActivity(context, "pair completed", vehicleName);
  return done(context, "complete", vehicleName);
}

async function show(
  context: Context,
  { intent, id, version }: Extract<InWorkChange, { intent: "show" | "hide" }>,
): Promise<FormOutcome> {
  const isShown = intent === "show";
  const shown = await context.get(servicesContext).gallery.showEarly({ id, version, isShown });
  if (!shown.ok) return refusal(context, intent, shown.refusal);
  const { vehicleName } = shown.value;
  await logActivity(context, isShown ? "shown while in work" : "hidden while in work", vehicleName);
  return done(context, intent, vehicleName);
}

async function done(
  context: Context,
  intent: "complete" | "show" | "hide",
  vehicleName: string,
): Promise<FormOutcome> {
  const nameOf = await vehicleNaming(context);
  const { success } = context.get(adminTextContext).inWork;
  return succeeded(fillPlaceholders(success[intent], { name: nameOf(vehicleName) }));
}

function refusal(context: Context, intent: "complete" | "show" | "hide", why: CompleteRefusal): FormOutcome {
  const { inWork: text, images } = context.get(adminTextContext);
  const title = text.failure[intent];
  if (why.kind === "gone") return refused(title, 404, images.gone);
  if (why.kind === "newer") return refused(title, 409, text.newer);
  return refused(title, 422, text.picture[why.problem]);
}
