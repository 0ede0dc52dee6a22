import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ImageEditProblem } from "#domain/gallery/changes/image-edit.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { OfficeForm } from "../../kit/form/office-form.tsx";
import { useVersionedForm } from "../../kit/form/use-versioned-form.ts";
import { type FieldValues, isDirty, typeValues } from "../../kit/form/versioned-draft.ts";
import type { NameOptions } from "../../kit/list/name-options.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import type { CaptionHints } from "../../kit/picture/listed-image.ts";
import type { ImageOutcome } from "../change-image.server.ts";
import { EditFields } from "./edit-fields.tsx";
import { editProblem } from "./edit-problem.ts";
import { editValuesOf, problemIn } from "./edit-values.ts";

interface EditFormProps {
  image: GalleryImage;
  captionHints: CaptionHints;
  choices: NameOptions;
  onDirty(isDirty: boolean): void;
  onSaved(): void;
  onCancel(): void;
  leaving: { stay(): void; leave(): void } | null;
}

export function EditForm({
  image,
  captionHints,
  choices,
  onDirty,
  onSaved,
  onCancel,
  leaving,
}: EditFormProps) {
  const adminText = useAdminText();
  const { layout, images: text } = adminText;
  const [typedProblem, setTypedProblem] = useState<ImageEditProblem | null>(null);
  const form = useVersionedForm<ImageOutcome>({
    key: useId(),
    stored: editValuesOf(image),
    fieldsOf: (values) => ({ ...values, intent: "edit", id: image.id }),
    onSaved,
  });
  const { draft, refusal, isSaving } = form;
  const wrong =
    typedProblem === null
      ? null
      : { field: typedProblem.field, sentence: editProblem(adminText, typedProblem) };

  function type(change: FieldValues) {
    const values = { ...draft.values, ...change };
    form.type(values);
    onDirty(isDirty(typeValues(draft, values)));
  }

  function save() {
    const found = problemIn(draft.values);
    setTypedProblem(found);
    if (found === null) form.save();
  }

  return (
    <OfficeForm label={text.editTitle} isSaving={isSaving} refusal={typedProblem} onSave={save}>
      <UnsavedChangesGuard isUnfinished={form.isUnsaved} question={text.leaveQuestion} isWithinPageToo />
      {wrong !== null || refusal?.description === undefined ? null : (
        <Problem title={text.failure.edit} message={refusal.description} className="mb-4" />
      )}
      <EditFields {...{ draft, choices, captionHints, wrong }} onChange={type} />
      <div className="sticky -bottom-4 -mx-4 -mb-4 mt-6 border-t border-line bg-sheet p-4 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6">
        {leaving === null ? (
          <div key="save" className="flex flex-wrap justify-end gap-3">
            <Button kind="secondary" onClick={onCancel}>
              {layout.cancel}
            </Button>
            <Button kind="primary" type="submit" aria-disabled={isSaving}>
              {isSaving ? text.saving : text.save}
            </Button>
          </div>
        ) : (
          <div key="leave" role="alert" className="flex flex-wrap items-center justify-end gap-3">
            <p className="mr-auto font-bold">{text.leaveQuestion}</p>
            <Button kind="danger" onClick={leaving.leave}>
              {text.leave}
            </Button>
            <Button kind="secondary" autoFocus onClick={leaving.stay}>
              {text.keepEditing}
            </Button>
          </div>
        )}
      </div>
    </OfficeForm>
  );
}
