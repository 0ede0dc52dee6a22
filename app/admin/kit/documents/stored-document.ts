import type { DocumentVersion } from "#domain/documents/documents.ts";
import type { FieldValues, StoredValues, VersionedDraft } from "../form/versioned-draft.ts";

export interface StoredDocument extends StoredValues {
  defaults: FieldValues;
  history: readonly (StoredValues & Pick<DocumentVersion, "changedAt" | "changedBy">)[];
}

export function isDefault({ values }: Pick<VersionedDraft, "values">, { defaults }: StoredDocument): boolean {
  return Object.keys(defaults).every((path) => values[path] === defaults[path]);
}
