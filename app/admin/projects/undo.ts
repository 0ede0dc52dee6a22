import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { adminTextContext, counted } from "../kit/page/admin-text.ts";
import { answerSentJson, refusal } from "../kit/session/json-answer.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/undo";

const schema = z.strictObject({ act: z.uuid() });

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { projects: text, activity } = context.get(adminTextContext);
  return answerSentJson(call, { schema, unreadable: text.badChange }, async ({ act }) => {
    const undone = await context.get(servicesContext).gallery.undoProjectChange(act);
    if (undone === 0) return refusal(409, text.changedSince);
    await logActivity(context, "change undone", counted(activity.details.images, undone));
    return {};
  });
}
