import { Dialog } from "radix-ui";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { largestCrop, proportionOf, scaledCrop } from "#app/ui/crop.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Crop, Size } from "#platform/images/picture-edit.ts";
import { DialogPanel } from "../../kit/dialog/dialog-panel.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { CropFrame } from "../../kit/picture/crop-frame.tsx";
import { type Draft, type Half, halves, type UploadEntry } from "../draft/draft.ts";
import { type UploadBasis, useFile } from "../sending/use-upload.ts";
import { SmallButton } from "./file-card.tsx";

export const shapes = { wide: 3 / 2, square: 1, tall: 2 / 3 } as const;

type Shape = keyof typeof shapes;

interface Side {
  size: Size;
  crop?: Crop | undefined;
}

interface ShownSide extends Side {
  picture: Blob;
}

/** Beyond this ratio the bars beside one of the two catch the eye. */
const barelyDifferent = 1.03;

export function haveOtherShapes(one: Side, other: Side): boolean {
  const [first, second] = [one, other].map(({ size, crop }) => Math.log(proportionOf(size, crop)));
  return Math.abs((first ?? 0) - (second ?? 0)) > Math.log(barelyDifferent);
}

export function shapeBetween(one: Side, other: Side): Shape {
  const middle = Math.sqrt(proportionOf(one.size, one.crop) * proportionOf(other.size, other.crop));
  const distance = (shape: Shape) => Math.abs(Math.log(shapes[shape] / middle));
  const [wide, square, tall] = ["wide", "square", "tall"] as const;
  return [wide, square, tall].reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

export function withCrops(draft: Draft, pairId: string, crops: Record<Half, Crop> | null): Draft {
  const entries = draft.entries.map((entry) => {
    if (entry.id !== pairId) return entry;
    const files = entry.files.map(({ crop: _, ...file }) =>
      crops === null || file.role === "main" ? file : { ...file, crop: crops[file.role] },
    );
    return { ...entry, files };
  });
  return { ...draft, entries };
}

interface PairShapeProps {
  upload: UploadBasis;
  pair: UploadEntry;
  number: number;
}

export function PairShape({ upload, pair, number }: PairShapeProps) {
  const { controller, isBusy } = upload;
  const text = upload.text.shape;
  const [isOpen, setOpen] = useState(false);
  const [before, after] = [useSide(upload, pair, "before"), useSide(upload, pair, "after")];
  if (before === null || after === null || isBusy) return null;
  const isCropped = before.crop !== undefined && after.crop !== undefined;
  const areDifferent = haveOtherShapes(before, after);
  if (!areDifferent && !isCropped) return null;
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
            onChosen={(crops) => {
              controller.change((draft) => withCrops(draft, pair.id, crops));
              setOpen(false);
            }}
          />
        </DialogPanel>
      </Dialog.Root>
    </div>
  );
}

function useSide({ controller }: UploadBasis, { files }: UploadEntry, half: Half): ShownSide | null {
  const file = files.find(({ role }) => role === half);
  const { preview } = useFile(controller, file?.id ?? "");
  if (file === undefined || preview === null || controller.file(file.id)?.isReady !== false) return null;
  const { picture, width, height } = preview;
  if (width === undefined || height === undefined) return null;
  return { picture, size: { width, height }, crop: file.crop };
}

/** Percent of the largest crop. */
const smallest = 40;

interface ShapeFormProps {
  text: UploadText["shape"];
  sides: Record<Half, ShownSide>;
  onChosen(crops: Record<Half, Crop> | null): void;
}

function ShapeForm({ text, sides, onChosen }: ShapeFormProps) {
  const { before, after } = sides;
  const { cancel } = useAdminText().layout;
  const group = useId();
  const [shape, setShape] = useState<Shape>(() => shapeBetween(before, after));
  const largest = (half: Half, of: Shape) => largestCrop(sides[half].size, shapes[of]);
  const [crops, setCrops] = useState<Record<Half, Crop>>(() => ({
    before: before.crop ?? largest("before", shape),
    after: after.crop ?? largest("after", shape),
  }));
  const change = (half: Half, crop: Crop) => setCrops((current) => ({ ...current, [half]: crop }));

  function choose(chosen: Shape) {
    setShape(chosen);
    setCrops({ before: largest("before", chosen), after: largest("after", chosen) });
  }

  return (
    <>
      <p>{text.hint}</p>
      <fieldset className="mt-3 flex flex-wrap gap-x-5">
        <legend className="sr-only">{text.shape}</legend>
        {(Object.keys(shapes) as Shape[]).map((offered) => (
          <label key={offered} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={group}
              checked={offered === shape}
              onChange={() => choose(offered)}
              className="size-5 accent-teal"
            />
            {text.shapes[offered]}
          </label>
        ))}
      </fieldset>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {halves.map((half) => (
          <div key={half}>
            <CropFrame
              {...sides[half]}
              crop={crops[half]}
              label={text.frame[half]}
              onChange={(crop) => change(half, crop)}
            />
            <label className="mt-1 flex min-h-11 items-center gap-3 text-sm">
              {text.size[half]}
              <input
                type="range"
                min={smallest}
                max={100}
                value={Math.round((crops[half].width / largest(half, shape).width) * 100)}
                onChange={({ target }) =>
                  change(half, scaledCrop(crops[half], largest(half, shape), target.valueAsNumber / 100))
                }
                className="h-11 min-w-0 flex-1 accent-teal"
              />
            </label>
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Dialog.Close asChild>
          <Button kind="quiet">{cancel}</Button>
        </Dialog.Close>
        <Button kind="secondary" onClick={() => onChosen(null)}>
          {text.whole}
        </Button>
        <Button kind="primary" onClick={() => onChosen(crops)}>
          {text.use}
        </Button>
      </div>
    </>
  );
}
