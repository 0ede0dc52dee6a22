import { type RefObject, useLayoutEffect, useRef } from "react";

/** At once, or what is typed meanwhile would be lost. */
export function useFocusAtStart<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useLayoutEffect(() => target.current?.focus(), []);
  return target;
}

export function focusNext(element: HTMLElement | null): void {
  element?.focus();
}
