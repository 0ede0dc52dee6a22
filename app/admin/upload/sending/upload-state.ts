import type { UploadProblem } from "#domain/gallery/uploads/upload-rules.ts";
import { type Draft, emptyDraft, type FileState, filesOf } from "../draft/draft.ts";
import type { Duplicate } from "./chosen-files.ts";
import type { NotSavedReason } from "./upload-persistence.ts";
import type { PublishedImage, UploadProgress } from "./upload-queue.ts";

/** A file that can never be uploaded; it is no longer in the form. */
export interface RefusedFile {
  id: string;
  name: string;
  message: string;
}

export interface UploadState extends UploadProgress {
  draft: Draft;
  fileStates: ReadonlyMap<string, FileState>;
  /** By file id. */
  duplicates: ReadonlyMap<string, Duplicate>;
  /** Why the form cannot be sent. */
  problem: UploadProblem | null;
  /** What an earlier page left; counts files. */
  restored: { count: number; isInterrupted: boolean } | null;
  notSaved: NotSavedReason | null;
  /** By the last upload, until the next one or until it is dismissed; also after a reload. */
  published: readonly PublishedImage[];
  refusedFiles: readonly RefusedFile[];
}

export const emptyState: UploadState = {
  draft: emptyDraft,
  fileStates: new Map(),
  duplicates: new Map(),
  percent: 0,
  waiting: null,
  problem: null,
  restored: null,
  notSaved: null,
  published: [],
  refusedFiles: [],
};

export function isUploading({ draft }: Pick<UploadState, "draft">): boolean {
  return draft.sending !== null;
}

/** Whether anything of it is nowhere but in this page. */
export function losesIfClosed({ draft, notSaved }: Pick<UploadState, "draft" | "notSaved">): boolean {
  return notSaved !== null && filesOf(draft).length > 0;
}
