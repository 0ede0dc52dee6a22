import { servicesContext } from "#app/context.server.ts";
import { newImagesSchema, problemOf } from "#domain/gallery/uploads/new-images-schema.ts";
import { adminTextContext, counted } from "../layout/admin-text.ts";
import { faultAnswer } from "../layout/fault-answer.server.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/batch";
import { uploadProblem } from "./form/upload-problem.ts";

/** Answers `{ ids }`, those stored before under the same keys included, or `{ message }`. */
export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const { upload: text, activity } = context.get(adminTextContext);
  const batch = newImagesSchema.safeParse(await request.json().catch(() => null));
  if (!batch.success) {
    const problem = problemOf(batch.error);
    const message = problem === null ? text.outcome.failed : uploadProblem(text, problem);
    return Response.json({ message }, { status: 422 });
  }
  try {
    const stored = await context.get(servicesContext).gallery.addImages(batch.data);
    if (!stored.ok) {
      return Response.json({ message: text.notStored[stored.refusal.reason] }, { status: 422 });
    }
    const { ids, added } = stored.value;
    if (added > 0) await logActivity(context, "images uploaded", counted(activity.details.images, added));
    return Response.json({ ids });
  } catch (error) {
    return Response.json(faultAnswer(context, error, text.failures.notSaved), { status: 500 });
  }
}
