import { type RefObject, useEffect, useRef } from "react";

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
