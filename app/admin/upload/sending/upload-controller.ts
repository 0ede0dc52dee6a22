import { photographProblem } from "#app/photographs/photograph-problem.ts";
import { newId } from "../../new-id.ts";
import { placeOf, withoutFile, withSingles } from "../draft/arrange.ts";
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
} from "../draft/draft.ts";
import { createStoredSearch, duplicatesIn } from "../duplicates/find-duplicates.ts";
import { type ChosenPicture, lookAtPicture } from "../photographs/chosen-photograph.ts";
import { pictureToSend, type SavedPicture } from "../picture-bytes.ts";
import { createSendMeter } from "../progress/send-meter.ts";
import { notingPublished, type PublishedImage } from "../published/published-images.ts";
import type { ControllerDependencies } from "./controller-dependencies.ts";
import { openPersistence, type UploadPersistence } from "./upload-persistence.ts";
import { type ReceivedPictures, runUpload } from "./upload-queue.ts";
import { emptyState, isUploading, losesIfClosed, type UploadState } from "./upload-state.ts";

/** While this page has what is saved. */
interface Visit {
  persistence: Promise<UploadPersistence>;
  run: AbortController | null;
}

export type UploadController = ReturnType<typeof createUploadController>;

export function createUploadController(dependencies: ControllerDependencies) {
  const listeners = new Set<() => void>();
  const meter = createSendMeter();
  const pictures = new Map<string, ChosenPicture>();
  const received: ReceivedPictures = new Map();
  const stored = createStoredSearch({ ...dependencies, onFound: seen });
  let state = emptyState;
  let visit: Visit | null = null;
  /** Whether the form is on the screen. */
  let isShown = false;

  function set(part: Partial<UploadState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** Something is known of a photograph that was not. */
  function seen(): void {
    set({ duplicates: duplicatesIn(state.draft, pictures) });
  }

  async function save(): Promise<void> {
    const current = visit;
    const persistence = await current?.persistence;
    const { draft, published } = state;
    if (current === visit) await persistence?.save({ draft, received, pictures, published });
  }

  /** What can never be uploaded leaves the form; of what is being sent, or was, its upload tells. */
  async function add(file: ChosenFile, saved: Blob | SavedPicture): Promise<void> {
    const asSaved = saved instanceof Blob ? { blob: saved, isReady: false, hash: null } : saved;
    const picture: ChosenPicture = { ...asSaved, look: null, stored: null };
    pictures.set(file.id, picture);
    const fault = await stored.afterLook(picture, () => lookAtPicture(picture, dependencies.lookAt));
    if (pictures.get(file.id) !== picture) return;
    if (fault === null || isUploading(state) || placeOf(state.draft, file.id) === null) return seen();
    const message = photographProblem(dependencies.text, fault, navigator.userAgent);
    set({ refusedFiles: [...state.refusedFiles, { ...file, message }] });
    change((draft) => withoutFile(draft, file.id));
  }

  /** Also forgets what belongs to none of the pictures any more. */
  function change(update: (draft: Draft) => Draft): void {
    const draft = update(state.draft);
    const ids = new Set(filesOf(draft).map(({ id }) => id));
    for (const byId of [pictures, received]) {
      for (const id of byId.keys()) if (!ids.has(id)) byId.delete(id);
    }
    const fileStates = new Map([...state.fileStates].filter(([id]) => ids.has(id)));
    set({ draft, fileStates, duplicates: duplicatesIn(draft, pictures) });
    void save();
  }

  async function send(sending: NonNullable<Draft["sending"]>): Promise<void> {
    const current = visit;
    if (current === null || current.run !== null) return;
    const run = new AbortController();
    current.run = run;
    set({ problem: null, percent: 0, waiting: null, published: [] });
    change((draft) => ({ ...draft, sending }));
    // The keys must be safe before the server hears of them.
    await save();
    const published: PublishedImage[] = [];
    meter.begin(sending.batches.flatMap(({ entries }) => entries.flatMap(({ files }) => files)));
    const failures = await runUpload(sending.batches, received, {
      ...dependencies,
      api: notingPublished(dependencies.api, published),
      async pictureOf(file) {
        const picture = await pictureToSend(pictures.get(file.id), file, { ...dependencies, save });
        meter.weigh(file.id, picture.blob.size);
        return picture;
      },
      signal: run.signal,
      onFile(fileId, fileState) {
        meter.note(fileId, fileState);
        if (current !== visit) return;
        set({ fileStates: new Map(state.fileStates).set(fileId, fileState) });
        if (fileState.status === "completed") void save();
      },
      onProgress(progress) {
        if (current === visit) set(progress);
      },
    });
    if (state.percent === 100) await dependencies.painted();
    current.run = null;
    if (current !== visit) return;
    set({ restored: null, published });
    change((draft) => settled(draft, failures));
    const entries = sending.batches.flatMap((batch) => batch.entries);
    dependencies.onSettled(entries, failures, run.signal.aborted);
    await save();
    await takeShared();
    await closeUnlessNeeded();
  }

  /** A form that is being sent, or that another tab keeps, takes nothing. */
  async function takeShared(): Promise<void> {
    const current = visit;
    await current?.persistence;
    const isReady = () => isShown && current !== null && current === visit && current.run === null;
    if (!isReady() || state.notSaved !== null) return;
    const waiting = await dependencies.shared.waiting().catch(() => []);
    if (!isReady() || waiting.length === 0) return;
    const inForm = new Set(filesOf(state.draft).map(({ id }) => id));
    const added = waiting.filter(({ id }) => !inForm.has(id));
    const files = added.map(({ id, name }) => ({ id, name }));
    for (const { id, name, blob } of added) void add({ id, name }, blob);
    change((draft) => withSingles(draft, files));
    await save();
    if (state.notSaved === null) await dependencies.shared.forget(waiting.map(({ id }) => id));
  }

  async function begin(): Promise<void> {
    const persistence = openPersistence(dependencies, (notSaved) => {
      if (current === visit) set({ notSaved });
    });
    const current: Visit = { persistence, run: null };
    visit = current;
    const { restored } = await persistence;
    if (current !== visit) return;
    if (restored === null) {
      await save();
      return takeShared();
    }
    for (const file of filesOf(restored.draft)) {
      const saved = restored.pictures.get(file.id);
      if (saved !== undefined) void add(file, saved);
    }
    for (const [id, picture] of restored.received) received.set(id, picture);
    const { sending, entries } = restored.draft;
    const { length: count } = sending === null ? filesOf(restored.draft) : sentFiles(restored.draft);
    set({
      restored: count === 0 ? null : { count, isInterrupted: sending !== null },
      published: restored.published,
    });
    // What an earlier version of this page saved lacks what is new since.
    change((draft) => ({ ...emptyDraft, ...restored.draft, entries: [...entries, ...draft.entries] }));
    if (sending === null) await takeShared();
    else await send(sending);
  }

  /** What is saved stays for the next page. */
  function close(): void {
    if (visit === null) return;
    const { persistence, run } = visit;
    visit = null;
    run?.abort();
    stored.stop();
    void persistence.then((open) => open.close());
    received.clear();
    pictures.clear();
    set({ ...emptyState, published: state.published });
  }

  /** So that the form of another tab may have it. */
  async function closeUnlessNeeded(): Promise<void> {
    const current = visit;
    await current?.persistence;
    if (current === null || current !== visit || isShown || current.run !== null) return;
    if (!losesIfClosed(state)) close();
  }

  return {
    state: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The form is on the screen. */
    async open(): Promise<void> {
      isShown = true;
      if (visit === null) await begin();
      else await takeShared();
    },

    /** The form has gone from the screen: what is being sent, or can be kept nowhere else, stays here. */
    leave(): void {
      isShown = false;
      void closeUnlessNeeded();
    },

    /** Goes on with what an earlier page left unfinished. */
    async resume(): Promise<void> {
      if (visit !== null || !(await dependencies.isInterrupted()) || visit !== null) return;
      await begin();
      await closeUnlessNeeded();
    },

    close,
    takeShared,
    secondsLeft: meter.secondsLeft,

    /** Without ids all of it. Resolves once no reload brings it back. */
    dismissPublished(ids?: readonly string[]): Promise<void> {
      set({ published: ids === undefined ? [] : state.published.filter(({ id }) => !ids.includes(id)) });
      return save();
    },

    choose(files: readonly File[]): ChosenFile[] {
      set({ problem: null });
      return files.map((file) => {
        const chosen = { id: newId(), name: file.name };
        void add(chosen, file);
        return chosen;
      });
    },

    picture: (fileId: string): Readonly<ChosenPicture> | null => pictures.get(fileId) ?? null,

    closeRefusedFiles: () => set({ refusedFiles: [] }),

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
        ({ entry, isFinal }) => !isFinal && (entryId === undefined || entry.id === entryId),
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
