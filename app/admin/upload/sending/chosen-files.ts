import type { Inspection } from "#app/photographs/photograph-worker.ts";
import { lookedForAtOnce } from "#domain/gallery/uploads/upload-rules.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";
import type { Size } from "#platform/images/picture-edit.ts";
import { type RetryOptions, retry } from "../../kit/upload/retry.ts";
import type { FileBytes, StoredImage, UploadApi } from "../../kit/upload/upload-api.ts";
import type { Draft } from "../draft/draft.ts";
import type { ReceivedFiles } from "./upload-queue.ts";

export type FilePreview = { picture: Blob } & Partial<Size>;

export type Duplicate = StoredImage | { place: "form" };

interface KnownFile extends FileBytes {
  preview: FilePreview | null;
  stored: StoredImage | null;
}

export interface ChosenFilesDependencies extends Omit<RetryOptions, "signal" | "onWait"> {
  inspect(file: Blob): Promise<Inspection>;
  api: Pick<UploadApi, "findStored">;
}

const inForm: Duplicate = { place: "form" };

export function createChosenFiles(
  { inspect, api, text, timing }: ChosenFilesDependencies,
  onStoredFound: () => void,
) {
  const chosen = new Map<string, KnownFile>();
  const files: ReadonlyMap<string, KnownFile> = chosen;
  const received: ReceivedFiles = new Map();
  let unseen = 0;
  let waiting: KnownFile[] = [];
  let asking = new AbortController();

  /** Asks for many in one call; what cannot be asked is not told. */
  async function askWhatIsStored(): Promise<void> {
    if (waiting.length < lookedForAtOnce && (unseen > 0 || waiting.length === 0)) return;
    const [asked, { signal }] = [waiting, asking];
    waiting = [];
    const hashes = [...new Set(asked.flatMap(({ hash }) => hash ?? []))];
    const attempt = () => api.findStored(hashes, { signal });
    const found = await retry(attempt, { text, timing, signal, onWait: () => {} });
    if (!found.ok) return;
    for (const file of asked) file.stored = found.value.get(file.hash ?? "") ?? null;
    onStoredFound();
  }

  return {
    files,
    received,

    async add(id: string, saved: FileBytes): Promise<PhotographFault | null> {
      const file: KnownFile = { ...saved, preview: null, stored: null };
      chosen.set(id, file);
      // One sent before a reload may be stored, though nobody has heard of it.
      const isAsChosen = !saved.isReady;
      unseen += 1;
      const inspection = await inspect(saved.blob);
      unseen -= 1;
      file.preview = previewOf(inspection, saved.blob);
      if (inspection.kind !== "refused" && isAsChosen) {
        file.hash = inspection.hash;
        if (inspection.hash !== null) waiting.push(file);
      }
      void askWhatIsStored();
      return inspection.kind === "refused" && chosen.get(id) === file ? inspection.fault : null;
    },

    keepOnly(ids: ReadonlySet<string>): void {
      for (const byId of [chosen, received]) {
        for (const id of byId.keys()) if (!ids.has(id)) byId.delete(id);
      }
    },

    remember(): () => void {
      const [kept, urls] = [new Map(chosen), new Map(received)];
      return () => {
        for (const [id, file] of kept) if (!chosen.has(id)) chosen.set(id, file);
        for (const [id, url] of urls) if (!received.has(id)) received.set(id, url);
      };
    },

    clear(): void {
      asking.abort();
      asking = new AbortController();
      waiting = [];
      chosen.clear();
      received.clear();
    },
  };
}

export function duplicatesIn(
  { failed, entries }: Draft,
  known: ReadonlyMap<string, KnownFile>,
): ReadonlyMap<string, Duplicate> {
  const duplicates = new Map<string, Duplicate>();
  const seen = new Set<string>();
  for (const { id } of [...failed.map(({ entry }) => entry), ...entries].flatMap(({ files }) => files)) {
    const { hash = null, stored = null } = known.get(id) ?? {};
    if (hash === null) continue;
    if (stored !== null) duplicates.set(id, stored);
    else if (seen.has(hash)) duplicates.set(id, inForm);
    seen.add(hash);
  }
  return duplicates;
}

/** Two hundred whole photographs are more than a phone has room for. */
function previewOf(inspection: Inspection, file: Blob): FilePreview {
  if (inspection.kind !== "read") return { picture: file };
  const { picture, width, height } = inspection;
  return { picture, width, height };
}
