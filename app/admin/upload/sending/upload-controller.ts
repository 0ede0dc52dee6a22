import { photographProblem } from "#app/photographs/photograph-problem.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import { newId } from "../../kit/form/new-id.ts";
import type { RetryTiming } from "../../kit/upload/retry.ts";
import {
  type BytesDependencies,
  bytesToSend,
  type FileBytes,
  type UploadApi,
} from "../../kit/upload/upload-api.ts";
import { placeOf, withoutFile, withSingles } from "../draft/arrange.ts";
import {
  batchesOf,
  batchOf,
  type ChosenFile,
  type Draft,
  emptyDraft,
  type FailedEntries,
  failedUploads,
  filesOf,
  sentFiles,
  settled,
  type UploadEntry,
} from "../draft/draft.ts";
import { type ChosenFilesDependencies, createChosenFiles, duplicatesIn } from "./chosen-files.ts";
import { createSendMeter } from "./send-meter.ts";
import { runUpload } from "./upload-queue.ts";
import { emptyState, isUploading, losesIfClosed, type UploadState } from "./upload-state.ts";
import { openPersistence, type PersistenceDependencies, type SharedFile } from "./upload-store.ts";

interface ControllerDependencies
  extends PersistenceDependencies,
    Pick<BytesDependencies, "prepare">,
    Pick<ChosenFilesDependencies, "inspect"> {
  api: Omit<UploadApi, "sendDocument">;
  timing: RetryTiming;
  text: UploadText;
  isInterrupted(): Promise<boolean>;
  lastChoice: { isOneProject(): boolean; remember(isOneProject: boolean): void };
  shared: { waiting(): Promise<SharedFile[]>; forget(ids: readonly string[]): Promise<void> };
  painted(): Promise<void>;
  onSettled(entries: readonly UploadEntry[], failures: FailedEntries, isStopped: boolean): void;
}

interface Visit {
  persistence: ReturnType<typeof openPersistence>;
  run: AbortController | null;
}

export class UploadController {
  readonly #browser: ControllerDependencies;
  readonly #chosen: ReturnType<typeof createChosenFiles>;
  readonly #meter = createSendMeter();
  readonly #listeners = new Set<() => void>();
  #state = emptyState;
  #visit: Visit | null = null;
  #isShown = false;

  constructor(browser: ControllerDependencies) {
    this.#browser = browser;
    this.#chosen = createChosenFiles(browser, () => this.#tellDuplicates());
  }

  readonly state = (): UploadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly file = (fileId: string) => this.#chosen.files.get(fileId) ?? null;

  readonly secondsLeft = (): number | null => this.#meter.secondsLeft();

