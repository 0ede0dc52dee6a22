import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { captionLanguages } from "#domain/gallery/changes/bulk-edited.ts";
import { maxCaptionLength } from "#domain/gallery/changes/image-edit.ts";
import { maxNameLength, normalizeName } from "#domain/gallery/names/names.ts";
import { normalizeText } from "#domain/values/normalize-text.ts";
import { workTypes } from "#domain/values/work.ts";
import { adminTextContext, counted } from "../../kit/page/admin-text.ts";
import { chunkSize } from "../../kit/page/chunks.ts";
import { answerSentJson } from "../../kit/session/json-answer.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import type { Route } from "./+types/edit-chunk";

const filled = z.string().min(1);
const name = z
  .string()
  .max(2 * maxNameLength)
  .transform((text) => normalizeName(text) ?? "")
  .pipe(filled);

const caption = z
  .string()
  .max(2 * maxCaptionLength)
  .transform((text) => normalizeText(text, maxCaptionLength) ?? "")
  .pipe(filled);

const editSchema = z
  .strictObject({
    vehicle: name.optional(),
    body: name.nullable().optional(),
    work: z.enum(workTypes).optional(),
    isFeatured: z.boolean().optional(),
    isSample: z.boolean().optional(),
    captions: z.partialRecord(z.enum(captionLanguages), caption).optional(),
  })
  .refine((edit) => Object.keys(edit).length > 0);

const chunkSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(chunkSize),
  edit: editSchema,
  act: z.uuid(),
});

export function action(call: Route.ActionArgs) {
  const { context } = call;
  const { imageList, activity, language } = context.get(adminTextContext);
  const wanted = { schema: chunkSchema, unreadable: imageList.bulkEdit.badEdit };
  return answerSentJson(call, wanted, async ({ ids, edit, act }) => {
    const { gallery, referenceLists } = context.get(servicesContext);
    const { vehicle } = edit;
    const key = vehicle === undefined ? null : await referenceLists.keyOf("vehicle_names", vehicle, language);
    const edited = await gallery.bulkEdit(ids, key === null ? edit : { ...edit, vehicle: key }, act);
    const detail = counted(activity.details.images, edited);
    if (edited > 0) await logActivity(context, "image edited", detail);
    return { edited };
  });
}
