import { Dialog } from "radix-ui";
import { useState } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import { DialogPanel } from "../../ui/dialog-panel.tsx";
import type { Half } from "../draft/draft.ts";
import { SmallButton } from "../form/chosen-picture.tsx";
import type { UploadEntry } from "../sending/upload-queue.ts";
import { type UploadBasis, usePhotograph } from "../sending/use-upload.ts";
import { haveOtherShapes, type ShownSide, withFrames } from "./pair-shapes.ts";
import { ShapeForm } from "./shape-form.tsx";

interface PairShapeProps {
  upload: UploadBasis;
  pair: UploadEntry;
  number: number;
}

/** Says that the two sides of a pair have different shapes, and offers to cut both to one. */
export function PairShape({ upload, pair, number }: PairShapeProps) {
  const { controller, isBusy } = upload;
  const text = upload.text.shape;
  const [isOpen, setOpen] = useState(false);
  const [before, after] = [useSide(upload, pair, "before"), useSide(upload, pair, "after")];
  if (before === null || after === null || isBusy) return null;
  const isFramed = before.frame !== undefined && after.frame !== undefined;
  const areDifferent = haveOtherShapes(before, after);
  if (!areDifferent && !isFramed) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2" role="status">
      <p className="min-w-40 flex-1 text-sm">{areDifferent ? text.differ : text.same}</p>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger asChild>
          <SmallButton
            word={areDifferent ? text.offer : text.change}
            label={fillPlaceholders(text.offerNamed, { number })}
            onClick={() => setOpen(true)}
          />
        </Dialog.Trigger>
        <DialogPanel title={text.title} width="wide">
          <ShapeForm
            text={text}
            sides={{ before, after }}
            onChosen={(frames) => {
              controller.change((draft) => withFrames(draft, pair.id, frames));
              setOpen(false);
            }}
          />
        </DialogPanel>
      </Dialog.Root>
    </div>
  );
}

/** Null where it is missing, cannot be read here, or is sent already as it is. */
function useSide({ controller }: UploadBasis, { files }: UploadEntry, half: Half): ShownSide | null {
  const file = files.find(({ role }) => role === half);
  const { look } = usePhotograph(controller, file?.id ?? "");
  if (file === undefined || look === null || controller.picture(file.id)?.isReady !== false) return null;
  const { picture, width, height } = look;
  if (width === undefined || height === undefined) return null;
  return { picture, size: { width, height }, frame: file.frame };
}
