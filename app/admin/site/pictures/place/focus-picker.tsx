import type { MouseEvent } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { Focus, PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import { useAdminText } from "../../../kit/page/admin-text.ts";

interface FocusPickerProps {
  picture: PictureMetadata;
  focus: Focus;
  onChange(focus: Focus): void;
}

export function FocusPicker({ picture, focus, onChange }: FocusPickerProps) {
  const text = useAdminText().pictures.focus;

  function setByTap({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percentOf(clientX - left, width), y: percentOf(clientY - top, height) });
  }

  return (
    <fieldset className="@container min-w-0">
      <legend className="font-bold">{text.title}</legend>
      <p className="mt-1 max-w-prose text-sm text-steel">{text.hint}</p>
      <div className="mt-3 grid gap-5 @2xl:grid-cols-[3fr_2fr]">
        <div>
          <button
            type="button"
            tabIndex={-1}
            aria-label={text.tap}
            onClick={setByTap}
            className="relative mx-auto block w-fit max-w-full cursor-crosshair overflow-hidden rounded-md"
          >
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 900px) 40rem, 92vw"
              loading="eager"
              className="max-h-[60dvh] w-auto max-w-full"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-4 border-white bg-vermilion/60 shadow-[0_0_0_2px_#131a2b]"
              style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            />
          </button>
          <div className="mt-3 grid gap-x-5 sm:grid-cols-2">
            <Slider name={text.across} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
            <Slider name={text.down} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
          </div>
        </div>
        <div>
          <p className="text-sm text-steel">{text.previews}</p>
          <div className="mt-2 flex flex-wrap items-start gap-3">
            {cuts.map((cut) => (
              <Picture
                key={cut}
                picture={picture}
                focus={focus}
                alt=""
                sizes="200px"
                upTo={640}
                className={`rounded-sm object-cover ${cut}`}
              />
            ))}
          </div>
        </div>
      </div>
    </fieldset>
  );
}

const cuts = ["aspect-3/2 w-40", "aspect-3/4 w-24", "aspect-12/5 w-40"];

function Slider({ name, value, onChange }: { name: string; value: number; onChange(value: number): void }) {
  return (
    <label className="block text-sm">
      {name}
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        autoComplete="off"
        className="block h-11 w-full accent-teal"
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}

function percentOf(distance: number, length: number): number {
  return Math.round(Math.min(Math.max(distance / length, 0), 1) * 100);
}
