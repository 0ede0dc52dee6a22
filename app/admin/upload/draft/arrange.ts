import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import { newId } from "../../kit/form/new-id.ts";
import type { UploadFile } from "../../kit/upload/upload-api.ts";
import { type ChosenFile, type Draft, type Half, halves, isPair, type UploadEntry } from "./draft.ts";

export interface Place {
  entryId: string | null;
  role: PictureRole;
  index?: number;
}

export function withSingles(draft: Draft, files: readonly ChosenFile[]): Draft {
  const added = files.map((file): UploadEntry => ({ id: file.id, files: [{ ...file, role: "main" }] }));
  return { ...draft, entries: [...draft.entries, ...added] };
}

export function withHalves(draft: Draft, half: Half, files: readonly ChosenFile[]): Draft {
  const waiting = [...files];
  const filled = draft.entries.map((entry) => {
    const file = isFree(entry, half) ? waiting.shift() : undefined;
    return file === undefined ? entry : withFile(entry, { ...file, role: half });
  });
  const begun = waiting.map((file): UploadEntry => ({ id: file.id, files: [{ ...file, role: half }] }));
  return { ...draft, entries: [...filled, ...begun] };
}

export function withSwapped(draft: Draft, pairId: string): Draft {
  const swapped = (file: UploadFile): UploadFile => ({
    ...file,
    role: file.role === "before" ? "after" : "before",
  });
  const entries = draft.entries.map((entry) =>
    entry.id === pairId ? { ...entry, files: entry.files.map(swapped).reverse() } : entry,
  );
  return { ...draft, entries };
}

export function withWaiting(draft: Draft, pairId: string, mayWait: boolean): Draft {
  const entries = draft.entries.map((entry) => (entry.id === pairId ? { ...entry, mayWait } : entry));
  return { ...draft, entries };
}

export function placeOf({ entries }: Draft, fileId: string): Place | null {
  for (const [index, { id, files }] of entries.entries()) {
    const file = files.find((one) => one.id === fileId);
    if (file !== undefined) return { entryId: id, role: file.role, index };
  }
  return null;
}

export function moved(draft: Draft, file: ChosenFile, place: Place): Draft {
  const at = draft.entries.findIndex(({ id }) => id === place.entryId);
  const inPlace = draft.entries[at]?.files.find(({ role }) => role === place.role);
  if (inPlace?.id === file.id) return draft;
  if (inPlace !== undefined && placeOf(draft, file.id) !== null) return exchanged(draft, file, inPlace);
  const rest = withoutFile(draft, file.id).entries;
  const room = rest.find(({ id }) => id === place.entryId);
  if (room !== undefined && isHalf(place.role) && isFree(room, place.role)) {
    const filled = withFile(room, { ...file, role: place.role });
    return { ...draft, entries: rest.map((entry) => (entry === room ? filled : entry)) };
  }
  const begun: UploadEntry =
    room === undefined
      ? { id: place.entryId ?? newId(), files: [{ ...file, role: place.role }] }
      : { id: newId(), files: [{ ...file, role: "main" }] };
  const index = place.index ?? (room === undefined && at !== -1 ? at : rest.length);
  return { ...draft, entries: [...rest.slice(0, index), begun, ...rest.slice(index)] };
}

export function broughtBack(draft: Draft, before: Draft, files: readonly ChosenFile[]): Draft {
  return files.reduce((changed, file) => {
    const place = placeOf(before, file.id);
    return place === null ? changed : moved(changed, file, place);
  }, draft);
}

export function withoutFile(draft: Draft, fileId: string): Draft {
  const entries = draft.entries.map((entry) =>
    entry.files.some(({ id }) => id === fileId)
      ? { ...entry, files: entry.files.filter(({ id }) => id !== fileId) }
      : entry,
  );
  return { ...draft, entries: entries.filter(({ files }) => files.length > 0) };
}

export function takenApart(draft: Draft): Draft {
  const entries = draft.entries.flatMap((entry): UploadEntry[] =>
    isPair(entry)
      ? entry.files.map((file) => ({ id: newId(), files: [{ ...file, role: "main" }] }))
      : [entry],
  );
  return { ...draft, entries };
}

export function pairedInOrder(draft: Draft): Draft {
  const singles = draft.entries.filter((entry) => !isPair(entry)).flatMap(({ files }) => files);
  const pairs: UploadEntry[] = [];
  for (let index = 0; index + 1 < singles.length; index += 2) {
    const both = singles.slice(index, index + 2);
    const files = both.flatMap((file, side) =>
      halves.slice(side, side + 1).map((role) => ({ ...file, role })),
    );
    pairs.push({ id: newId(), files });
  }
  const paired = new Set(pairs.flatMap(({ files }) => files.map(({ id }) => id)));
  const others = draft.entries.filter(({ files }) => files.every(({ id }) => !paired.has(id)));
  return { ...draft, entries: [...others, ...pairs] };
}

function exchanged(draft: Draft, one: ChosenFile, other: ChosenFile): Draft {
  const swapped = (file: UploadFile): UploadFile => {
    if (file.id === one.id) return { ...other, role: file.role };
    return file.id === other.id ? { ...one, role: file.role } : file;
  };
  const concerned = ({ id }: UploadFile) => id === one.id || id === other.id;
  const entries = draft.entries.map((entry) =>
    entry.files.some(concerned) ? { ...entry, files: entry.files.map(swapped) } : entry,
  );
  return { ...draft, entries };
}

function isHalf(role: PictureRole): role is Half {
  return role !== "main";
}

function isFree(entry: UploadEntry, half: Half): boolean {
  return isPair(entry) && entry.files.every(({ role }) => role !== half);
}

function withFile(pair: UploadEntry, file: UploadFile): UploadEntry {
  const files = [...pair.files, file];
  return { ...pair, files: halves.flatMap((half) => files.filter(({ role }) => role === half)) };
}