  async open(): Promise<void> {
    this.#isShown = true;
    await (this.#visit === null ? this.#begin() : this.takeShared());
  }

  leave(): void {
    this.#isShown = false;
    void this.#closeUnlessNeeded();
  }

  async resume(): Promise<void> {
    if (this.#visit !== null || !(await this.#browser.isInterrupted()) || this.#visit !== null) return;
    await this.#begin();
    await this.#closeUnlessNeeded();
  }

  readonly close = (): void => {
    if (this.#visit === null) return;
    const { persistence, run } = this.#visit;
    this.#visit = null;
    run?.abort();
    void persistence.then((open) => open.close());
    this.#chosen.clear();
    this.#set({ ...emptyState, published: this.#state.published });
  };

  async takeShared(): Promise<void> {
    const visit = this.#visit;
    await visit?.persistence;
    const isReady = () => this.#isShown && visit !== null && visit === this.#visit && visit.run === null;
    if (!isReady() || this.#state.notSaved !== null) return;
    const { shared } = this.#browser;
    const waiting = await shared.waiting().catch(() => []);
    if (!isReady() || waiting.length === 0) return;
    this.#set({ published: [] });
    const inForm = new Set(filesOf(this.#state.draft).map(({ id }) => id));
    const added = waiting.filter(({ id }) => !inForm.has(id));
    for (const { id, name, blob } of added) void this.#add({ id, name }, asChosen(blob));
    const files = added.map(({ id, name }) => ({ id, name }));
    this.change((draft) => withSingles(draft, files));
    await this.#save();
    if (this.#state.notSaved === null) await shared.forget(waiting.map(({ id }) => id));
  }

  choose(files: readonly File[]): ChosenFile[] {
    this.#set({ problem: null, published: [] });
    return files.map((file) => {
      const chosen = { id: newId(), name: file.name };
      void this.#add(chosen, asChosen(file));
      return chosen;
    });
  }

  change(update: (draft: Draft) => Draft): void {
    const draft = update(this.#state.draft);
    const ids = new Set(filesOf(draft).map(({ id }) => id));
    this.#chosen.keepOnly(ids);
    const fileStates = new Map([...this.#state.fileStates].filter(([id]) => ids.has(id)));
    this.#set({ draft, fileStates, problem: null, duplicates: duplicatesIn(draft, this.#chosen.files) });
    void this.#save();
  }

  changeWithUndo(update: (draft: Draft) => Draft, undo: (draft: Draft) => Draft): () => void {
    const [visit, bringBack] = [this.#visit, this.#chosen.remember()];
    this.change(update);
    return () => {
      if (visit !== this.#visit) return;
      bringBack();
      this.change(undo);
    };
  }

  chooseProject(isOne: boolean): void {
    this.#browser.lastChoice.remember(isOne);
    this.change((draft) => ({ ...draft, project: isOne ? (draft.project ?? newId()) : null }));
  }

  readonly closeRefusedFiles = (): void => this.#set({ refusedFiles: [] });

  dismissPublished(ids?: readonly string[]): Promise<void> {
    const { published } = this.#state;
    this.#set({ published: ids === undefined ? [] : published.filter(({ id }) => !ids.includes(id)) });
    return this.#save();
  }

  readonly discard = (): void => {
    this.change((draft) => ({ ...draft, entries: [], failed: [] }));
    this.#set({ restored: null });
  };

  async submit(): Promise<void> {
    await this.#visit?.persistence;
    const batch = batchOf(this.#state.draft);
    if (!batch.ok) return this.#set({ problem: batch.refusal });
    this.#set({ restored: null });
    await this.#send({ origin: "form", batches: [batch.value] });
  }

  async retry(entryId?: string): Promise<void> {
    await this.#visit?.persistence;
    const failed = failedUploads(this.#state.draft, this.#state.fileStates).filter(
      ({ entry, isFinal }) => !isFinal && (entryId === undefined || entry.id === entryId),
    );
    this.#set({ restored: null });
    if (failed.length > 0) await this.#send({ origin: "retry", batches: batchesOf(failed) });
  }

  readonly stop = (): void => this.#visit?.run?.abort();

  #set(part: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  #tellDuplicates(): void {
    this.#set({ duplicates: duplicatesIn(this.#state.draft, this.#chosen.files) });
  }

  readonly #save = async (): Promise<void> => {
    const visit = this.#visit;
    const persistence = await visit?.persistence;
    const { draft, published } = this.#state;
    const { received, files } = this.#chosen;
    if (visit === this.#visit) await persistence?.save({ draft, published, received, files });
  };

  async #add(file: ChosenFile, saved: FileBytes): Promise<void> {
    const fault = await this.#chosen.add(file.id, saved);
    this.#tellDuplicates();
    if (fault === null || isUploading(this.#state) || placeOf(this.#state.draft, file.id) === null) return;
    const message = photographProblem(this.#browser.text, fault, navigator.userAgent);
    this.#set({ refusedFiles: [...this.#state.refusedFiles, { ...file, message }] });
    this.change((draft) => withoutFile(draft, file.id));
  }

  async #begin(): Promise<void> {
    const persistence = openPersistence(this.#browser, (notSaved) => {
      if (visit === this.#visit) this.#set({ notSaved });
    });
    const visit: Visit = { persistence, run: null };
    this.#visit = visit;
    const { restored } = await persistence;
    if (visit !== this.#visit) return;
    if (restored === null) {
      this.chooseProject(this.#browser.lastChoice.isOneProject());
      await this.#save();
      return this.takeShared();
    }
    for (const file of filesOf(restored.draft)) {
      const saved = restored.files.get(file.id);
      if (saved !== undefined) void this.#add(file, saved);
    }
    for (const [id, picture] of restored.received) this.#chosen.received.set(id, picture);
    const { sending, entries } = restored.draft;
    const { length: count } = sending === null ? filesOf(restored.draft) : sentFiles(restored.draft);
    this.#set({
      restored: count === 0 ? null : { count, isInterrupted: sending !== null },
      published: restored.published,
    });
    // What an earlier version of this page saved may lack fields.
    this.change((draft) => ({ ...emptyDraft, ...restored.draft, entries: [...entries, ...draft.entries] }));
    await (sending === null ? this.takeShared() : this.#send(sending));
  }

  async #closeUnlessNeeded(): Promise<void> {
    const visit = this.#visit;
    await visit?.persistence;
    if (visit === null || visit !== this.#visit || this.#isShown || visit.run !== null) return;
    if (!losesIfClosed(this.#state)) this.close();
  }

  async #send(sending: NonNullable<Draft["sending"]>): Promise<void> {
    const visit = this.#visit;
    if (visit === null || visit.run !== null) return;
    const run = new AbortController();
    visit.run = run;
    const kept = sending.origin === "retry" ? this.#state.published : [];
    this.#set({ problem: null, percent: 0, waiting: null, published: kept });
    this.change((draft) => ({ ...draft, sending }));
    // The keys must be safe before the server hears of them.
    await this.#save();
    const { failures, published } = await this.#run(sending, visit, run.signal);
    if (this.#state.percent === 100) await this.#browser.painted();
    visit.run = null;
    if (visit !== this.#visit) return;
    this.#set({ restored: null, published: [...this.#state.published, ...published] });
    this.change((draft) => settled(draft, failures));
    const entries = sending.batches.flatMap((batch) => batch.entries);
    this.#browser.onSettled(entries, failures, run.signal.aborted);
    await this.#save();
    await this.takeShared();
    await this.#closeUnlessNeeded();
  }

  #run({ batches }: NonNullable<Draft["sending"]>, visit: Visit, signal: AbortSignal) {
    const meter = this.#meter;
    meter.begin(batches.flatMap(({ entries }) => entries.flatMap(({ files }) => files)));
    return runUpload(batches, this.#chosen.received, {
      ...this.#browser,
      signal,
      bytesOf: async (file) => {
        const preparing = { ...this.#browser, save: this.#save };
        const bytes = await bytesToSend(this.#chosen.files.get(file.id), file, preparing);
        meter.weigh(file.id, bytes.blob.size);
        return bytes;
      },
      onFile: (fileId, fileState) => {
        meter.note(fileId, fileState);
        if (visit !== this.#visit) return;
        this.#set({ fileStates: new Map(this.#state.fileStates).set(fileId, fileState) });
        if (fileState.status === "completed") void this.#save();
      },
      onProgress: (progress) => {
        if (visit === this.#visit) this.#set(progress);
      },
    });
  }
}

function asChosen(blob: Blob): FileBytes {
  return { blob, isReady: false, hash: null };
}
