import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Milliseconds, as on phones. */
const longPress = 500;

/** For an element that a finger which rests on it selects; what a short tap does is not done then. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<number>(undefined);
  const isTouch = useRef(false);
  const isDone = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  return {
    onPointerDown({ currentTarget, target, pointerType }: PointerEvent) {
      stop();
      // What is open over the page passes its events on as well.
      const isWithin = target instanceof Node && currentTarget.contains(target);
      isTouch.current = isWithin && pointerType === "touch";
      isDone.current = false;
      if (!isTouch.current) return;
      timer.current = window.setTimeout(() => {
        isDone.current = true;
        onLongPress();
      }, longPress);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The menu of a picture would cover the list.
    onContextMenu(event: MouseEvent) {
      if (isTouch.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!isDone.current) return;
      isDone.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
