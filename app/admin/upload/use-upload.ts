import { useEffect, useState, useSyncExternalStore } from "react";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { notifyFailure, notifySuccess, notifyWarning } from "../layout/notices.tsx";
import { pageSession } from "../session/page-session.ts";
import { failedUploads } from "./draft.ts";
import { compressPhotograph } from "./picture-bytes.ts";
import { browserRetryTiming } from "./retry.ts";
import { createUploadApi } from "./upload-api.ts";
import { createUploadController, type UploadController } from "./upload-controller.ts";
import type { FailedEntries, UploadEntry } from "./upload-queue.ts";
import { lockUpload, openUploadStore } from "./upload-store.ts";

export type Upload = ReturnType<typeof useUpload>;

export function useUpload(account: string) {
  const text = useAdminText().upload;
  const [controller] = useState(() => browserController(account, text));
  const state = useSyncExternalStore(controller.subscribe, controller.state, controller.state);
  useEffect(() => {
    void controller.open();
    return controller.close;
  }, [controller]);
  const isBusy = state.draft.sending !== null;
  const failed = failedUploads(state.draft, state.fileStates);

  function retryOf(entryId: string): (() => void) | undefined {
    const hasFailed = failed.some(({ entry }) => entry.id === entryId);
    return isBusy || !hasFailed ? undefined : () => void controller.retry(entryId);
  }

  return { ...state, controller, text, isBusy, failed, retryOf };
}

const tell = { success: notifySuccess, partial: notifyWarning, failure: notifyFailure };

function browserController(account: string, text: UploadText): UploadController {
  return createUploadController({
    lock: () => lockUpload(account),
    open: () => openUploadStore(account),
    compress: compressPhotograph,
    api: createUploadApi(account, pageSession, text),
    timing: browserRetryTiming(pageSession.whenSignedInAgain),
    text,
    onSettled(entries, failures, isStopped) {
      const { kind, title, description } = outcomeNotice(entries, failures, text.outcome);
      if (isStopped && kind === "failure") notifyWarning(text.outcome.stopped, text.outcome.nothingLost);
      else tell[kind](title, description);
    },
  });
}

/** Counts pictures, two for a pair. */
export function outcomeNotice(
  entries: readonly UploadEntry[],
  failures: FailedEntries,
  text: UploadText["outcome"],
): { kind: keyof typeof tell; title: string; description: string } {
  const total = entries.flatMap(({ files }) => files).length;
  const stored = entries.filter(({ id }) => !failures.has(id)).flatMap(({ files }) => files).length;
  if (stored === 0) {
    const [message = text.failed, ...others] = new Set(
      [...failures.values()].map((failure) => failure.message),
    );
    return { kind: "failure", title: text.failure, description: others.length === 0 ? message : text.failed };
  }
  if (stored < total) {
    const description = fillPlaceholders(text.storedSome, { stored, total, failed: total - stored });
    return { kind: "partial", title: text.partial, description };
  }
  const sentence = entries.every(({ files }) => files.length === 2) ? text.storedPairs : text.storedSingles;
  return { kind: "success", title: text.success, description: fillPlaceholders(sentence, { stored }) };
}
