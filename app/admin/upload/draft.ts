import {
  defaultWork,
  imagesPerBatch,
  type UploadProblem,
  validateUpload,
} from "#domain/gallery/uploads/upload-rules.ts";
import { isTransformation, type WorkType } from "#domain/gallery/work.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type {
  FailedEntries,
  FileState,
  UploadBatch,
  UploadDetails,
  UploadEntry,
  UploadFile,
} from "./upload-queue.ts";

export type ChosenFile = Pick<UploadFile, "id" | "name">;

export const halves = ["before", "after"] as const;
export type Half = (typeof halves)[number];

/** With what the form said of it then. */
export interface FailedUpload {
  entry: UploadEntry;
  details: UploadDetails;
  message: string;
}

/** Plain data, so that it survives a reload. */
export interface Draft {
  category: WorkType | null;
  /** Null follows the category. */
  chosenWorkType: WorkType | null;
  vehicleName: string | null;
  bodyType: string | null;
  /** Single pictures and pairs; a half of a pair may be missing. */
  entries: UploadEntry[];
  failed: FailedUpload[];
  sending: { origin: "form" | "retry"; batches: UploadBatch[] } | null;
}

export const emptyDraft: Draft = {
  category: defaultWork,
  chosenWorkType: null,
  vehicleName: null,
  bodyType: null,
  entries: [],
  failed: [],
  sending: null,
};

export function workTypeOf(draft: Draft): WorkType {
  return draft.chosenWorkType ?? draft.category ?? defaultWork;
}

export function isPairDraft(draft: Draft): boolean {
  return isTransformation(draft.category, workTypeOf(draft));
}

/** Those of the mode the form is in; the others come back with theirs. */
export function shownEntries(draft: Draft): UploadEntry[] {
  const isPairs = isPairDraft(draft);
  return draft.entries.filter((entry) => isPair(entry) === isPairs);
}

export function filesOf({ entries, failed }: Draft): UploadFile[] {
  return [...entries, ...failed.map(({ entry }) => entry)].flatMap(({ files }) => files);
}

export function sentFiles({ sending }: Draft): UploadFile[] {
  return (sending?.batches ?? []).flatMap(({ entries }) => entries.flatMap(({ files }) => files));
}

export function batchOf(draft: Draft): Result<UploadBatch, UploadProblem> {
  const details = detailsOf(draft);
  if (details === null) return refused("no category");
  const entries = shownEntries(draft);
  const pairs = isPairDraft(draft) ? entries : [];
  const problem = validateUpload({
    ...details,
    mainCount: entries.length - pairs.length,
    pairs: pairs.map(({ files }) => ({
      hasBefore: files.some(({ role }) => role === "before"),
      hasAfter: files.some(({ role }) => role === "after"),
    })),
  });
  return problem === null ? accepted({ entries, details }) : refused(problem);
}

/** Those that are listed, and whole ones that are still in the form. */
export function failedUploads(draft: Draft, fileStates: ReadonlyMap<string, FileState>): FailedUpload[] {
  const details = detailsOf(draft);
  if (details === null) return draft.failed;
  const inForm = shownEntries(draft).flatMap((entry): FailedUpload[] => {
    const failed = entry.files.map(({ id }) => fileStates.get(id)).find((state) => state?.status === "error");
    const isWhole = !isPair(entry) || entry.files.length === halves.length;
    return failed !== undefined && isWhole ? [{ entry, details, message: failed.message ?? "" }] : [];
  });
  return [...draft.failed, ...inForm];
}

export function batchesOf(failed: readonly FailedUpload[]): UploadBatch[] {
  const batches: UploadBatch[] = [];
  for (const { entry, details } of failed) {
    const said = JSON.stringify(details);
    const batch = batches.find(
      (begun) => begun.entries.length < imagesPerBatch && JSON.stringify(begun.details) === said,
    );
    if (batch === undefined) batches.push({ entries: [entry], details });
    else batch.entries.push(entry);
  }
  return batches;
}

export function withSingles(draft: Draft, files: readonly ChosenFile[]): Draft {
  const added = files.map((file): UploadEntry => ({ id: file.id, files: [{ ...file, role: "main" }] }));
  return { ...draft, entries: [...draft.entries, ...added] };
}

/** Fills the gaps in their order, then begins new pairs. */
export function withHalves(draft: Draft, half: Half, files: readonly ChosenFile[]): Draft {
  const waiting = [...files];
  const filled = draft.entries.map((entry) => {
    const hasGap = isPair(entry) && entry.files.every(({ role }) => role !== half);
    return hasGap ? fillHalf(entry, half, waiting.shift()) : entry;
  });
  const begun = waiting.map((file): UploadEntry => ({ id: file.id, files: [{ ...file, role: half }] }));
  return { ...draft, entries: [...filled, ...begun] };
}

/** A pair without pictures goes. */
export function withHalf(draft: Draft, pairId: string, half: Half, file: ChosenFile | undefined): Draft {
  const entries = draft.entries.map((entry) => (entry.id === pairId ? fillHalf(entry, half, file) : entry));
  return { ...draft, entries: entries.filter(({ files }) => files.length > 0) };
}

export function withSwapped(draft: Draft, pairId: string): Draft {
  const swapped = (file: UploadFile): UploadFile => ({
    ...file,
    role: file.role === "before" ? "after" : "before",
  });
  const entries = draft.entries.map((entry) =>
    entry.id === pairId ? { ...entry, files: entry.files.map(swapped).reverse() } : entry,
  );
  return { ...draft, entries };
}

export function without(draft: Draft, entryId: string): Draft {
  return {
    ...draft,
    entries: draft.entries.filter(({ id }) => id !== entryId),
    failed: draft.failed.filter(({ entry }) => entry.id !== entryId),
  };
}

/**
 * The form resets when anything of it was stored; what failed is then listed. So is an image whose answer was lost:
 * it may be stored, and must be sent again as it was.
 */
export function settled(draft: Draft, failures: FailedEntries): Draft {
  const { sending } = draft;
  if (sending === null) return draft;
  const sent = sending.batches.flatMap(({ entries, details }) =>
    entries.map((entry) => ({ entry, details })),
  );
  const gone = new Set(sent.map(({ entry }) => entry.id).filter((id) => !failures.has(id)));
  const resets = sending.origin === "form" && gone.size > 0;
  const failed = draft.failed
    .filter(({ entry }) => !gone.has(entry.id))
    .map((failure) => ({ ...failure, message: failures.get(failure.entry.id)?.message ?? failure.message }));
  for (const { entry, details } of sent) {
    const failure = failures.get(entry.id);
    if (failure === undefined || failed.some((listed) => listed.entry.id === entry.id)) continue;
    if (!resets && !failure.isInDoubt) continue;
    failed.push({ entry, details, message: failure.message });
    gone.add(entry.id);
  }
  const entries = draft.entries.filter(({ id }) => !gone.has(id));
  return resets ? { ...emptyDraft, failed } : { ...draft, entries, failed, sending: null };
}

function detailsOf(draft: Draft): UploadDetails | null {
  const { category, vehicleName, bodyType } = draft;
  return category === null ? null : { category, workType: workTypeOf(draft), vehicleName, bodyType };
}

function isPair({ files }: UploadEntry): boolean {
  return files.every(({ role }) => role !== "main");
}

function fillHalf(pair: UploadEntry, half: Half, file: ChosenFile | undefined): UploadEntry {
  const files = halves.flatMap((role): UploadFile[] => {
    if (role !== half) return pair.files.filter((other) => other.role === role);
    return file === undefined ? [] : [{ ...file, role }];
  });
  return { ...pair, files };
}
