import { Dialog } from "radix-ui";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type Frame, largestFrame, resized } from "#app/ui/frame.ts";
import type { UploadText } from "#content/en/admin/upload.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { CropFrame } from "../../ui/crop-frame.tsx";
import { type Half, halves } from "../draft/draft.ts";
import { type Shape, type ShownSide, shapeBetween, shapes } from "./pair-shapes.ts";

/** Percent of the largest frame. */
const smallest = 40;

interface ShapeFormProps {
  text: UploadText["shape"];
  sides: Record<Half, ShownSide>;
  /** Null where both stay whole. */
  onChosen(frames: Record<Half, Frame> | null): void;
}

export function ShapeForm({ text, sides, onChosen }: ShapeFormProps) {
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
