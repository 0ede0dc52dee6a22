import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type Frame, moved, proportionOf, type Size } from "#app/ui/frame.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { useObjectUrl } from "./use-object-url.ts";

interface CropFrameProps {
  picture: Blob;
  size: Size;
  frame: Frame;
  onChange(frame: Frame): void;
  label: string;
}

/** As shares of the picture. */
const step = 0.02;

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A picture of which only what the frame shows stays bright; the frame is dragged, or moved by the arrow keys. */
export function CropFrame({ picture, size, frame, onChange, label }: CropFrameProps) {
  const { framePlace } = useAdminText().layout;
  const url = useObjectUrl(picture);
  const drag = useRef<{ x: number; y: number; from: Frame } | null>(null);
  const proportion = proportionOf(size);

  function onPointerDown({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    currentTarget.setPointerCapture(pointerId);
    drag.current = { x: clientX, y: clientY, from: frame };
  }

  function onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const area = currentTarget.parentElement?.getBoundingClientRect();
    if (drag.current === null || area === undefined) return;
    const { x, y, from } = drag.current;
    onChange(moved(from, (clientX - x) / area.width, (clientY - y) / area.height));
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = steps[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onChange(moved(frame, ...direction));
  }

  const percent = (share: number) => `${share * 100}%`;
  const end = () => {
    drag.current = null;
  };
  return (
    <div
      className="relative mx-auto overflow-hidden rounded-sm bg-sand"
      style={{ aspectRatio: proportion, width: `min(100%, calc(27dvh * ${proportion}))` }}
    >
      {url === null ? null : (
        <img src={url} alt="" draggable={false} className="absolute inset-0 size-full" />
      )}
      <button
        type="button"
        aria-label={label}
        aria-description={fillPlaceholders(framePlace, {
          left: Math.round(frame.x * 100),
          top: Math.round(frame.y * 100),
        })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={onKeyDown}
        className="absolute cursor-move touch-none border-2 border-white shadow-[0_0_0_200vmax_rgb(16_23_61/0.72)]"
        style={{
          left: percent(frame.x),
          top: percent(frame.y),
          width: percent(frame.width),
          height: percent(frame.height),
        }}
      />
    </div>
  );
}
