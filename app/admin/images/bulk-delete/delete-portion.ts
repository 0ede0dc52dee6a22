import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { adminTextContext, counted } from "../../layout/admin-text.ts";
import { faultAnswer } from "../../layout/fault-answer.server.ts";
import { logActivity } from "../../layout/log-activity.server.ts";
import { portionSize } from "../../list/portions.ts";
import { signedInAdministrator } from "../../session/guard.server.ts";
import type { Route } from "./+types/delete-portion";

const portionSchema = z.object({ ids: z.array(z.uuid()).min(1).max(portionSize) });

/** Answers `{ removed }` or `{ message }`. */
export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const { images, activity } = context.get(adminTextContext);
  const portion = portionSchema.safeParse(await request.json().catch(() => null));
  if (!portion.success) return Response.json({ message: images.bulkDelete.badList }, { status: 422 });
  try {
    const removed = await context.get(servicesContext).gallery.removeImages(portion.data.ids);
    if (removed > 0) await logActivity(context, "images deleted", counted(activity.details.images, removed));
    return Response.json({ removed });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
