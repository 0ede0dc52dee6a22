import { type RefObject, useLayoutEffect, useRef } from "react";

/** For what takes the place of what had the focus: at once, or what is typed meanwhile would be lost. */
export function useFocusAtStart<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useLayoutEffect(() => target.current?.focus(), []);
  return target;
}
