import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { movedImages } from "#domain/gallery/projects/project-change.ts";
import { adminTextContext, counted } from "../kit/page/admin-text.ts";
import { answerSentJson, refusal } from "../kit/session/json-answer.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/undo";

const schema = z.strictObject({ moved: movedImages });

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { projects: text, activity } = context.get(adminTextContext);
  return answerSentJson(call, { schema, unreadable: text.badChange }, async ({ moved }) => {
    const isUndone = await context.get(servicesContext).gallery.undoProjectChange(moved);
    if (!isUndone) return refusal(409, text.changedSince);
    await logActivity(context, "image edited", counted(activity.details.images, moved.length));
    return {};
  });
}
