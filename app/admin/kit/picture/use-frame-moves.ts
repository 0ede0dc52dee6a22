import { type KeyboardEvent, type PointerEvent, useRef } from "react";

type Move<Frame> = (from: Frame, across: number, down: number) => Frame;

const keyStep = 0.02;

const arrows: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

export function useFrameMoves<Frame>(frame: Frame, onChange: (frame: Frame) => void) {
  const begun = useRef<{ x: number; y: number; frame: Frame } | null>(null);
  const end = () => {
    begun.current = null;
  };
  return (move: Move<Frame>) => ({
    onPointerDown({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      currentTarget.setPointerCapture(pointerId);
      begun.current = { x, y, frame };
    },
    onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
      const picture = currentTarget.closest("[data-framed]")?.getBoundingClientRect();
      const from = begun.current;
      if (from === null || picture === undefined) return;
      onChange(move(from.frame, (clientX - from.x) / picture.width, (clientY - from.y) / picture.height));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent) {
      const step = arrows[event.key];
      if (step === undefined) return;
      event.preventDefault();
      onChange(move(frame, ...step));
    },
  });
}
