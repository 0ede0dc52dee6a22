import { Dialog } from "radix-ui";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type Frame, largestFrame, proportionOf, resized, type Size } from "#app/ui/frame.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { DialogPanel } from "../../kit/dialog/dialog-panel.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { CropFrame } from "../../kit/picture/crop-frame.tsx";
import { type Draft, type Half, halves, type UploadEntry } from "../draft/draft.ts";
import { type UploadBasis, useFile } from "../sending/use-upload.ts";
import { SmallButton } from "./file-card.tsx";

export const shapes = { wide: 3 / 2, square: 1, tall: 2 / 3 } as const;

export type Shape = keyof typeof shapes;

export interface Side {
  size: Size;
  frame?: Frame | undefined;
}

export interface ShownSide extends Side {
  picture: Blob;
}

/** Beyond this, as a ratio, bars beside one of the two catch the eye. */
const barelyDifferent = 1.03;

export function haveOtherShapes(one: Side, other: Side): boolean {
  const [first, second] = [one, other].map(({ size, frame }) => Math.log(proportionOf(size, frame)));
  return Math.abs((first ?? 0) - (second ?? 0)) > Math.log(barelyDifferent);
}

export function shapeBetween(one: Side, other: Side): Shape {
  const middle = Math.sqrt(proportionOf(one.size, one.frame) * proportionOf(other.size, other.frame));
  const distance = (shape: Shape) => Math.abs(Math.log(shapes[shape] / middle));
  const [wide, square, tall] = ["wide", "square", "tall"] as const;
  return [wide, square, tall].reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

export function withFrames(draft: Draft, pairId: string, frames: Record<Half, Frame> | null): Draft {
  const entries = draft.entries.map((entry) => {
    if (entry.id !== pairId) return entry;
    const files = entry.files.map(({ frame: _, ...file }) =>
      frames === null || file.role === "main" ? file : { ...file, frame: frames[file.role] },
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
  const { look } = useFile(controller, file?.id ?? "");
  if (file === undefined || look === null || controller.file(file.id)?.isReady !== false) return null;
  const { picture, width, height } = look;
  if (width === undefined || height === undefined) return null;
  return { picture, size: { width, height }, frame: file.frame };
}

/** Percent of the largest frame. */
const smallest = 40;

interface ShapeFormProps {
  text: UploadText["shape"];
  sides: Record<Half, ShownSide>;
  onChosen(frames: Record<Half, Frame> | null): void;
}

function ShapeForm({ text, sides, onChosen }: ShapeFormProps) {
  const { before, after } = sides;
  const { cancel } = useAdminText().layout;
  const group = useId();
  const [shape, setShape] = useState<Shape>(() => shapeBetween(before, after));
  const largest = (half: Half, of: Shape) => largestFrame(sides[half].size, shapes[of]);
  const [frames, setFrames] = useState<Record<Half, Frame>>(() => ({
    before: before.frame ?? largest("before", shape),
    after: after.frame ?? largest("after", shape),
  }));
  const change = (half: Half, frame: Frame) => setFrames((current) => ({ ...current, [half]: frame }));

  function choose(chosen: Shape) {
    setShape(chosen);
    setFrames({ before: largest("before", chosen), after: largest("after", chosen) });
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
              frame={frames[half]}
              label={text.frame[half]}
              onChange={(frame) => change(half, frame)}
            />
            <label className="mt-1 flex min-h-11 items-center gap-3 text-sm">
              {text.size[half]}
              <input
                type="range"
                min={smallest}
                max={100}
                value={Math.round((frames[half].width / largest(half, shape).width) * 100)}
                onChange={({ target }) =>
                  change(half, resized(frames[half], largest(half, shape), target.valueAsNumber / 100))
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
        <Button kind="primary" onClick={() => onChosen(frames)}>
          {text.use}
        </Button>
      </div>
    </>
  );
}
