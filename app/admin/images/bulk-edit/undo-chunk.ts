import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { bulkEdited } from "#domain/gallery/changes/bulk-edited.ts";
import { adminTextContext, counted } from "../../kit/page/admin-text.ts";
import { chunkSize } from "../../kit/page/chunks.ts";
import { answerSentJson } from "../../kit/session/json-answer.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import type { Route } from "./+types/undo-chunk";

const chunkSchema = z.object({ edited: z.array(bulkEdited).min(1).max(chunkSize) });

/** Answers `{ undone }`, how many nobody had changed since, or `{ message }`. */
export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { imageList, activity } = context.get(adminTextContext);
  const wanted = { schema: chunkSchema, unreadable: imageList.bulkEdit.badEdit };
  return answerSentJson(call, wanted, async ({ edited }) => {
    const undone = await context.get(servicesContext).gallery.undoBulkEdit(edited);
    if (undone > 0) await logActivity(context, "image edited", counted(activity.details.images, undone));
    return { undone };
  });
}
