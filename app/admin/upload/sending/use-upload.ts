import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { inspectPhotograph, prepareToSend } from "#app/photographs/browser-photographs.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useQuestionOnUnload } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { counted, useAdminText } from "../../kit/page/admin-text.ts";
import {
  notifyFailure,
  notifySuccess,
  notifySuccessWithUndo,
  notifyWarning,
} from "../../kit/page/notices.tsx";
import { pageSession } from "../../kit/session/page-session.ts";
import { browserRetryTiming } from "../../kit/upload/retry.ts";
import { createUploadApi } from "../../kit/upload/upload-api.ts";
import { broughtBack, placeOf } from "../draft/arrange.ts";
import {
  type ChosenFile,
  type Draft,
  type FailedEntries,
  failedUploads,
  isInWork,
  type UploadEntry,
} from "../draft/draft.ts";
import { lastChoice } from "./last-choice.ts";
import { UploadController } from "./upload-controller.ts";
import { isUploading, losesIfClosed, type UploadState } from "./upload-state.ts";
import {
  forgetShared,
  isUploadInterrupted,
  lockUpload,
  openUploadStore,
  waitingFiles,
} from "./upload-store.ts";

export const UploadContext = createContext<UploadController | null>(null);

export type Upload = ReturnType<typeof useUpload>;

function useUploadValue<Value>(controller: UploadController, read: (state: UploadState) => Value): Value {
  const value = () => read(controller.state());
  return useSyncExternalStore(controller.subscribe, value, value);
}

/** In the frame of the office, so that uploads go on in every section. */
export function useOfficeUpload(account: string): UploadController {
  const text = useAdminText().upload;
  const [controller] = useState(() => browserController(account, text));
  const isBusy = useUploadValue(controller, isUploading);
  // Closing loses what is kept nowhere else.
  useQuestionOnUnload(useUploadValue(controller, (state) => isUploading(state) || losesIfClosed(state)));
  useEffect(() => {
    void controller.resume();
    return controller.close;
  }, [controller]);
  useEffect(() => (isBusy ? keepAwake(document, navigator) : undefined), [isBusy]);
  return controller;
}

/** Stays the same while photographs are read, so that cards are not drawn again. */
export interface UploadBasis {
  controller: UploadController;
  text: UploadText;
  isBusy: boolean;
}

export function useUpload() {
  const text = useAdminText().upload;
  const controller = use(UploadContext);
  if (controller === null) throw new Error("There is no UploadContext above this component.");
  const state = useUploadValue(controller, (all) => all);
  const isBusy = isUploading(state);
  const failed = failedUploads(state.draft, state.fileStates);

  const basis = useMemo((): UploadBasis => ({ controller, text, isBusy }), [controller, text, isBusy]);

  function mayRetry(entryId: string): boolean {
    return !isBusy && failed.some(({ entry, isFinal }) => entry.id === entryId && !isFinal);
  }

  return { ...state, ...basis, basis, failed, mayRetry };
}

export function useFile(controller: UploadController, fileId: string) {
  return {
    preview: useUploadValue(controller, () => controller.file(fileId)?.preview ?? null),
    fileState: useUploadValue(controller, ({ fileStates }) => fileStates.get(fileId)),
    duplicate: useUploadValue(controller, ({ duplicates }) => duplicates.get(fileId)),
  };
}

interface Arrangement {
  told: string;
  update(draft: Draft): Draft;
  files: readonly ChosenFile[];
}

export function useArrangement({ controller }: UploadBasis): (arrangement: Arrangement) => void {
  const { undo } = useAdminText().layout;
  return ({ told, update, files }) => {
    const before = controller.state().draft;
    const onUndo = controller.changeWithUndo(update, (draft) => {
      // What was taken out or sent since does not come back.
      const back = files.filter(({ id }) => placeOf(after, id) === null || placeOf(draft, id) !== null);
      return { ...broughtBack(draft, before, back), wantsPairs: before.wantsPairs };
    });
    const after = controller.state().draft;
    notifySuccessWithUndo(told, undefined, { label: undo, onUndo });
  };
}

const tell = { success: notifySuccess, partial: notifyWarning, failure: notifyFailure };

function browserController(account: string, text: UploadText): UploadController {
  return new UploadController({
    lock: () => lockUpload(account),
    isInterrupted: () => isUploadInterrupted(account),
    lastChoice,
    shared: { waiting: waitingFiles, forget: forgetShared },
    painted,
    open: () => openUploadStore(account),
    inspect: inspectPhotograph,
    prepare: prepareToSend,
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

function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}

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
  if (entries.every(isInWork)) {
    return { kind: "success", title: text.success, description: counted(text.storedInWork, stored) };
  }
  const sentence = entries.every(({ files }) => files.length === 2) ? text.storedPairs : text.storedSingles;
  return { kind: "success", title: text.success, description: fillPlaceholders(sentence, { stored }) };
}

/** Ends by itself when the page is hidden. */
export function keepAwake(
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">,
  { wakeLock }: Partial<Pick<Navigator, "wakeLock">>,
): () => void {
  if (wakeLock === undefined) return () => undefined;
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);

  function request() {
    if (page.visibilityState !== "visible") return;
    // It rejects where the battery is low.
    lock = wakeLock?.request("screen").catch(() => null) ?? lock;
  }

  request();
  page.addEventListener("visibilitychange", request);
  return () => {
    page.removeEventListener("visibilitychange", request);
    void lock.then((held) => held?.release());
  };
}
