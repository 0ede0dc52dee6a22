import pLimit from "p-limit";
import type { NewImagePictures, NewImages } from "#domain/gallery/gallery.ts";
import type { PictureRole } from "#domain/gallery/picture-shelf.ts";

/** Images or pairs on their way at the same time. */
const atATime = 3;

export type FileStatus = "pending" | "uploading" | "completed" | "error";

export interface UploadFile {
  id: string;
  role: PictureRole;
  file: File;
}

/** What becomes one row: a main picture, or a before and an after picture that are stored together or not at all. */
export interface UploadEntry {
  id: string;
  files: readonly UploadFile[];
}

/** What a batch says of all its images. */
export type UploadDetails = Omit<NewImages, "images">;

/** A failure the administrator may read. `isFinal`: what was sent was refused, so nothing of it can be used again. */
export class UploadFailure extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = "UploadFailure";
    this.isFinal = isFinal;
  }
}

/** The outside world of the queue. The last two throw an UploadFailure. */
export interface UploadCalls {
  /** Answers a smaller file, or the same when it cannot be made smaller. */
  compress(file: File): Promise<File>;
  /** Answers the public URL of the received picture. */
  sendPicture(file: File, place: { role: PictureRole; index: number; name: string }): Promise<string>;
  storeBatch(batch: NewImages): Promise<void>;
}

export type UploadEvent =
  | { kind: "file"; fileId: string; status: FileStatus; message?: string }
  | { kind: "percent"; percent: number };

export interface UploadOutcome {
  storedIds: Set<string>;
  /** Why entries were not stored, by entry id. */
  failures: Map<string, string>;
}

/**
 * Sends the files of all entries, three entries at a time, then stores what arrived as one batch. `received`
 * holds URLs by file id: it is added to, so that a second try sends only what is missing.
 */
export async function runUpload(
  order: { entries: readonly UploadEntry[]; details: UploadDetails; received: Map<string, string> },
  calls: UploadCalls,
  onEvent: (event: UploadEvent) => void,
): Promise<UploadOutcome> {
  const { entries, details, received } = order;
  const failures = new Map<string, string>();
  const total = entries.reduce((files, entry) => files + entry.files.length, 0);
  let settled = 0;

  async function sendFile(upload: UploadFile, index: number) {
    try {
      if (!received.has(upload.id)) {
        onEvent({ kind: "file", fileId: upload.id, status: "uploading" });
        const file = await calls.compress(upload.file);
        const place = { role: upload.role, index, name: upload.file.name };
        received.set(upload.id, await calls.sendPicture(file, place));
      }
      onEvent({ kind: "file", fileId: upload.id, status: "completed" });
    } catch (error) {
      const message = sentenceOf(error);
      onEvent({ kind: "file", fileId: upload.id, status: "error", message });
      throw error;
    } finally {
      settled += 1;
      onEvent({ kind: "percent", percent: Math.round((50 * settled) / total) });
    }
  }

  async function sendEntry(entry: UploadEntry, index: number) {
    const outcomes = await Promise.allSettled(entry.files.map((file) => sendFile(file, index)));
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed !== undefined) failures.set(entry.id, sentenceOf(failed.reason));
  }

  for (const { id } of entries.flatMap((entry) => entry.files)) {
    onEvent({ kind: "file", fileId: id, status: "pending" });
  }
  onEvent({ kind: "percent", percent: 0 });
  const limit = pLimit(atATime);
  await Promise.all(entries.map((entry, index) => limit(sendEntry, entry, index)));

  const arrived = entries.filter((entry) => !failures.has(entry.id));
  if (arrived.length === 0) return { storedIds: new Set(), failures };
  try {
    await calls.storeBatch({ ...details, images: arrived.map((entry) => picturesOf(entry, received)) });
  } catch (error) {
    for (const entry of arrived) {
      failures.set(entry.id, sentenceOf(error));
      for (const { id } of entry.files) {
        onEvent({ kind: "file", fileId: id, status: "error", message: sentenceOf(error) });
        if (error instanceof UploadFailure && error.isFinal) received.delete(id);
      }
    }
    return { storedIds: new Set(), failures };
  }
  onEvent({ kind: "percent", percent: 100 });
  return { storedIds: new Set(arrived.map((entry) => entry.id)), failures };
}

function picturesOf(entry: UploadEntry, received: Map<string, string>): NewImagePictures {
  const urlOf = (role: PictureRole) => {
    const file = entry.files.find((candidate) => candidate.role === role);
    return file === undefined ? undefined : received.get(file.id);
  };
  const [main, before, after] = [urlOf("main"), urlOf("before"), urlOf("after")];
  if (main !== undefined) return { main };
  if (before !== undefined && after !== undefined) return { before, after };
  throw new Error("An entry counts as arrived without its pictures.");
}

/** What is shown of a failure; a fault of our own says no more than that it failed. */
function sentenceOf(error: unknown): string {
  return error instanceof UploadFailure ? error.message : "Failed to upload images";
}
