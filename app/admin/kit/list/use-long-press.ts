import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Milliseconds, as on phones. */
const longPress = 500;

export function useLongPress(onLongPress: () => void) {
  const timer = useRef<number>(undefined);
  const isTouch = useRef(false);
  const isDone = useRef(false);
  const stop = () => window.clearTimeout(timer.current);
  return {
    onPointerDown({ currentTarget, target, pointerType }: PointerEvent) {
      stop();
      // React passes on events of what is open over the page, too.
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
