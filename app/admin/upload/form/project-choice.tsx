import { counted } from "../../kit/page/admin-text.ts";
import { entriesToSend, isPairDraft } from "../draft/draft.ts";
import type { Upload } from "../sending/use-upload.ts";

export function ProjectChoice({ upload }: { upload: Upload }) {
  const { controller, draft } = upload;
  const text = upload.text.project;
  const { length: count } = entriesToSend(draft);
  if (count < 2) return null;
  const isOne = draft.project !== null;
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{counted(isPairDraft(draft) ? text.pairs : text.photos, count)}</legend>
      <div className="mt-1 grid grid-cols-2 gap-3">
        {[true, false].map((wanted) => (
          <label
            key={String(wanted)}
            className="flex min-h-11 items-center gap-3 rounded-md border border-line bg-paper px-3 py-2 has-checked:border-teal has-checked:bg-sand"
          >
            <input
              type="radio"
              name="project"
              checked={isOne === wanted}
              onChange={() => controller.chooseProject(wanted)}
              className="size-5 shrink-0 accent-teal"
            />
            {wanted ? text.one : text.each}
          </label>
        ))}
      </div>
      <p className="mt-1 text-sm text-steel">{isOne ? text.oneHint : text.eachHint}</p>
    </fieldset>
  );
}
