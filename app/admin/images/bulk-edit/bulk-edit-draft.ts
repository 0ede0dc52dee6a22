import { type Language, languages } from "#content/languages.ts";
import type { BulkEdit } from "#domain/gallery/changes/bulk-edited.ts";
import { isWorkType } from "#domain/values/work.ts";
import { type AdminText, counted } from "../../kit/page/admin-text.ts";

export interface BulkDraft extends Readonly<Record<"vehicle" | "body" | "work" | "star" | "sample", string>> {
  captions: Readonly<Record<Language, string>>;
}

export const emptyDraft: BulkDraft = {
  ...{ vehicle: "", body: "", work: "", star: "", sample: "" },
  captions: { en: "", hi: "", mr: "" },
};

export const noBody = " none";

export function bulkEditOf({ vehicle, body, work, star, sample, captions }: BulkDraft): BulkEdit {
  const written = filledCaptions(captions).map(({ code, caption }) => [code, caption]);
  return {
    ...(vehicle.trim() === "" ? {} : { vehicle: vehicle.trim() }),
    ...(body === "" ? {} : { body: body === noBody ? null : body }),
    ...(isWorkType(work) ? { work } : {}),
    ...(star === "" ? {} : { isFeatured: star === "on" }),
    ...(sample === "" ? {} : { isSample: sample === "on" }),
    ...(written.length === 0 ? {} : { captions: Object.fromEntries(written) }),
  };
}

function filledCaptions(captions: NonNullable<BulkEdit["captions"]>) {
  return languages.flatMap(({ code }) => {
    const caption = captions[code]?.trim() ?? "";
    return caption === "" ? [] : [{ code, caption }];
  });
}

export function previewOf({ imageList, images }: AdminText, edit: BulkEdit, count: number): string[] {
  const text = imageList.bulkEdit.preview;
  const { vehicle, body, work, isFeatured, isSample, captions = {} } = edit;
  return [
    ...(vehicle === undefined ? [] : [counted(text.vehicle, count, { value: vehicle })]),
    ...(body === undefined
      ? []
      : [counted(body === null ? text.noBody : text.body, count, { value: body ?? "" })]),
    ...(work === undefined ? [] : [counted(text.work, count, { value: images.work[work] })]),
    ...(isFeatured === undefined ? [] : [counted(isFeatured ? text.featured : text.notFeatured, count)]),
    ...(isSample === undefined ? [] : [counted(isSample ? text.sample : text.notSample, count)]),
    ...filledCaptions(captions).map(({ caption }) => counted(text.caption, count, { value: caption })),
  ];
}
