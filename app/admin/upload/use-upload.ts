import { useMemo, useReducer, useRef, useState } from "react";
import { judgeUpload } from "#domain/gallery/upload-rules.ts";
import { tellFailure, tellSuccess, tellWarning } from "../notices.tsx";
import { type ChosenFile, changeDraft, emptyDraft, entriesOf, workTypeOf } from "./draft.ts";
import { outcomeNotice } from "./outcome-notice.ts";
import { createUploadCalls } from "./upload-calls.ts";
import { type FileStatus, runUpload, type UploadDetails, type UploadEntry } from "./upload-queue.ts";

export interface FileState {
  status: FileStatus;
  message?: string;
}

export interface UploadUnderWay {
  /** Overall progress: 50 once the files are there, 100 once they are stored. */
  percent: number;
  fileIds: readonly string[];
}

/** The upload form's state and what can be done with it. */
export function useUpload() {
  const [draft, change] = useReducer(changeDraft, emptyDraft);
  const [problem, setProblem] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<UploadUnderWay | null>(null);
  const [fileStates, setFileStates] = useState<ReadonlyMap<string, FileState>>(new Map());
  const calls = useMemo(createUploadCalls, []);
  const received = useRef(new Map<string, string>());
  const lastId = useRef(0);

  function choose(files: readonly File[]): ChosenFile[] {
    setProblem(null);
    return files.map((file) => {
      lastId.current += 1;
      return { id: `file-${lastId.current}`, file };
    });
  }

  async function send(entries: readonly UploadEntry[], details: UploadDetails) {
    setProblem(null);
    const fileIds = entries.flatMap(({ files }) => files.map(({ id }) => id));
    const order = { entries, details, received: received.current };
    const outcome = await runUpload(order, calls, (event) => {
      if (event.kind === "percent") setUnderWay({ percent: event.percent, fileIds });
      else setFileStates((states) => new Map(states).set(event.fileId, event));
    });
    setUnderWay(null);
    tell(entries, outcome);
    return outcome;
  }

  async function submit() {
    const { category, vehicleName, bodyType, singles, pairs } = draft;
    const workType = workTypeOf(draft);
    const halves = pairs.map(({ before, after }) => ({
      hasBefore: before !== null,
      hasAfter: after !== null,
    }));
    const message = judgeUpload({ category, workType, mainCount: singles.length, pairs: halves });
    setProblem(message);
    if (message !== null || category === null) return;
    const details = { category, workType, vehicleName, bodyType };
    const entries = entriesOf(draft);
    change({ kind: "form settled", entries, details, outcome: await send(entries, details) });
  }

  /** Sends images again that failed before, with what the form said of them. */
  async function retry(entry: UploadEntry, details: UploadDetails) {
    change({ kind: "retry settled", outcome: await send([entry], details) });
  }

  return { draft, change, choose, submit, retry, problem, underWay, fileStates };
}

function tell(...outcome: Parameters<typeof outcomeNotice>) {
  const { kind, title, description } = outcomeNotice(...outcome);
  if (kind === "success") tellSuccess(title, description);
  else if (kind === "partial") tellWarning(title, description);
  else tellFailure(title, description);
}
