import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { placeNamed } from "#content/pictures.server.ts";
import type { PicturePlace } from "#content/places.ts";
import { accepted } from "#platform/result.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { answerSentJson, refusal } from "../../kit/session/json-answer.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import type { Route } from "./+types/change";
import { namesOfPlaces } from "./place/load-place.server.ts";

const percent = z.int().min(0).max(100);

const changeSchema = z
  .strictObject({
    place: z.custom<PicturePlace>((place) => typeof place === "string" && placeNamed(place) !== null),
    version: z.int().min(0),
    url: z.string().max(300).nullable(),
    document: z.string().max(100).nullable(),
    focus: z.strictObject({ x: percent, y: percent }),
    isDraft: z.boolean().optional(),
    publishes: z.boolean().optional(),
  })
  .refine(({ url, document }) => url === null || document === null)
  .refine(({ place, document }) => place === "certificate" || document === null);

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { email } = signedInAdministrator(context);
  const text = context.get(adminTextContext);
  const wanted = { schema: changeSchema, unreadable: text.pictures.badForm };
  return answerSentJson(call, wanted, async ({ publishes = false, isDraft = false, ...change }) => {
    const { sitePictures } = context.get(servicesContext);
    const put = await sitePictures.put({ ...change, isDraft, changedBy: email });
    if (!put.ok) return refusal(409, text.pictures[put.refusal]);
    const { version } = put.value.now;
    if (isDraft && !publishes) return { version };
    const published = isDraft ? await sitePictures.publish(change.place, email) : accepted(undefined);
    if (!published.ok) return refusal(409, text.pictures[published.refusal]);
    await logActivity(context, "site picture changed", namesOfPlaces(context).get(change.place));
    return { version };
  });
}
