import { useState } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { cropOfRatio, shapeOf, turned } from "#app/ui/crop.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImagePicture } from "#domain/gallery/changes/image-pictures.ts";
import { isUnedited, type PictureEdit, turnedSize, unedited } from "#platform/images/picture-edit.ts";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { EditedPreview } from "./edited-preview.tsx";

interface PictureEditorProps {
  shown: ImagePicture;
  otherShape: number | null;
  isSaving: boolean;
  onSave(edit: PictureEdit): void;
}

const wideShape = 3 / 2;
const alike = 0.02;

export function PictureEditor({ shown, otherShape, isSaving, onSave }: PictureEditorProps) {
  const text = useAdminText().imagePictures;
  const [edit, setEdit] = useState(shown.edit);
  const [shape, setShape] = useState<number | null>(null);
  const isChanged = JSON.stringify(edit) !== JSON.stringify(shown.edit);
  const frame = turnedSize(shown.source, edit.turns);
  const ratio = shape === null ? null : (shape * frame.height) / frame.width;
  const isOtherShape =
    otherShape !== null && Math.abs(Math.log(otherShape / shapeOf(shown.source, edit))) > alike;

  function chooseShape(chosen: number | null): void {
    setShape(chosen);
    if (chosen === null) return;
    const crop = cropOfRatio(edit.crop, (chosen * frame.height) / frame.width);
    setEdit({ ...edit, crop });
  }

  function turn(isClockwise: boolean): void {
    setShape(null);
    setEdit(turned(edit, isClockwise));
  }

  function reset(to: PictureEdit): void {
    setShape(null);
    setEdit(to);
  }

  return (
    <>
      <UnsavedChangesGuard isUnfinished={isChanged} question={text.leaveQuestion} />
      <EditedPreview
        source={shown.source}
        edit={edit}
        ratio={ratio}
        onCrop={(crop) => setEdit({ ...edit, crop })}
      />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button kind="secondary" className="px-1 max-sm:text-sm" onClick={() => turn(false)}>
          <span aria-hidden="true">↺</span>
          {text.turnLeft}
        </Button>
        <Button kind="secondary" className="px-1 max-sm:text-sm" onClick={() => turn(true)}>
          <span aria-hidden="true">↻</span>
          {text.turnRight}
        </Button>
      </div>
      <ShapeChoice
        shape={shape}
        shapes={[
          { label: text.shapes.free, value: null },
          { label: text.shapes.wide, value: wideShape },
          ...(otherShape === null ? [] : [{ label: text.shapes.other, value: otherShape }]),
        ]}
        onChoose={chooseShape}
      />
      {isOtherShape ? <p className="mt-2 text-sm text-vermilion">{text.otherShape}</p> : null}
      <label className="mt-3 block font-bold">
        <span className="flex justify-between">
          {text.straighten}
          <span className="tabular-nums">{fillPlaceholders(text.degrees, { angle: edit.angle })}</span>
        </span>
        <input
          type="range"
          min={-10}
          max={10}
          step={0.5}
          value={edit.angle}
          autoComplete="off"
          className="block h-11 w-full accent-teal"
          onChange={({ target }) => setEdit({ ...edit, angle: target.valueAsNumber })}
        />
      </label>
      <p className="mt-1 max-w-prose text-sm text-steel">{text.frame.hint}</p>
      {isUnedited(edit) ? null : (
        <Button kind="quiet" className="mt-1 -ml-5" onClick={() => reset(unedited)}>
          {text.whole}
        </Button>
      )}
      {isChanged ? (
        <div
          data-bottom-bar="low"
          className="sticky bottom-14 z-10 -mx-4 mt-4 flex flex-wrap justify-end gap-3 border-t border-line bg-sheet px-4 py-3 md:bottom-0 md:-mx-5 md:px-5"
        >
          <Button kind="secondary" aria-disabled={isSaving} onClick={() => !isSaving && reset(shown.edit)}>
            {text.cancel}
          </Button>
          <Button kind="primary" aria-disabled={isSaving} onClick={() => !isSaving && onSave(edit)}>
            {isSaving ? text.saving : text.save}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface ShapeChoiceProps {
  shape: number | null;
  shapes: { label: string; value: number | null }[];
  onChoose(shape: number | null): void;
}

function ShapeChoice({ shape, shapes, onChoose }: ShapeChoiceProps) {
  const text = useAdminText().imagePictures;
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="font-bold">{text.shape}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {shapes.map(({ label, value }) => (
          <button
            key={label}
            type="button"
            aria-pressed={shape === value}
            onClick={() => onChoose(value)}
            className={`${buttonClass(shape === value ? "primary" : "secondary")} px-4`}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
