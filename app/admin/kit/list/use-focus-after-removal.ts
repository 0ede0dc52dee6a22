import { type RefObject, useEffect, useRef } from "react";

export function useFocusAfterRemoval(...counts: readonly number[]): RefObject<HTMLParagraphElement | null> {
  const target = useRef<HTMLParagraphElement>(null);
  const before = useRef(counts);
  useEffect(() => {
    const isLess = before.current.some((count, place) => (counts[place] ?? 0) < count);
    before.current = counts;
    if (isLess && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  });
  return target;
}
