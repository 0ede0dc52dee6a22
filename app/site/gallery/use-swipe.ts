import { type PointerEvent, useRef } from "react";

/** Pixels a finger must travel sideways to turn the page. */
const threshold = 48;

/** Turns a sideways finger movement into a call; vertical scrolling and range inputs stay untouched. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const isOnSlider = event.target instanceof HTMLInputElement;
      start.current =
        event.pointerType === "mouse" || isOnSlider ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === null) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < threshold || Math.abs(x) < Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}
