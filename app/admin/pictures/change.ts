import { z } from "zod";
import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { picturePlaces } from "#content/pictures.ts";
import { adminTextContext } from "../layout/admin-text.ts";
import { faultAnswer } from "../layout/fault-answer.server.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/change";
import { placeNames } from "./place-names.ts";

const percent = z.int().min(0).max(100);

const changeSchema = z
  .strictObject({
    place: z.enum(picturePlaces),
    version: z.int().min(0),
    url: z.string().max(300).nullable(),
    document: z.string().max(100).nullable(),
    focus: z.strictObject({ x: percent, y: percent }),
  })
  .refine(({ url, document }) => url === null || document === null)
  .refine(({ place, document }) => place === "certificate" || document === null);

export type PlaceChange = z.infer<typeof changeSchema>;

/** Answers `{ version }`, the one that stands now, or `{ message }`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email } = signedInAdministrator(context);
  const text = context.get(adminTextContext);
  const change = changeSchema.safeParse(await request.json().catch(() => null));
  if (!change.success) return Response.json({ message: text.pictures.badForm }, { status: 422 });
  try {
    const { sitePictures } = context.get(servicesContext);
    const put = await sitePictures.put({ ...change.data, changedBy: email });
    if (!put.ok) {
      return Response.json({ message: text.pictures[put.refusal] }, { status: 409 });
    }
    const names = placeNames(context.get(siteFactsContext).textsOf(text.language), text.pictures);
    await logActivity(context, "site picture changed", names.get(change.data.place));
    return Response.json({ version: put.value.now.version });
  } catch (error) {
    return Response.json(faultAnswer(context, error), { status: 500 });
  }
}
