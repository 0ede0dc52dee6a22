import { defaultWork } from "#domain/gallery/uploads/upload-rules.ts";
import { isTransformation, type WorkType } from "#domain/gallery/work.ts";
import type { UploadBatch, UploadDetails, UploadEntry } from "./upload-queue.ts";

/** A picture on the own disk; its bytes are kept apart, under its id. */
export interface ChosenFile {
  id: string;
  name: string;
}

export type Half = "before" | "after";

/** Before beside after; either may still be missing. */
export interface PairCard {
  id: string;
  before: ChosenFile | null;
  after: ChosenFile | null;
}

/** An image that was not stored, with what the form said of it then. */
export interface FailedUpload {
  entry: UploadEntry;
  details: UploadDetails;
  message: string;
}

/** What is on its way: the whole form, or images that failed before. */
export interface Sending {
  origin: "form" | "retry";
  orders: UploadBatch[];
}

/** The upload form as it is being filled in: plain data, so that it can be kept and taken up again. */
export interface Draft {
  category: WorkType | null;
  /** Null follows the category. */
  chosenWorkType: WorkType | null;
  vehicleName: string | null;
  bodyType: string | null;
  singles: ChosenFile[];
  pairs: PairCard[];
  failed: FailedUpload[];
  sending: Sending | null;
}

export const emptyDraft: Draft = {
  category: defaultWork,
  chosenWorkType: null,
  vehicleName: null,
  bodyType: null,
  singles: [],
  pairs: [],
  failed: [],
  sending: null,
};

export function workTypeOf(draft: Draft): WorkType {
  return draft.chosenWorkType ?? draft.category ?? defaultWork;
}

export function isPairDraft(draft: Draft): boolean {
  return isTransformation(draft.category, workTypeOf(draft));
}

/** What is sent: the pictures of the mode the form is in, with pair cards nobody filled left out. */
export function entriesOf(draft: Draft): UploadEntry[] {
  if (!isPairDraft(draft)) {
    return draft.singles.map((single) => ({ id: single.id, files: [{ ...single, role: "main" }] }));
  }
  return draft.pairs.flatMap(({ id, before, after }) => {
    if (before === null || after === null) return [];
    const files = [
      { ...before, role: "before" as const },
      { ...after, role: "after" as const },
    ];
    return [{ id, files }];
  });
}

/** Every picture the form knows. */
export function filesOf({ singles, pairs, failed }: Draft): ChosenFile[] {
  const halves = pairs.flatMap(({ before, after }) => [before, after]).filter((half) => half !== null);
  return [...singles, ...halves, ...failed.flatMap(({ entry }) => entry.files)];
}

/** The form without the images whose ids are gone. */
export function without(draft: Draft, isGone: (id: string) => boolean): Draft {
  return {
    ...draft,
    singles: draft.singles.filter(({ id }) => !isGone(id)),
    pairs: draft.pairs.filter(({ id }) => !isGone(id)),
    failed: draft.failed.filter(({ entry }) => !isGone(entry.id)),
  };
}
