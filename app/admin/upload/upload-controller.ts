import { validateUpload } from "#domain/gallery/uploads/upload-rules.ts";
import { changeDraft, type DraftChange } from "./change-draft.ts";
import { type ChosenFile, entriesOf, filesOf, type Sending, workTypeOf } from "./draft.ts";
import { createPictureContents, type PictureContents } from "./picture-contents.ts";
import type { RetryTiming } from "./retry.ts";
import { ordersOf, runBatches } from "./upload-batch.ts";
import { newUploadId } from "./upload-id.ts";
import type { UploadPersistence } from "./upload-persistence.ts";
import type {
  ReceivedPictures,
  UploadCalls,
  UploadEntry,
  UploadEvent,
  UploadOutcome,
} from "./upload-queue.ts";
import { emptyUpload, failedIn, foundSentence, type UploadState } from "./upload-state.ts";

/** What the desk needs of a browser. */
export interface UploadControllerDependencies {
  beginPersisting(onLost: () => void): Promise<UploadPersistence>;
  makeSmaller(picture: Blob, name: string): Promise<Blob>;
  callsFor(contents: PictureContents): UploadCalls;
  patience: RetryTiming;
  /** Tells how an upload has ended; `isStopped` when the administrator wanted it so. */
  tell(entries: readonly UploadEntry[], outcome: UploadOutcome, isStopped: boolean): void;
}

/** The upload form with its uploads, apart from how it is shown. */
export interface UploadController {
  state(): UploadState;
  /** Calls back after every change of the state. Answers how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Takes up what an earlier page left, and goes on with what was on its way. */
  open(): Promise<void>;
  /** Breaks off what is on its way; what is kept stays for the next page. */
  close(): void;
  choose(files: readonly File[]): ChosenFile[];
  preview(fileId: string): Blob | null;
  change(change: DraftChange): void;
  submit(): Promise<void>;
  /** Sends failed images again, all of them without an id. */
  retry(entryId?: string): Promise<void>;
  stop(): void;
  discard(): void;
}

/** The time between opening and closing the page. */
interface Visit {
  isClosed: boolean;
  keeping: Promise<UploadPersistence>;
  run: AbortController | null;
}

export function createUploadController(world: UploadControllerDependencies): UploadController {
  const listeners = new Set<() => void>();
  const received: ReceivedPictures = new Map();
  const contents = createPictureContents({ makeSmaller: world.makeSmaller, keep });
  const calls = world.callsFor(contents);
  let state = emptyUpload;
  let visit: Visit | null = null;

  function set(part: Partial<UploadState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  async function keep(): Promise<void> {
    const keeping = await visit?.keeping;
    await keeping?.save({ draft: state.draft, received, pictures: contents.all() });
  }

  function apply(change: DraftChange): void {
    set({ draft: changeDraft(state.draft, change) });
    void keep();
  }

  /** Lets go of everything that belongs to none of the pictures the form still knows. */
  function tidyUp(): void {
    const ids = new Set(filesOf(state.draft).map(({ id }) => id));
    contents.keepOnly(ids);
    for (const id of received.keys()) if (!ids.has(id)) received.delete(id);
    set({ fileStates: new Map([...state.fileStates].filter(([id]) => ids.has(id))) });
  }

  function note(event: UploadEvent): void {
    if (event.kind === "file") {
      set({ fileStates: new Map(state.fileStates).set(event.fileId, event) });
      if (event.status === "completed") void keep();
      return;
    }
    const { underWay } = state;
    if (underWay === null) return;
    if (event.kind === "percent") set({ underWay: { ...underWay, percent: event.percent } });
    else set({ underWay: { ...underWay, waiting: event.reason } });
  }

  async function send(sending: Sending): Promise<void> {
    const mine = visit;
    if (mine === null || mine.run !== null) return;
    const run = new AbortController();
    mine.run = run;
    const entries = sending.orders.flatMap((order) => order.entries);
    const files = entries.flatMap((entry) => entry.files);
    set({ problem: null, underWay: { percent: 0, waiting: null, files } });
    apply({ kind: "send", sending });
    // The keys must be safe before the server hears of them.
    await keep();
    const outcome = await runBatches(sending.orders, received, {
      calls,
      patience: world.patience,
      signal: run.signal,
      onEvent: (event) => {
        if (!mine.isClosed) note(event);
      },
    });
    mine.run = null;
    if (mine.isClosed) return;
    set({ underWay: null, found: null });
    apply({ kind: "settle", outcome });
    tidyUp();
    world.tell(entries, outcome, run.signal.aborted);
    await keep();
  }

  return {
    state: () => state,

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async open() {
      const onLost = () => void keepingOf(mine);
      const mine: Visit = { isClosed: false, keeping: world.beginPersisting(onLost), run: null };
      visit = mine;
      const keeping = await mine.keeping;
      if (mine.isClosed) return;
      set({ notKept: keeping.notKept() });
      if (keeping.found === null) return keep();
      for (const [id, picture] of keeping.found.pictures) contents.add(id, picture);
      for (const [id, picture] of keeping.found.received) received.set(id, picture);
      set({ found: foundSentence(keeping.found.draft) });
      apply({ kind: "restore", kept: keeping.found.draft });
      if (state.draft.sending !== null) await send(state.draft.sending);
    },

    close() {
      if (visit === null) return;
      visit.isClosed = true;
      visit.run?.abort();
      void visit.keeping.then((keeping) => keeping.close());
      visit = null;
      received.clear();
      contents.keepOnly(new Set());
      set(emptyUpload);
    },

    choose(files) {
      set({ problem: null });
      return files.map((file) => {
        const id = newUploadId();
        contents.add(id, { blob: file, isReady: false });
        return { id, name: file.name };
      });
    },

    preview: (fileId) => contents.preview(fileId),

    change: apply,

    async submit() {
      await visit?.keeping;
      const { category, vehicleName, bodyType, singles, pairs } = state.draft;
      const workType = workTypeOf(state.draft);
      const halves = pairs.map(({ before, after }) => ({
        hasBefore: before !== null,
        hasAfter: after !== null,
      }));
      const problem = validateUpload({ category, workType, mainCount: singles.length, pairs: halves });
      set({ problem });
      if (problem !== null || category === null) return;
      const details = { category, workType, vehicleName, bodyType };
      set({ found: null });
      await send({ origin: "form", orders: [{ entries: entriesOf(state.draft), details }] });
    },

    async retry(entryId) {
      await visit?.keeping;
      const failed = failedIn(state).filter(({ entry }) => entryId === undefined || entry.id === entryId);
      set({ found: null });
      if (failed.length > 0) await send({ origin: "retry", orders: ordersOf(failed) });
    },

    stop: () => visit?.run?.abort(),

    discard() {
      apply({ kind: "discard" });
      tidyUp();
      set({ found: null });
    },
  };

  async function keepingOf(lost: Visit): Promise<void> {
    const keeping = await lost.keeping;
    if (!lost.isClosed) set({ notKept: keeping.notKept() });
  }
}
