import type { StoredNote } from "../enquiry-change.ts";

/** A note being written. */
export interface NoteDraft {
  /** The stored note it was begun from, or that it is to take the place of. */
  base: StoredNote;
  text: string;
  /** A note that somebody else saved meanwhile, to be seen before it is written over. */
  newer: string | null;
}

/** Begins with what is stored. */
export function startNote(stored: StoredNote): NoteDraft {
  return { base: stored, text: stored.note, newer: null };
}

/** Whether something would be lost. Spaces at the ends are nothing. */
export function isDraftDirty({ base, text }: NoteDraft): boolean {
  return text.trim() !== base.note.trim();
}

/** What was stored at last was this draft's; what was typed since stays. */
export function savedAs({ text }: NoteDraft, stored: StoredNote): NoteDraft {
  return { base: stored, text, newer: null };
}

/** Saving was refused because of a newer note: the next attempt takes its place, with open eyes. */
export function meetNewer({ text }: NoteDraft, newer: StoredNote): NoteDraft {
  return { base: newer, text, newer: newer.note };
}

/** The page was read again: an untouched draft follows, a touched one keeps to what it was begun from. */
export function followStored(draft: NoteDraft, stored: StoredNote): NoteDraft {
  const isOlder = stored.version <= draft.base.version;
  return isOlder || isDraftDirty(draft) ? draft : startNote(stored);
}
