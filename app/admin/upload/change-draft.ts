import type { WorkType } from "#domain/gallery/work.ts";
import { afterSending } from "./after-sending.ts";
import { type ChosenFile, type Draft, type Half, type PairCard, type Sending, without } from "./draft.ts";
import type { UploadOutcome } from "./upload-queue.ts";

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
  | { kind: "discard" }
  | { kind: "restore"; kept: Draft }
  | { kind: "send"; sending: Sending }
  | { kind: "settle"; outcome: UploadOutcome };

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
    case "discard":
      return { ...draft, singles: [], pairs: [], failed: [] };
    case "restore":
      return restored(draft, change.kept);
    case "send":
      return { ...draft, sending: change.sending };
    case "settle":
      return afterSending(draft, change.outcome);
  }
}

/** What was kept, with what has been chosen while it was read. */
function restored(draft: Draft, kept: Draft): Draft {
  return {
    ...kept,
    singles: [...kept.singles, ...draft.singles],
    pairs: [...kept.pairs, ...draft.pairs],
  };
}

/** Fills the gaps of the cards first, in their order, and then begins new cards. */
function withHalves(pairs: readonly PairCard[], half: Half, files: readonly ChosenFile[]): PairCard[] {
  const waiting = [...files];
  const filled = pairs.map((pair) =>
    pair[half] === null ? { ...pair, [half]: waiting.shift() ?? null } : pair,
  );
  const begun = waiting.map((file) => ({ id: file.id, before: null, after: null, [half]: file }));
  return [...filled, ...begun];
}
