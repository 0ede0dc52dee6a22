import { type RefObject, useEffect, useRef } from "react";

/** For what takes the place of what had the focus. */
export function useFocusAtStart<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
