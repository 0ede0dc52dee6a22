import type { UploadText } from "#content/en/admin/upload.ts";
import type { UploadProblem } from "#domain/gallery/uploads/upload-rules.ts";
import {
  batchesOf,
  batchOf,
  type ChosenFile,
  type Draft,
  emptyDraft,
  failedUploads,
  filesOf,
  sentFiles,
  settled,
} from "./draft.ts";
import { bytesToSend, type ChosenPicture } from "./picture-bytes.ts";
import type { RetryTiming } from "./retry.ts";
import { newUploadId } from "./upload-id.ts";
import {
  type NotSavedReason,
  openPersistence,
  type PersistenceDependencies,
  type UploadPersistence,
} from "./upload-persistence.ts";
import {
  type FailedEntries,
  type FileState,
  type ReceivedPictures,
  runUpload,
  type UploadApi,
  type UploadEntry,
  type UploadProgress,
} from "./upload-queue.ts";

export interface UploadState extends UploadProgress {
  draft: Draft;
  fileStates: ReadonlyMap<string, FileState>;
  /** Why the form cannot be sent. */
  problem: UploadProblem | null;
  /** What an earlier page left; counts files. */
  restored: { count: number; isInterrupted: boolean } | null;
  notSaved: NotSavedReason | null;
}

const emptyState: UploadState = {
  draft: emptyDraft,
  fileStates: new Map(),
  percent: 0,
  waiting: null,
  problem: null,
  restored: null,
  notSaved: null,
};

export interface ControllerDependencies extends PersistenceDependencies {
  compress(picture: Blob, name: string): Promise<Blob>;
  api: UploadApi;
  timing: RetryTiming;
  text: UploadText;
  onSettled(entries: readonly UploadEntry[], failures: FailedEntries, isStopped: boolean): void;
}

/** The time between opening and closing the page. */
interface Visit {
  persistence: Promise<UploadPersistence>;
  run: AbortController | null;
}

export type UploadController = ReturnType<typeof createUploadController>;

export function createUploadController(dependencies: ControllerDependencies) {
  const listeners = new Set<() => void>();
  const pictures = new Map<string, ChosenPicture>();
  const received: ReceivedPictures = new Map();
  let state = emptyState;
  let visit: Visit | null = null;

  function set(part: Partial<UploadState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  async function save(): Promise<void> {
    const current = visit;
    const persistence = await current?.persistence;
    if (current === visit) await persistence?.save({ draft: state.draft, received, pictures });
  }

  /** Also forgets what belongs to none of the pictures any more. */
  function change(update: (draft: Draft) => Draft): void {
    const draft = update(state.draft);
    const ids = new Set(filesOf(draft).map(({ id }) => id));
    for (const byId of [pictures, received]) {
      for (const id of byId.keys()) if (!ids.has(id)) byId.delete(id);
    }
    set({ draft, fileStates: new Map([...state.fileStates].filter(([id]) => ids.has(id))) });
    void save();
  }

  async function send(sending: NonNullable<Draft["sending"]>): Promise<void> {
    const current = visit;
    if (current === null || current.run !== null) return;
    const run = new AbortController();
    current.run = run;
    set({ problem: null, percent: 0, waiting: null });
    change((draft) => ({ ...draft, sending }));
    // The keys must be safe before the server hears of them.
    await save();
    const failures = await runUpload(sending.batches, received, {
      ...dependencies,
      bytesOf: ({ id, name }) => bytesToSend(pictures.get(id), name, { ...dependencies, save }),
      signal: run.signal,
      onFile(fileId, fileState) {
        if (current !== visit) return;
        set({ fileStates: new Map(state.fileStates).set(fileId, fileState) });
        if (fileState.status === "completed") void save();
      },
      onProgress(progress) {
        if (current === visit) set(progress);
      },
    });
    current.run = null;
    if (current !== visit) return;
    set({ restored: null });
    change((draft) => settled(draft, failures));
    const entries = sending.batches.flatMap((batch) => batch.entries);
    dependencies.onSettled(entries, failures, run.signal.aborted);
    await save();
  }

  return {
    state: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async open(): Promise<void> {
      const persistence = openPersistence(dependencies, (notSaved) => {
        if (current === visit) set({ notSaved });
      });
      const current: Visit = { persistence, run: null };
      visit = current;
      const { restored } = await persistence;
      if (current !== visit) return;
      if (restored === null) return save();
      for (const [id, { blob, isReady }] of restored.pictures) {
        pictures.set(id, { blob, isReady, preview: blob });
      }
      for (const [id, picture] of restored.received) received.set(id, picture);
      const { sending, entries } = restored.draft;
      const files = sending === null ? filesOf(restored.draft) : sentFiles(restored.draft);
      set({ restored: { count: files.length, isInterrupted: sending !== null } });
      // What an earlier version of this page saved lacks what is new since.
      change((draft) => ({ ...emptyDraft, ...restored.draft, entries: [...entries, ...draft.entries] }));
      if (sending !== null) await send(sending);
    },

    /** What is saved stays for the next page. */
    close(): void {
      if (visit === null) return;
      const { persistence, run } = visit;
      visit = null;
      run?.abort();
      void persistence.then((open) => open.close());
      received.clear();
      pictures.clear();
      set(emptyState);
    },

    choose(files: readonly File[]): ChosenFile[] {
      set({ problem: null });
      return files.map((file) => {
        const id = newUploadId();
        pictures.set(id, { blob: file, isReady: false, preview: file });
        return { id, name: file.name };
      });
    },

    preview: (fileId: string): Blob | null => pictures.get(fileId)?.preview ?? null,

    change,

    /** Answers how to carry out `undo`, for which the photographs are kept that `update` takes out. */
    changeWithUndo(update: (draft: Draft) => Draft, undo: (draft: Draft) => Draft): () => void {
      const [current, keptPictures, keptReceived] = [visit, new Map(pictures), new Map(received)];
      change(update);
      return () => {
        if (current !== visit) return;
        for (const [id, picture] of keptPictures) pictures.set(id, pictures.get(id) ?? picture);
        for (const [id, picture] of keptReceived) received.set(id, received.get(id) ?? picture);
        change(undo);
      };
    },

    async submit(): Promise<void> {
      await visit?.persistence;
      const batch = batchOf(state.draft);
      if (!batch.ok) return set({ problem: batch.refusal });
      set({ restored: null });
      await send({ origin: "form", batches: [batch.value] });
    },

    /** Without an id all that failed. */
    async retry(entryId?: string): Promise<void> {
      await visit?.persistence;
      const failed = failedUploads(state.draft, state.fileStates).filter(
        ({ entry }) => entryId === undefined || entry.id === entryId,
      );
      set({ restored: null });
      if (failed.length > 0) await send({ origin: "retry", batches: batchesOf(failed) });
    },

    stop: () => visit?.run?.abort(),

    discard(): void {
      change((draft) => ({ ...draft, entries: [], failed: [] }));
      set({ restored: null });
    },
  };
}
