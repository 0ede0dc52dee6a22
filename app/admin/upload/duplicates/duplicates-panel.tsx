import { Button } from "#app/ui/button.tsx";
import { counted } from "../../layout/admin-text.ts";
import { withoutFile } from "../draft/arrange.ts";
import { useArrangement } from "../form/use-arrangement.ts";
import type { Upload } from "../sending/use-upload.ts";

/** How many of the chosen photographs are duplicates; where there are several, takes all of them out. */
export function DuplicatesPanel({ upload }: { upload: Upload }) {
  const { draft, duplicates, isBusy } = upload;
  const text = upload.text.duplicates;
  const arrange = useArrangement(upload);
  const files = draft.entries.flatMap((entry) => entry.files).filter(({ id }) => duplicates.has(id));

  function removeAll() {
    // The focus would go with the button.
    document.getElementById("section")?.focus({ preventScroll: true });
    const told = counted(text.removed, files.length);
    arrange({
      told,
      update: (changed) => files.reduce((rest, { id }) => withoutFile(rest, id), changed),
      files,
    });
  }

  return (
    <div role="status" className="empty:-mt-6">
      {files.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-paper p-3">
          <p className="mr-auto min-w-0 flex-1 basis-52">{counted(text.count, files.length)}</p>
          {files.length === 1 ? null : (
            <Button kind="secondary" disabled={isBusy} onClick={removeAll}>
              {counted(text.removeAll, files.length)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
