import { servicesContext } from "#app/context.server.ts";
import { pictureChangeSchema } from "#domain/gallery/changes/picture-change.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { answerSentJson, refusal } from "../../kit/session/json-answer.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import type { Route } from "./+types/change";

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { imagePictures: text, images } = context.get(adminTextContext);
  const wanted = { schema: pictureChangeSchema, unreadable: text.badForm };
  return answerSentJson(call, wanted, async (change) => {
    const changed = await context.get(servicesContext).gallery.changePictures(change);
    if (!changed.ok) {
      const { kind } = changed.refusal;
      return refusal(409, kind === "gone" ? images.gone : text[kind]);
    }
    const { version, vehicleName } = changed.value;
    await logActivity(context, "image edited", vehicleName);
    return { version };
  });
}
