import { useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type ImageEdit, normalizeEdit } from "#domain/gallery/changes/image-edit.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { useFetcherResult } from "../../kit/form/use-fetcher-result.ts";
import type { NameOptions } from "../../kit/list/name-options.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { notifySuccess } from "../../kit/page/notices.tsx";
import { Problem } from "../../kit/page/problem.tsx";
import type { CaptionHints } from "../../kit/picture/listed-image.ts";
import type { ImageOutcome } from "../change-image.server.ts";
import { applyNewer, changeEdit, type EditDraft, isDirty, startEdit } from "./edit-draft.ts";
import { EditFields } from "./edit-fields.tsx";
import { editProblem } from "./edit-problem.ts";

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
  const [draft, setDraft] = useState(() => startEdit(image));
  const [problem, setProblem] = useState<{ title: string; message: string } | null>(null);
  const saving = useFetcher<ImageOutcome>();
  const isSaving = saving.state !== "idle";

  useFetcherResult(saving, (answer) => {
    if (answer.ok) {
      notifySuccess(answer.title);
      onSaved();
      return;
    }
    setProblem({ title: answer.title, message: answer.description ?? "" });
    const { stored } = answer;
    if (stored !== undefined) setDraft((current) => applyNewer(current, stored));
  });

  function type(change: Partial<ImageEdit>) {
    setDraft((current) => changeEdit(current, change));
    onDirty(isDirty(changeEdit(draft, change)));
  }

  function save() {
    const normalized = normalizeEdit(draft.edit);
    if (!normalized.ok) {
      return setProblem({ title: text.failure.edit, message: editProblem(adminText, normalized.refusal) });
    }
    setProblem(null);
    void saving.submit(fieldsOf(draft), { method: "post" });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) save();
      }}
    >
      <UnsavedChangesGuard isUnfinished={isDirty(draft)} question={text.leaveQuestion} isWithinPageToo />
      {problem === null ? null : <Problem {...problem} className="mb-4" />}
      <EditFields draft={draft} choices={choices} captionHints={captionHints} onChange={type} />
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
    </form>
  );
}

function fieldsOf({ base, edit }: EditDraft): Record<string, string> {
  const fields = { ...edit, intent: "edit", id: base.id, version: base.version };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? "")]));
}
