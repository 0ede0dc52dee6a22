import { z } from "zod";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { placeNamed } from "#content/pictures.server.ts";
import type { PicturePlace } from "#content/places.ts";
import { adminTextContext } from "../../kit/page/admin-text.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { answerSentJson, refusal } from "../../kit/session/json-answer.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import type { Route } from "./+types/change";
import { placeNames } from "./place-names.ts";

const percent = z.int().min(0).max(100);

const changeSchema = z
  .strictObject({
    place: z.custom<PicturePlace>((place) => typeof place === "string" && placeNamed(place) !== null),
    version: z.int().min(0),
    url: z.string().max(300).nullable(),
    document: z.string().max(100).nullable(),
    focus: z.strictObject({ x: percent, y: percent }),
  })
  .refine(({ url, document }) => url === null || document === null)
  .refine(({ place, document }) => place === "certificate" || document === null);

export type PlaceChange = z.infer<typeof changeSchema>;

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { email } = signedInAdministrator(context);
  const text = context.get(adminTextContext);
  const wanted = { schema: changeSchema, unreadable: text.pictures.badForm };
  return answerSentJson(call, wanted, async (change) => {
    const put = await context.get(servicesContext).sitePictures.put({ ...change, changedBy: email });
    if (!put.ok) return refusal(409, text.pictures[put.refusal]);
    const { textsOf, listsOf } = context.get(siteFactsContext);
    const names = placeNames(textsOf(text.language), text.pictures, listsOf(text.language));
    await logActivity(context, "site picture changed", names.get(change.place));
    return { version: put.value.now.version };
  });
}
