import type { Reading } from "#app/photographs/read-photograph.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import type { DuplicatesApi } from "../duplicates/stored-photograph.ts";
import type { BytesDependencies } from "../picture-bytes.ts";
import type { SharedPhotographs } from "../share-sheet/shared-photographs.ts";
import type { RetryTiming } from "./retry.ts";
import type { PersistenceDependencies } from "./upload-persistence.ts";
import type { FailedEntries, UploadApi, UploadEntry } from "./upload-queue.ts";

/** What the upload controller has of the browser and the server. */
export interface ControllerDependencies extends PersistenceDependencies, Pick<BytesDependencies, "prepare"> {
  lookAt(photograph: Blob): Promise<Reading>;
  api: UploadApi & DuplicatesApi;
  timing: RetryTiming;
  text: UploadText;
  /** Whether an earlier page left an upload unfinished. Never rejects. */
  isInterrupted(): Promise<boolean>;
  shared: SharedPhotographs;
  /** Resolves when the screen shows what was set. */
  painted(): Promise<void>;
  onSettled(entries: readonly UploadEntry[], failures: FailedEntries, isStopped: boolean): void;
}
