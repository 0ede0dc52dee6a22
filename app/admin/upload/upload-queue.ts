import pLimit from "p-limit";
import type { PictureRole } from "#domain/gallery/pictures/picture-facts.ts";
import type { NewImage, NewImagePictures, NewImages } from "#domain/gallery/uploads/new-images-schema.ts";
import { type RetryTiming, tryAgain } from "./retry.ts";
import { sentenceOf, throwIfStopped, UploadFailure } from "./upload-failure.ts";

/** Images or pairs on their way at the same time. */
const atATime = 3;

export type FileStatus = "pending" | "uploading" | "completed" | "error";

/** A chosen file with its part in its image; its id is its key at the server, the same at every try. */
export interface UploadFile {
  id: string;
  role: PictureRole;
  name: string;
}

/**
 * What becomes one row: a main picture, or a before and an after picture that are stored together or not at all.
 * Its id is its key at the server, the same at every try.
 */
export interface UploadEntry {
  id: string;
  files: readonly UploadFile[];
}

/** What a batch says of all its images. */
export type UploadDetails = Omit<NewImages, "images">;

export interface UploadBatch {
  entries: readonly UploadEntry[];
  details: UploadDetails;
}

/** What has arrived, by file id. A picture that changed sides in its pair since has not arrived. */
export type ReceivedPictures = Map<string, { role: PictureRole; url: string }>;

/** The outside world of the queue. Both throw an UploadFailure. */
export interface UploadCalls {
  /** Answers the public URL of the received picture. `onShare` hears how much of it has left, from 0 to 1. */
  sendPicture(
    file: UploadFile,
    sending: { index: number; signal: AbortSignal; onShare(share: number): void },
  ): Promise<string>;
  storeBatch(batch: NewImages, signal: AbortSignal): Promise<void>;
}

export type UploadEvent =
  | { kind: "file"; fileId: string; status: FileStatus; message?: string; share?: number }
  | { kind: "percent"; percent: number }
  | { kind: "waiting"; reason: string | null };

export interface UploadOutcome {
  storedIds: Set<string>;
  /** Why entries were not stored, by entry id. */
  failures: Map<string, string>;
  /** Those of the failed entries that may be stored nevertheless: the answer was lost. */
  inDoubt: Set<string>;
}

export interface UploadDependencies {
  calls: UploadCalls;
  patience: RetryTiming;
  /** Stops the upload. */
  signal: AbortSignal;
  onEvent(event: UploadEvent): void;
}

/**
 * Sends the files of all entries, three entries at a time, then stores what arrived as one batch; each of them is
 * tried again where that may help. `received` is added to, so that a second try sends only what is missing. Whatever is tried again carries the same keys, so that nothing is stored twice.
 */
export async function runUpload(
  order: UploadBatch & { received: ReceivedPictures },
  world: UploadDependencies,
): Promise<UploadOutcome> {
  const { entries } = order;
  const { onEvent } = world;
  const failures = new Map<string, string>();
  const total = entries.reduce((files, entry) => files + entry.files.length, 0);
  let settled = 0;

  async function sendEntry(entry: UploadEntry, index: number) {
    const sent = entry.files.map((file) =>
      sendFile(file, index, order.received, world).finally(() => {
        settled += 1;
        onEvent({ kind: "percent", percent: Math.round((50 * settled) / total) });
      }),
    );
    const failed = (await Promise.allSettled(sent)).find((outcome) => outcome.status === "rejected");
    if (failed !== undefined) failures.set(entry.id, sentenceOf(failed.reason));
  }

  for (const { id } of entries.flatMap((entry) => entry.files)) {
    onEvent({ kind: "file", fileId: id, status: "pending" });
  }
  onEvent({ kind: "percent", percent: 0 });
  const limit = pLimit(atATime);
  await Promise.all(entries.map((entry, index) => limit(sendEntry, entry, index)));

  const arrived = entries.filter((entry) => !failures.has(entry.id));
  const outcome = { storedIds: new Set<string>(), failures, inDoubt: new Set<string>() };
  if (arrived.length === 0) return outcome;
  const isStoppedBefore = world.signal.aborted;
  try {
    await storeArrived({ ...order, entries: arrived }, world);
    for (const { id } of arrived) outcome.storedIds.add(id);
  } catch (error) {
    for (const entry of arrived) {
      failures.set(entry.id, sentenceOf(error));
      if (!isStoppedBefore && !isCertain(error)) outcome.inDoubt.add(entry.id);
      noteNotStored(entry, error, order.received, onEvent);
    }
  }
  return outcome;
}

async function sendFile(
  file: UploadFile,
  index: number,
  received: ReceivedPictures,
  { calls, patience, signal, onEvent }: UploadDependencies,
): Promise<void> {
  const tell = (status: FileStatus, more: { message?: string; share?: number } = {}) =>
    onEvent({ kind: "file", fileId: file.id, status, ...more });
  async function attempt() {
    tell("uploading", { share: 0 });
    return calls.sendPicture(file, { index, signal, onShare: (share) => tell("uploading", { share }) });
  }
  try {
    if (received.get(file.id)?.role !== file.role) {
      const onWait = (message: string) => tell("pending", { message });
      const url = await tryAgain(attempt, { patience, signal, onWait });
      received.set(file.id, { role: file.role, url });
    }
    tell("completed");
  } catch (error) {
    tell(statusAfter(error), { message: sentenceOf(error) });
    throw error;
  }
}

async function storeArrived(
  { entries, details, received }: UploadBatch & { received: ReceivedPictures },
  { calls, patience, signal, onEvent }: UploadDependencies,
): Promise<void> {
  const images = entries.map((entry): NewImage => ({ ...picturesOf(entry, received), uploadKey: entry.id }));
  throwIfStopped(signal);
  const onWait = (reason: string) => onEvent({ kind: "waiting", reason });
  async function attempt() {
    onEvent({ kind: "waiting", reason: null });
    await calls.storeBatch({ ...details, images }, signal);
  }
  await tryAgain(attempt, { patience, signal, onWait }).finally(() =>
    onEvent({ kind: "waiting", reason: null }),
  );
  onEvent({ kind: "percent", percent: 100 });
}

function noteNotStored(
  entry: UploadEntry,
  error: unknown,
  received: ReceivedPictures,
  onEvent: UploadDependencies["onEvent"],
): void {
  for (const { id } of entry.files) {
    onEvent({ kind: "file", fileId: id, status: statusAfter(error), message: sentenceOf(error) });
    if (error instanceof UploadFailure && error.kind === "refused") received.delete(id);
  }
}

/** What was stopped on purpose is no error: it waits in the form. */
function statusAfter(error: unknown): FileStatus {
  return error instanceof UploadFailure && error.kind === "stopped" ? "pending" : "error";
}

/** Whether the server has said itself that nothing was stored. */
function isCertain(error: unknown): boolean {
  return error instanceof UploadFailure && (error.kind === "refused" || error.kind === "signed out");
}

function picturesOf(entry: UploadEntry, received: ReceivedPictures): NewImagePictures {
  const urlOf = (role: PictureRole) => {
    const file = entry.files.find((candidate) => candidate.role === role);
    return file === undefined ? undefined : received.get(file.id)?.url;
  };
  const [main, before, after] = [urlOf("main"), urlOf("before"), urlOf("after")];
  if (main !== undefined) return { main };
  if (before !== undefined && after !== undefined) return { before, after };
  throw new Error("An entry counts as arrived without its pictures.");
}
