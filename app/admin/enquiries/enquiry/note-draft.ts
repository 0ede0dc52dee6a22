export interface StoredNote {
  note: string;
  version: number;
}

export interface NoteDraft {
  /** The stored note it was begun from, or is to replace. */
  base: StoredNote;
  text: string;
  newer: string | null;
}

export function startNote(stored: StoredNote): NoteDraft {
  return { base: stored, text: stored.note, newer: null };
}

export function isDraftDirty({ base, text }: NoteDraft): boolean {
  return text.trim() !== base.note.trim();
}

export function savedAs({ text }: NoteDraft, stored: StoredNote): NoteDraft {
  return { base: stored, text, newer: null };
}

export function applyNewer({ text }: NoteDraft, newer: StoredNote): NoteDraft {
  return { base: newer, text, newer: newer.note };
}

/** The page was read again: an untouched draft follows, a touched one keeps its base. */
export function followStored(draft: NoteDraft, stored: StoredNote): NoteDraft {
  const isOlder = stored.version <= draft.base.version;
  return isOlder || isDraftDirty(draft) ? draft : startNote(stored);
}
