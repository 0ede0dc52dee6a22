import { useEffect, useRef } from "react";

/** Brings the results back into view when another choice has made them shorter than the visitor had scrolled. */
export function useResultsInView(choice: string) {
  const results = useRef<HTMLElement>(null);
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    const isAbove = (results.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) results.current?.scrollIntoView();
  }, [choice]);
  return results;
}
