import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { bulkEdited } from "#domain/gallery/changes/bulk-edited.ts";
import { adminTextContext, counted } from "../../layout/admin-text.ts";
import { faultAnswer } from "../../layout/fault-answer.server.ts";
import { logActivity } from "../../layout/log-activity.server.ts";
import { portionSize } from "../../list/portions.ts";
import { signedInAdministrator } from "../../session/guard.server.ts";
import type { Route } from "./+types/undo-portion";

const portionSchema = z.object({ edited: z.array(bulkEdited).min(1).max(portionSize) });

/** Answers `{ undone }`, how many nobody had changed since, or `{ message }`. */
export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const { imageList, activity } = context.get(adminTextContext);
  const portion = portionSchema.safeParse(await request.json().catch(() => null));
  if (!portion.success) return Response.json({ message: imageList.bulkEdit.badEdit }, { status: 422 });
  try {
    const undone = await context.get(servicesContext).gallery.undoBulkEdit(portion.data.edited);
    if (undone > 0) await logActivity(context, "image edited", counted(activity.details.images, undone));
    return Response.json({ undone });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
