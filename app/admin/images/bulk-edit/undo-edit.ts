import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { vehicleNaming } from "../../kit/list/vehicle-naming.server.ts";
import { adminTextContext, counted } from "../../kit/page/admin-text.ts";
import { answerSentJson } from "../../kit/session/json-answer.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import type { Route } from "./+types/undo-edit";

const namesShown = 5;
const actSchema = z.object({ act: z.uuid() });

/** `{ undone, changedSince, names }`, with the vehicles that stay, or `{ message }`. */
export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { imageList, activity } = context.get(adminTextContext);
  const wanted = { schema: actSchema, unreadable: imageList.bulkEdit.badEdit };
  return answerSentJson(call, wanted, async ({ act }) => {
    const { undone, changedSince, vehicles } = await context.get(servicesContext).gallery.undoBulkEdit(act);
    if (undone > 0) await logActivity(context, "change undone", counted(activity.details.images, undone));
    const nameOf = await vehicleNaming(context);
    return { undone, changedSince, names: vehicles.slice(0, namesShown).map(nameOf).join(", ") };
  });
}
