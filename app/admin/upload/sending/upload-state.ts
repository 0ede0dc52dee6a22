import type { UploadProblem } from "#domain/gallery/uploads/upload-rules.ts";
import { type Draft, emptyDraft, type FileState, filesOf } from "../draft/draft.ts";
import type { Duplicate } from "./chosen-files.ts";
import type { PublishedImage, UploadProgress } from "./upload-queue.ts";
import type { NotSavedReason } from "./upload-store.ts";

interface RefusedFile {
  id: string;
  name: string;
  message: string;
}

export interface UploadState extends UploadProgress {
  draft: Draft;
  fileStates: ReadonlyMap<string, FileState>;
  duplicates: ReadonlyMap<string, Duplicate>;
  problem: UploadProblem | null;
  restored: { count: number; isInterrupted: boolean } | null;
  notSaved: NotSavedReason | null;
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

export function losesIfClosed({ draft, notSaved }: Pick<UploadState, "draft" | "notSaved">): boolean {
  return notSaved !== null && filesOf(draft).length > 0;
}
