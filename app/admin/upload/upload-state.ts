import {
  type ChosenFile,
  type Draft,
  emptyDraft,
  entriesOf,
  type FailedUpload,
  filesOf,
  workTypeOf,
} from "./draft.ts";
import type { FileStatus } from "./upload-queue.ts";

export interface FileState {
  status: FileStatus;
  message?: string;
  /** How much of the file has left, from 0 to 1, while it is uploaded. */
  share?: number;
}

export interface UploadUnderWay {
  /** Overall progress: 50 once the files are there, 100 once they are stored. */
  percent: number;
  /** Why nothing moves at the moment. */
  waiting: string | null;
  files: readonly ChosenFile[];
}

/** All that the upload page shows. */
export interface UploadState {
  draft: Draft;
  fileStates: ReadonlyMap<string, FileState>;
  underWay: UploadUnderWay | null;
  /** Why the form cannot be sent. */
  problem: string | null;
  /** What an earlier page left, as a sentence. */
  found: string | null;
  /** Why the upload will not outlive this page. */
  notKept: string | null;
}

export const emptyUpload: UploadState = {
  draft: emptyDraft,
  fileStates: new Map(),
  underWay: null,
  problem: null,
  found: null,
  notKept: null,
};

/** Images that failed: those that are listed, and those that are still in the form, with what it says of them now. */
export function failedIn({ draft, fileStates }: Pick<UploadState, "draft" | "fileStates">): FailedUpload[] {
  const { category, vehicleName, bodyType } = draft;
  if (category === null) return draft.failed;
  const details = { category, workType: workTypeOf(draft), vehicleName, bodyType };
  const inForm = entriesOf(draft).flatMap((entry): FailedUpload[] => {
    const failed = entry.files.map(({ id }) => fileStates.get(id)).find((state) => state?.status === "error");
    return failed === undefined ? [] : [{ entry, details, message: failed.message ?? "" }];
  });
  return [...draft.failed, ...inForm];
}

/** What is said of a form that an earlier page left; null when there was none. */
export function foundSentence(kept: Draft): string | null {
  if (kept.sending !== null) {
    const left = kept.sending.orders.flatMap(({ entries }) => entries.flatMap(({ files }) => files)).length;
    return `An upload of ${left} image(s) was interrupted. It goes on now, and nothing is stored twice.`;
  }
  const count = filesOf(kept).length;
  return count === 0 ? null : `${count} image(s) that were not uploaded yet are still here from before.`;
}
