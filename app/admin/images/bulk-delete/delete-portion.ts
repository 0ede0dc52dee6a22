import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { adminTextContext, counted } from "../../kit/page/admin-text.ts";
import { portionSize } from "../../kit/page/portions.ts";
import { answerSentJson } from "../../kit/session/json-answer.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
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
