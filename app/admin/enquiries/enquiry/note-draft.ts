import type { StoredNote } from "../enquiry-outcome.ts";

export interface NoteDraft {
  /** The stored note it was begun from, or is to replace. */
  base: StoredNote;
  text: string;
  /** Saved by somebody else meanwhile, to be seen before it is replaced. */
  newer: string | null;
}

export function startNote(stored: StoredNote): NoteDraft {
  return { base: stored, text: stored.note, newer: null };
}

/** Whether something would be lost. Spaces at the ends are nothing. */
export function isDraftDirty({ base, text }: NoteDraft): boolean {
  return text.trim() !== base.note.trim();
}

/** This draft was stored; what was typed since stays. */
export function savedAs({ text }: NoteDraft, stored: StoredNote): NoteDraft {
  return { base: stored, text, newer: null };
}

/** Saving was refused because of a newer note: the next attempt replaces it. */
export function meetNewer({ text }: NoteDraft, newer: StoredNote): NoteDraft {
  return { base: newer, text, newer: newer.note };
}

/** The page was read again: an untouched draft follows, a touched one keeps its base. */
export function followStored(draft: NoteDraft, stored: StoredNote): NoteDraft {
  const isOlder = stored.version <= draft.base.version;
  return isOlder || isDraftDirty(draft) ? draft : startNote(stored);
}
