import type { NewImages } from "#domain/gallery/uploads/new-images-schema.ts";
import {
  defaultWork,
  imagesPerBatch,
  type UploadProblem,
  validateUpload,
} from "#domain/gallery/uploads/upload-rules.ts";
import { isTransformation, type WorkType } from "#domain/values/work.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { newId } from "../../kit/form/new-id.ts";
import type { UploadFile } from "../../kit/upload/upload-api.ts";

export interface UploadEntry {
  id: string;
  files: readonly UploadFile[];
  mayWait?: boolean;
}

export function isInWork({ files, mayWait = false }: UploadEntry): boolean {
  return mayWait && files.length > 0 && files.every(({ role }) => role === "before");
}

export type UploadDetails = Omit<NewImages, "images">;

export interface UploadBatch {
  entries: UploadEntry[];
  details: UploadDetails;
}

export interface FileState {
  status: "pending" | "uploading" | "completed" | "error";
  message?: string;
  isFinal?: boolean;
  share?: number;
}

interface FailedEntry {
  message: string;
  /** It may be stored, as an answer was lost. */
  isInDoubt: boolean;
  isFinal: boolean;
}

export type FailedEntries = Map<string, FailedEntry>;

export type ChosenFile = Pick<UploadFile, "id" | "name">;

export const halves = ["before", "after"] as const;
export type Half = (typeof halves)[number];

export function isPair({ files }: UploadEntry): boolean {
  return files.every(({ role }) => role !== "main");
}

export interface FailedUpload extends Pick<FailedEntry, "message" | "isFinal"> {
  entry: UploadEntry;
  details: UploadDetails;
}

export type NameField = "vehicleName" | "bodyType";

export interface Draft {
  category: WorkType | null;
  chosenWorkType: WorkType | null;
  vehicleName: string | null;
  bodyType: string | null;
  unlisted: Record<NameField, string>;
  wantsPairs: boolean;
  /** The key of the project that all are of; null where each is one by itself. */
  project: string | null;
  entries: UploadEntry[];
  failed: FailedUpload[];
  sending: { origin: "form" | "retry"; batches: UploadBatch[] } | null;
}

export const emptyDraft: Draft = {
  category: defaultWork,
  chosenWorkType: null,
  vehicleName: null,
  bodyType: null,
  unlisted: { vehicleName: "", bodyType: "" },
  wantsPairs: false,
  project: null,
  entries: [],
  failed: [],
  sending: null,
};

export function workTypeOf(draft: Draft): WorkType {
  return draft.chosenWorkType ?? draft.category ?? defaultWork;
}

export function isTransformationDraft(draft: Draft): boolean {
  return isTransformation(draft.category, workTypeOf(draft));
}

export function isPairDraft(draft: Draft): boolean {
  return isTransformationDraft(draft) || draft.wantsPairs || draft.entries.some(isPair);
}

export function entriesToSend(draft: Draft): UploadEntry[] {
  return isPairDraft(draft) ? draft.entries.filter(isPair) : draft.entries;
}

function mayBeOneProject(draft: Draft): boolean {
  return entriesToSend(draft).length > 1;
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
  if (Object.values(draft.unlisted).some((typed) => typed !== "")) return refused("name not listed");
  const entries = entriesToSend(draft);
  const problem = validateUpload({
    category: details.category,
    isPairs: isPairDraft(draft),
    images: entries.map((entry) => ({
      hasBefore: entry.files.some(({ role }) => role === "before"),
      hasAfter: entry.files.some(({ role }) => role === "after"),
      isInWork: isInWork(entry),
    })),
  });
  return problem === null ? accepted({ entries, details }) : refused(problem);
}

export function failedUploads(draft: Draft, fileStates: ReadonlyMap<string, FileState>): FailedUpload[] {
  const details = detailsOf(draft);
  if (details === null) return draft.failed;
  const inForm = entriesToSend(draft).flatMap((entry): FailedUpload[] => {
    const failed = entry.files
      .flatMap(({ id }) => fileStates.get(id) ?? [])
      .filter(({ status }) => status === "error");
    const mayGo = !isPair(entry) || entry.files.length === halves.length || isInWork(entry);
    if (failed.length === 0 || !mayGo) return [];
    const isFinal = failed.some((state) => state.isFinal === true);
    return [{ entry, details, message: failed[0]?.message ?? "", isFinal }];
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

export function without(draft: Draft, entryId: string): Draft {
  return {
    ...draft,
    entries: draft.entries.filter(({ id }) => id !== entryId),
    failed: draft.failed.filter(({ entry }) => entry.id !== entryId),
  };
}

/** It may be stored, so it stays listed and is sent again as it was. */
export function settled(draft: Draft, failures: FailedEntries): Draft {
  const { sending } = draft;
  if (sending === null) return draft;
  const sent = sending.batches.flatMap(({ entries, details }) =>
    entries.map((entry) => ({ entry, details })),
  );
  const isStored = sending.origin === "form" && sent.some(({ entry: { id } }) => !failures.has(id));
  const listed = new Map(draft.failed.map((failed) => [failed.entry.id, failed]));
  const gone = new Set<string>();
  for (const { entry, details } of sent) {
    const failure = failures.get(entry.id);
    if (failure === undefined) listed.delete(entry.id);
    else if (listed.has(entry.id) || isStored || failure.isInDoubt) {
      const { message, isFinal } = failure;
      listed.set(entry.id, { entry, details, message, isFinal });
    } else continue;
    gone.add(entry.id);
  }
  const entries = draft.entries.filter(({ id }) => !gone.has(id));
  const failed = [...listed.values()];
  const isEmpty = isStored && entries.length === 0;
  return isEmpty
    ? { ...emptyDraft, project: nextProject(draft), failed }
    : { ...draft, entries, failed, sending: null };
}

function nextProject({ project }: Draft): string | null {
  return project === null ? null : newId();
}

function detailsOf(draft: Draft): UploadDetails | null {
  const { category, vehicleName, bodyType, project } = draft;
  if (category === null) return null;
  const isOne = project !== null && mayBeOneProject(draft);
  return { category, workType: workTypeOf(draft), vehicleName, bodyType, ...(isOne ? { project } : {}) };
}
