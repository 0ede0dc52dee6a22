import type { ImageEdit } from "#domain/gallery/images/image-edit.ts";
import type { EditDraft, EditField } from "./edit-draft.ts";
import { categoryLabel, nothing } from "./image-words.ts";

interface NewerValueProps {
  draft: EditDraft;
  field: EditField;
  onTake(change: Partial<ImageEdit>): void;
}

/** Beside a field that somebody else has changed meanwhile: what is stored now. */
export function NewerValue({ draft: { edit, newer }, field, onTake }: NewerValueProps) {
  if (!(field in newer)) return null;
  const stored = inWords(field, newer[field]);
  if (edit[field] === newer[field]) {
    return <p className="mt-1 text-sm text-teal">Changed meanwhile to: {stored}</p>;
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-vermilion">
      <span className="wrap-anywhere">Newer value: {stored}</span>
      <button
        type="button"
        className="min-h-11 font-bold text-teal underline underline-offset-4"
        onClick={() => onTake({ [field]: newer[field] })}
      >
        Use the newer value
      </button>
    </p>
  );
}

function inWords(field: EditField, value: ImageEdit[EditField] | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (value === null || value === undefined || value === "") return nothing;
  return field === "category" || field === "workType" ? categoryLabel(value) : value;
}
