import type { DocumentVersion } from "#domain/documents/documents.ts";
import type { FieldValues, StoredValues, VersionedDraft } from "../form/versioned-draft.ts";

/** A document as its form shows it. */
export interface StoredDocument extends StoredValues {
  defaults: FieldValues;
  /** Newest first, the one that stands among them. */
  history: readonly (StoredValues & Pick<DocumentVersion, "changedAt" | "changedBy">)[];
}

/** Whether the form says what the default says. */
export function isDefault({ values }: Pick<VersionedDraft, "values">, { defaults }: StoredDocument): boolean {
  return Object.keys(defaults).every((path) => values[path] === defaults[path]);
}
