import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { imagesPerProject, projectChange } from "#domain/gallery/projects/project-change.ts";
import { adminTextContext, counted } from "../kit/page/admin-text.ts";
import { answerSentJson, refusal } from "../kit/session/json-answer.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/change";

/** Answers `{ moved }`, which `undo` takes, or `{ message }`. */
export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { projects: text, activity } = context.get(adminTextContext);
  const wanted = { schema: projectChange, unreadable: text.badChange };
  return answerSentJson(call, wanted, async (change) => {
    const changed = await context.get(servicesContext).gallery.changeProjects(change);
    if (!changed.ok) {
      return refusal(409, fillPlaceholders(text.problems[changed.refusal], { most: imagesPerProject }));
    }
    const moved = changed.value;
    const detail = counted(activity.details.images, moved.length);
    if (moved.length > 0) await logActivity(context, "image edited", detail);
    return { moved };
  });
}
