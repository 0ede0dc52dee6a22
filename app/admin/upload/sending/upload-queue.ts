import pLimit from "p-limit";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { NewImage } from "#domain/gallery/uploads/new-images-schema.ts";
import { type RetryOptions, retry, UploadFailure } from "../../kit/upload/retry.ts";
import type { BytesToSend, UploadApi, UploadFile } from "../../kit/upload/upload-api.ts";
import {
  type FailedEntries,
  type FileState,
  isInWork,
  type UploadBatch,
  type UploadDetails,
  type UploadEntry,
} from "../draft/draft.ts";

const parallelEntries = 3;

export type ReceivedFiles = Map<string, { role: PictureRole; url: string }>;

export interface UploadProgress {
  percent: number;
  waiting: string | null;
}

export interface PublishedImage {
  id: string;
  pictures: string[];
  vehicleName: string | null;
  project?: string;
}

interface UploadOutcome {
  failures: FailedEntries;
  published: PublishedImage[];
}

export interface QueueDependencies extends Omit<RetryOptions, "onWait"> {
  api: Pick<UploadApi, "sendPicture" | "storeBatch">;
  bytesOf(file: UploadFile): Promise<BytesToSend>;
  onFile(fileId: string, state: FileState): void;
  onProgress(progress: Partial<UploadProgress>): void;
}

interface Run extends QueueDependencies, UploadOutcome {
  received: ReceivedFiles;
}

export async function runUpload(
  batches: readonly UploadBatch[],
  received: ReceivedFiles,
  dependencies: QueueDependencies,
): Promise<UploadOutcome> {
  const [failures, published]: [FailedEntries, PublishedImage[]] = [new Map(), []];
  const run = { ...dependencies, received, failures, published };
  const all = batches.flatMap(({ entries }) => entries);
  await sendEntries(all, run);
  for (const [index, { entries, details }] of batches.entries()) {
    const arrived = entries.filter(({ id }) => !failures.has(id));
    if (arrived.length === 0 || !(await storeBatch({ entries: arrived, details }, run))) continue;
    run.onProgress({ percent: Math.round(50 + (50 * (index + 1)) / batches.length) });
  }
  return { failures, published };
}

async function sendEntries(entries: readonly UploadEntry[], run: Run): Promise<void> {
  const files = entries.flatMap((entry) => entry.files);
  let settled = 0;

  async function sendEntry(entry: UploadEntry, index: number) {
    const sent = entry.files.map(async (file) => {
      const failure = await sendFile(file, index, run);
      settled += 1;
      run.onProgress({ percent: Math.round((50 * settled) / files.length) });
      return failure;
    });
    const failures = (await Promise.all(sent)).filter((failed) => failed !== null);
    const failure = failures.find(isFinal) ?? failures[0];
    if (failure !== undefined) {
      const { message } = failure;
      run.failures.set(entry.id, { message, isInDoubt: false, isFinal: isFinal(failure) });
    }
  }

  for (const { id } of files) run.onFile(id, { status: "pending" });
  const limit = pLimit(parallelEntries);
  await Promise.all(entries.map((entry, index) => limit(sendEntry, entry, index)));
}

async function sendFile(file: UploadFile, index: number, run: Run): Promise<UploadFailure | null> {
  const { received, signal } = run;
  const tell = (state: FileState) => run.onFile(file.id, state);
  async function attempt() {
    const onShare = (share: number) => tell({ status: "uploading", share });
    onShare(0);
    return run.api.sendPicture(file, await run.bytesOf(file), { index, signal, onShare });
  }
  if (received.get(file.id)?.role !== file.role) {
    const onWait = (message: string) => tell({ status: "pending", message });
    const sent = await retry(attempt, { ...run, onWait });
    if (!sent.ok) {
      tell({ ...failedState(sent.refusal), isFinal: isFinal(sent.refusal) });
      return sent.refusal;
    }
    received.set(file.id, { role: file.role, url: sent.value });
  }
  tell({ status: "completed" });
  return null;
}

async function storeBatch({ entries, details }: UploadBatch, run: Run): Promise<boolean> {
  const { failures, received, signal, onProgress } = run;
  let isInDoubt = false;

  async function attempt() {
    onProgress({ waiting: null });
    const images = entries.map((entry) => imageOf(entry, received));
    try {
      const ids = await run.api.storeBatch({ ...details, images }, { signal });
      return publishedOf(ids, images, details);
    } catch (error) {
      const kind = error instanceof UploadFailure ? error.kind : "fault";
      isInDoubt ||= kind !== "refused" && kind !== "signed out";
      throw error;
    }
  }

  const stored = await retry(attempt, { ...run, onWait: (waiting) => onProgress({ waiting }) });
  onProgress({ waiting: null });
  if (stored.ok) {
    run.published.push(...stored.value);
    return true;
  }
  for (const { id, files } of entries) {
    failures.set(id, { message: stored.refusal.message, isInDoubt, isFinal: false });
    for (const file of files) {
      run.onFile(file.id, failedState(stored.refusal));
      if (stored.refusal.kind === "refused") received.delete(file.id);
    }
  }
  return false;
}

function publishedOf(
  ids: readonly string[],
  images: readonly NewImage[],
  { vehicleName, project }: UploadDetails,
): PublishedImage[] {
  return images.flatMap((image, index) => {
    const id = ids[index];
    if (id === undefined || !("main" in image || "after" in image)) return [];
    const pictures = "main" in image ? [image.main] : [image.before, image.after];
    return [{ id, pictures, vehicleName, ...(project === undefined ? {} : { project }) }];
  });
}

function isFinal({ kind }: UploadFailure): boolean {
  return kind === "refused";
}

function failedState({ kind, message }: UploadFailure): FileState {
  return { status: kind === "stopped" ? "pending" : "error", message };
}

function imageOf(entry: UploadEntry, received: ReceivedFiles): NewImage {
  const { id, files } = entry;
  const urlOf = (wanted: PictureRole) =>
    files.filter(({ role }) => role === wanted).map((file) => received.get(file.id)?.url)[0];
  const [main, before, after] = [urlOf("main"), urlOf("before"), urlOf("after")];
  if (main !== undefined) return { main, uploadKey: id };
  if (before !== undefined && after !== undefined) return { before, after, uploadKey: id };
  if (before !== undefined && isInWork(entry)) return { before, uploadKey: id };
  throw new Error("An entry counts as arrived without its pictures.");
}
