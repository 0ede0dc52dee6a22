import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { newImagesSchema, problemOf } from "#domain/gallery/uploads/new-images-schema.ts";
import { imagesPerBatch } from "#domain/gallery/uploads/upload-rules.ts";
import { adminTextContext, counted } from "../kit/page/admin-text.ts";
import { answerJson, refusal } from "../kit/session/json-answer.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/batch";

export function action({ request, context }: Route.ActionArgs) {
  const { upload: text, activity } = context.get(adminTextContext);
  async function store() {
    const batch = newImagesSchema.safeParse(await request.json().catch(() => null));
    if (!batch.success) {
      const problem = problemOf(batch.error);
      if (problem === null) return refusal(422, text.outcome.failed);
      return refusal(422, fillPlaceholders(text.problems[problem], { most: imagesPerBatch }));
    }
    const stored = await context.get(servicesContext).gallery.addImages(batch.data);
    if (!stored.ok) return refusal(422, text.notStored[stored.refusal.reason]);
    const { ids, added } = stored.value;
    if (added > 0) await logActivity(context, "images uploaded", counted(activity.details.images, added));
    return { ids };
  }
  return answerJson(context, store, text.failures.notSaved);
}
