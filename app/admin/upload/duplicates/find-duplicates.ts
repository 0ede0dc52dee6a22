import { lookedForAtOnce } from "#domain/gallery/uploads/upload-rules.ts";
import type { Draft } from "../draft/draft.ts";
import type { ChosenPicture } from "../photographs/chosen-photograph.ts";
import { type RetryOptions, retry } from "../sending/retry.ts";
import type { DuplicatesApi, StoredPhotograph } from "./stored-photograph.ts";

/** A photograph that is stored already, or stands in the form before. */
export type Duplicate = StoredPhotograph | { place: "form" };

const inForm: Duplicate = { place: "form" };

/** By file id. Of those that stand in the form more than once the first is none. */
export function duplicatesIn(
  { failed, entries }: Draft,
  pictures: ReadonlyMap<string, ChosenPicture>,
): ReadonlyMap<string, Duplicate> {
  const duplicates = new Map<string, Duplicate>();
  const seen = new Set<string>();
  for (const { id } of [...failed.map(({ entry }) => entry), ...entries].flatMap(({ files }) => files)) {
    const { hash = null, stored = null } = pictures.get(id) ?? {};
    if (hash === null) continue;
    if (stored !== null) duplicates.set(id, stored);
    else if (seen.has(hash)) duplicates.set(id, inForm);
    seen.add(hash);
  }
  return duplicates;
}

interface StoredSearchParts extends Omit<RetryOptions, "signal" | "onWait"> {
  api: DuplicatesApi;
  onFound(): void;
}

/** Asks which of the chosen photographs are stored already, as they are looked at. What cannot be asked is not told. */
export function createStoredSearch({ api, onFound, ...options }: StoredSearchParts) {
  let waiting: ChosenPicture[] = [];
  let unseen = 0;
  let asking = new AbortController();

  async function ask(asked: readonly ChosenPicture[]): Promise<void> {
    const { signal } = asking;
    const hashes = [...new Set(asked.flatMap(({ hash }) => hash ?? []))];
    const attempt = () => api.findStored(hashes, { signal });
    const found = await retry(attempt, { ...options, signal, onWait: () => {} });
    if (!found.ok) return;
    for (const picture of asked) picture.stored = found.value.get(picture.hash ?? "") ?? null;
    onFound();
  }

  return {
    /** Many are asked for in one call: once enough wait, or nothing else is looked at. */
    async afterLook<Fault>(picture: ChosenPicture, look: () => Promise<Fault | null>): Promise<Fault | null> {
      // One that was being sent before a reload may be stored, though nobody has heard of it.
      const mayBeOwn = picture.isReady;
      unseen += 1;
      const fault = await look();
      unseen -= 1;
      if (fault === null && picture.hash !== null && !mayBeOwn) waiting.push(picture);
      if (waiting.length >= lookedForAtOnce || (unseen === 0 && waiting.length > 0)) {
        void ask(waiting);
        waiting = [];
      }
      return fault;
    },

    stop(): void {
      asking.abort();
      asking = new AbortController();
      waiting = [];
    },
  };
}
