import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type ImageEdit, normalizeEdit } from "#domain/gallery/changes/image-edit.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { everyImage } from "#domain/gallery/list/image-filter.ts";
import { isDevanagari, type ReferenceListName } from "#domain/gallery/names/names.ts";
import { workTypes } from "#domain/values/work.ts";
import { refused, succeeded } from "../kit/form/form-outcome.ts";
import type { VersionedOutcome } from "../kit/form/use-versioned-form.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { deleteImage, deleteImages } from "../kit/picture/delete-images.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import { editProblem } from "./edit/edit-problem.ts";
import { editValuesOf } from "./edit/edit-values.ts";

const id = z.uuid();
const work = z.enum(workTypes);
const typed = z.string();
const optionalText = typed.transform((given) => given || null);

export const imageChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("feature"), id, isFeatured: z.stringbool() }),
  z.object({ intent: z.literal("delete"), id }),
  z.object({ intent: z.literal("delete-samples") }),
  z.object({
    intent: z.literal("edit"),
    id,
    version: z.coerce.number().int().positive(),
    vehicleName: typed,
    category: work,
    vehicleType: optionalText,
    bodyType: optionalText,
    workType: z.union([work, z.literal("").transform(() => null)]),
    town: typed.default("").transform((given) => given || null),
    workDays: typed.default("").transform((given) => (given.trim() === "" ? null : Number(given))),
    description: optionalText,
    captionHi: optionalText,
    captionMr: optionalText,
    isFeatured: z.stringbool(),
    isSample: z.stringbool(),
  }),
]);

type ImageChange = z.output<typeof imageChangeSchema>;
type Context = Readonly<RouterContextProvider>;

export interface ImageOutcome extends VersionedOutcome<never> {
  image?: GalleryImage;
}

interface AskedEdit {
  id: string;
  version: number;
  edit: ImageEdit;
}

/** Devanagari names join the list where missing, but not for an edit that will be refused. */
async function withKeys(context: Context, { id, version, edit }: AskedEdit): Promise<ImageEdit> {
  const { gallery, referenceLists } = context.get(servicesContext);
  const { language } = context.get(adminTextContext);
  const stored = (await gallery.imagePictures(id))?.image;
  if (stored?.version !== version || !normalizeEdit(edit).ok) return edit;
  const keyOf = async (list: ReferenceListName, field: "vehicleName" | "vehicleType" | "bodyType") => {
    const typed = edit[field];
    if (typed === null || typed === stored[field] || !isDevanagari(typed)) return typed;
    return (await referenceLists.keyOf(list, typed, language)) ?? typed;
  };
  return {
    ...edit,
    vehicleName: (await keyOf("vehicle_names", "vehicleName")) ?? edit.vehicleName,
    vehicleType: await keyOf("vehicle_names", "vehicleType"),
    bodyType: await keyOf("body_types", "bodyType"),
  };
}

export async function changeImage(change: ImageChange, context: Context): Promise<ImageOutcome> {
  const { gallery } = context.get(servicesContext);
  const text = context.get(adminTextContext);
  const { images } = text;
  const { details } = text.activity;
  const gone = refused(images.failure[change.intent], 404, images.gone);
  switch (change.intent) {
    case "feature": {
      const image = await gallery.setFeatured(change.id, change.isFeatured);
      if (image === null) return gone;
      const detail = change.isFeatured ? details.featured : details.notFeatured;
      await logActivity(context, "image featured", detail);
      return { ...succeeded(images.success.feature), image };
    }
    case "delete":
      return deleteImage(context, change.id);
    case "delete-samples": {
      const ids = await gallery.matchingIds({ ...everyImage, kind: "sample" });
      const count = await deleteImages(context, ids);
      const title = fillPlaceholders(images.bulkDelete.done, { count });
      return { ...succeeded(title), binned: ids };
    }
    case "edit": {
      const { intent: _, id, version, ...typedEdit } = change;
      const edit = await withKeys(context, { id, version, edit: typedEdit });
      const edited = await gallery.editImage({ id, version, edit });
      if (edited.ok) {
        await logActivity(context, "image edited", edited.value.vehicleName);
        return succeeded(images.success.edit);
      }
      const { refusal } = edited;
      if (refusal.kind === "gone") return gone;
      if (refusal.kind === "invalid") {
        return refused(images.failure.edit, 422, editProblem(text, refusal.problem));
      }
      return { ...refused(images.failure.edit, 409, images.conflict), stored: editValuesOf(refusal.image) };
    }
  }
}
