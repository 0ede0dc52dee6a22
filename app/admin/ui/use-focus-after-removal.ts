import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the row with the focus is gone, the focus goes to the element with this ref, such as the count of what is
 * left, and not to the top of the page.
 */
export function useFocusAfterRemoval(total: number): RefObject<HTMLParagraphElement | null> {
  const target = useRef<HTMLParagraphElement>(null);
  const totalBefore = useRef(total);
  useEffect(() => {
    const isLess = total < totalBefore.current;
    totalBefore.current = total;
    if (isLess && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [total]);
  return target;
}
