export interface StoredNote {
  note: string;
  version: number;
}

export interface NoteDraft {
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

export function followStored(draft: NoteDraft, stored: StoredNote): NoteDraft {
  const isOlder = stored.version <= draft.base.version;
  return isOlder || isDraftDirty(draft) ? draft : startNote(stored);
}
