import { useState } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImagePictures as Pictures } from "#domain/gallery/changes/image-pictures.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { MoreChanges } from "./more-changes.tsx";
import { PictureEditor } from "./picture-editor.tsx";
import { usePictureChange } from "./use-picture-change.ts";

export interface LoadedPictures extends Pictures {
  account: string;
  name: string;
}

export function ImagePictures({ account, name, image, pictures, changedAt }: LoadedPictures) {
  const { imagePictures: text, images } = useAdminText();
  const [chosen, choose] = useState("after");
  const { change, isSaving, problem } = usePictureChange(image);
  const shown = pictures.find(({ role }) => role === chosen) ?? pictures[0];
  const other = pictures.find(({ role }) => role !== shown?.role);
  return (
    <>
      <h2 className="-mt-2 text-lg wrap-anywhere">{fillPlaceholders(text.title, { name })}</h2>
      {problem === null ? null : (
        <div className="flex flex-col items-start gap-2">
          <Problem title={text.failure} message={problem.message} />
          <Button kind="secondary" aria-disabled={isSaving} onClick={() => void change(problem.change)}>
            {text.tryAgain}
          </Button>
        </div>
      )}
      {shown === undefined ? (
        <p>{images.noPicture}</p>
      ) : (
        <section aria-label={images.pictures[shown.role]} className="panel p-4 md:p-5">
          {pictures.length > 1 ? (
            <fieldset className="mb-3 grid min-w-0 grid-cols-2 gap-2">
              <legend className="sr-only">{text.which}</legend>
              {pictures.map(({ role }) => (
                <button
                  key={role}
                  type="button"
                  aria-pressed={role === shown.role}
                  onClick={() => choose(role)}
                  className={buttonClass(role === shown.role ? "primary" : "secondary")}
                >
                  {images.pictures[role]}
                </button>
              ))}
            </fieldset>
          ) : null}
          <PictureEditor
            key={`${shown.role} ${shown.picture.url}`}
            shown={shown}
            otherShape={other === undefined ? null : other.picture.width / other.picture.height}
            isSaving={isSaving}
            onSave={(edit) => void change({ kind: "edit", role: shown.role, edit })}
          />
        </section>
      )}
      <MoreChanges
        {...{ account, image, changedAt, isSaving }}
        role={shown?.role ?? null}
        count={pictures.length}
        onChange={(asked) => void change(asked)}
      />
      <p role="status" className="sr-only">
        {isSaving ? text.saving : ""}
      </p>
    </>
  );
}
