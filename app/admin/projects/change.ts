import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { imagesPerProject, projectChange } from "#domain/gallery/projects/project-change.ts";
import { adminTextContext, counted } from "../kit/page/admin-text.ts";
import { answerSentJson, refusal } from "../kit/session/json-answer.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/change";

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { projects: text, activity } = context.get(adminTextContext);
  const wanted = { schema: projectChange, unreadable: text.badChange };
  return answerSentJson(call, wanted, async (change) => {
    const changed = await context.get(servicesContext).gallery.changeProjects(change);
    if (!changed.ok) {
      return refusal(409, fillPlaceholders(text.problems[changed.refusal], { most: imagesPerProject }));
    }
    const { act, moved } = changed.value;
    if (moved > 0) await logActivity(context, "projects changed", counted(activity.details.images, moved));
    return { act, moved };
  });
}
