import { defaultWork } from "#domain/gallery/upload-rules.ts";
import { isTransformation, type WorkType } from "#domain/gallery/work.ts";
import type { UploadDetails, UploadEntry, UploadOutcome } from "./upload-queue.ts";

export interface ChosenFile {
  id: string;
  file: File;
}

export type Half = "before" | "after";

/** Before beside after; either may still be missing. */
export interface PairCard {
  id: string;
  before: ChosenFile | null;
  after: ChosenFile | null;
}

/** An image that was not stored, with what the form said of it then. */
export interface FailedUpload {
  entry: UploadEntry;
  details: UploadDetails;
  message: string;
}

/** The upload form as it is being filled in. */
export interface Draft {
  category: WorkType | null;
  /** Null follows the category. */
  chosenWorkType: WorkType | null;
  vehicleName: string | null;
  bodyType: string | null;
  singles: ChosenFile[];
  pairs: PairCard[];
  failed: FailedUpload[];
}

export type DraftChange =
  | { kind: "category"; category: WorkType | null }
  | { kind: "work type"; workType: WorkType }
  | { kind: "vehicle"; vehicleName: string | null }
  | { kind: "body"; bodyType: string | null }
  | { kind: "add singles"; files: ChosenFile[] }
  | { kind: "add halves"; half: Half; files: ChosenFile[] }
  | { kind: "fill half"; pairId: string; half: Half; file: ChosenFile | null }
  | { kind: "swap"; pairId: string }
  | { kind: "remove"; id: string }
  | { kind: "form settled"; entries: readonly UploadEntry[]; details: UploadDetails; outcome: UploadOutcome }
  | { kind: "retry settled"; outcome: UploadOutcome };

export const emptyDraft: Draft = {
  category: defaultWork,
  chosenWorkType: null,
  vehicleName: null,
  bodyType: null,
  singles: [],
  pairs: [],
  failed: [],
};

export function workTypeOf(draft: Draft): WorkType {
  return draft.chosenWorkType ?? draft.category ?? defaultWork;
}

export function isPairDraft(draft: Draft): boolean {
  return isTransformation(draft.category, workTypeOf(draft));
}

/** What is sent: the pictures of the mode the form is in, with pair cards nobody filled left out. */
export function entriesOf(draft: Draft): UploadEntry[] {
  if (!isPairDraft(draft)) {
    return draft.singles.map((single) => ({ id: single.id, files: [{ ...single, role: "main" }] }));
  }
  return draft.pairs.flatMap(({ id, before, after }) => {
    if (before === null || after === null) return [];
    const files = [
      { ...before, role: "before" as const },
      { ...after, role: "after" as const },
    ];
    return [{ id, files }];
  });
}

/** The form after a change. Pure: the same draft and change give the same form. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  switch (change.kind) {
    case "category":
      return { ...draft, category: change.category };
    case "work type":
      return { ...draft, chosenWorkType: change.workType };
    case "vehicle":
      return { ...draft, vehicleName: change.vehicleName };
    case "body":
      return { ...draft, bodyType: change.bodyType };
    case "add singles":
      return { ...draft, singles: [...draft.singles, ...change.files] };
    case "add halves":
      return { ...draft, pairs: withHalves(draft.pairs, change.half, change.files) };
    case "fill half": {
      const pairs = draft.pairs.map((pair) =>
        pair.id === change.pairId ? { ...pair, [change.half]: change.file } : pair,
      );
      return { ...draft, pairs: pairs.filter((pair) => pair.before !== null || pair.after !== null) };
    }
    case "swap": {
      const swapped = ({ id, before, after }: PairCard) => ({ id, before: after, after: before });
      return {
        ...draft,
        pairs: draft.pairs.map((pair) => (pair.id === change.pairId ? swapped(pair) : pair)),
      };
    }
    case "remove":
      return without(draft, (id) => id === change.id);
    case "form settled":
      return afterForm(draft, change);
    case "retry settled": {
      const { storedIds, failures } = change.outcome;
      const kept = without(draft, (id) => storedIds.has(id));
      const failed = kept.failed.map((failure) => ({
        ...failure,
        message: failures.get(failure.entry.id) ?? failure.message,
      }));
      return { ...kept, failed };
    }
  }
}

/** Resets the form once anything was stored; what failed stays, with what the form said of it. */
function afterForm(
  draft: Draft,
  { entries, details, outcome }: Extract<DraftChange, { kind: "form settled" }>,
): Draft {
  if (outcome.storedIds.size === 0) return draft;
  const failed = entries.flatMap((entry) => {
    const message = outcome.failures.get(entry.id);
    return message === undefined ? [] : [{ entry, details, message }];
  });
  return { ...emptyDraft, failed: [...draft.failed, ...failed] };
}

/** Fills the gaps of the cards first, in their order, and then begins new cards. */
function withHalves(pairs: readonly PairCard[], half: Half, files: readonly ChosenFile[]): PairCard[] {
  const waiting = [...files];
  const filled = pairs.map((pair) =>
    pair[half] === null ? { ...pair, [half]: waiting.shift() ?? null } : pair,
  );
  const begun = waiting.map((file) => ({ id: `pair-${file.id}`, before: null, after: null, [half]: file }));
  return [...filled, ...begun];
}

function without(draft: Draft, isGone: (id: string) => boolean): Draft {
  return {
    ...draft,
    singles: draft.singles.filter(({ id }) => !isGone(id)),
    pairs: draft.pairs.filter(({ id }) => !isGone(id)),
    failed: draft.failed.filter(({ entry }) => !isGone(entry.id)),
  };
}
