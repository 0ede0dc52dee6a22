import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { adminTextContext, counted } from "../../layout/admin-text.ts";
import { answerSentJson } from "../../layout/json-answer.server.ts";
import { logActivity } from "../../layout/log-activity.server.ts";
import { portionSize } from "../../list/portions.ts";
import type { Route } from "./+types/delete-portion";

const portionSchema = z.object({ ids: z.array(z.uuid()).min(1).max(portionSize) });

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { images, activity } = context.get(adminTextContext);
  const wanted = { schema: portionSchema, unreadable: images.bulkDelete.badList };
  return answerSentJson(call, wanted, async ({ ids }) => {
    const removed = await context.get(servicesContext).gallery.removeImages(ids);
    if (removed > 0) await logActivity(context, "images deleted", counted(activity.details.images, removed));
    return { removed };
  });
}
