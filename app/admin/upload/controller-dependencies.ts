import type { UploadText } from "#content/en/admin/upload.ts";
import type { RetryTiming } from "./retry.ts";
import type { SharedPhotograph } from "./shared-photographs.ts";
import type { PersistenceDependencies } from "./upload-persistence.ts";
import type { FailedEntries, UploadApi, UploadEntry } from "./upload-queue.ts";

/** What the upload controller has of the browser and the server. */
export interface ControllerDependencies extends PersistenceDependencies {
  compress(picture: Blob, name: string): Promise<Blob>;
  api: UploadApi;
  timing: RetryTiming;
  text: UploadText;
  /** Whether an earlier page left an upload unfinished. Never rejects. */
  isInterrupted(): Promise<boolean>;
  /** What the share sheet handed over; kept until it is in a form that is safe. */
  shared: {
    waiting(): Promise<SharedPhotograph[]>;
    forget(ids: readonly string[]): Promise<void>;
  };
  /** Resolves when the screen shows what was set. */
  painted(): Promise<void>;
  onSettled(entries: readonly UploadEntry[], failures: FailedEntries, isStopped: boolean): void;
}
