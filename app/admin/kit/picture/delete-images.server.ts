import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { type FormOutcome, refused, succeeded } from "../form/form-outcome.ts";
import { adminTextContext, counted } from "../page/admin-text.ts";
import { logActivity } from "../session/log-activity.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function deleteImages(context: Context, ids: string[], act?: string): Promise<number> {
  const { details } = context.get(adminTextContext).activity;
  const removed = await context.get(servicesContext).gallery.removeImages(ids, act);
  if (removed > 0) await logActivity(context, "images deleted", counted(details.images, removed));
  return removed;
}

export async function deleteImage(context: Context, id: string): Promise<FormOutcome> {
  const { failure, gone, success } = context.get(adminTextContext).images;
  if ((await deleteImages(context, [id])) === 0) return refused(failure.delete, 404, gone);
  return { ...succeeded(success.delete), binned: [id] };
}
