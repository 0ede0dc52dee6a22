import { servicesContext } from "#app/context.server.ts";
import { pictureChangeSchema } from "#domain/gallery/changes/picture-change.ts";
import { adminTextContext } from "../../layout/admin-text.ts";
import { faultAnswer } from "../../layout/fault-answer.server.ts";
import { logActivity } from "../../layout/log-activity.server.ts";
import { signedInAdministrator } from "../../session/guard.server.ts";
import type { Route } from "./+types/change";

/** Answers `{ version }`, the one that stands now, or `{ message }`. */
export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const { imagePictures: text, images } = context.get(adminTextContext);
  const asked = pictureChangeSchema.safeParse(await request.json().catch(() => null));
  if (!asked.success) return Response.json({ message: text.badForm }, { status: 422 });
  try {
    const changed = await context.get(servicesContext).gallery.changePictures(asked.data);
    if (!changed.ok) {
      const { kind } = changed.refusal;
      return Response.json({ message: kind === "gone" ? images.gone : text[kind] }, { status: 409 });
    }
    const { version, vehicleName } = changed.value;
    await logActivity(context, "image edited", vehicleName);
    return Response.json({ version });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
