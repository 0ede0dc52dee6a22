import { servicesContext } from "#app/context.server.ts";
import { newImagesSchema } from "#domain/gallery/uploads/new-images-schema.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { counted, logActivity } from "../layout/log-activity.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/batch";

/**
 * Stores a batch whose pictures were received before; answers `{ ids }`, or `{ message }` and why not. What was
 * stored before under its key keeps its id.
 */
export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const sent: unknown = await request.json().catch(() => null);
  const judged = newImagesSchema.safeParse(sent);
  if (!judged.success) {
    return Response.json(
      { message: judged.error.issues[0]?.message ?? "Failed to upload images" },
      { status: 422 },
    );
  }
  try {
    const stored = await context.get(servicesContext).gallery.addImages(judged.data);
    if (!stored.ok) return Response.json({ message: stored.refusal.message }, { status: 422 });
    const { ids, added } = stored.value;
    if (added > 0) await logActivity(context, "images uploaded", counted(added, "image"));
    return Response.json({ ids });
  } catch (error) {
    const sentence = "Database error: The images could not be saved. Please try again.";
    return Response.json(noteFault(context, error, sentence), { status: 500 });
  }
}
