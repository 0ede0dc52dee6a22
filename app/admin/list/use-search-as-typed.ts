import { type RefObject, useEffect, useRef } from "react";

/** How long the typing has to pause before it is searched for, in milliseconds. */
const pause = 250;

/**
 * Searches for what is typed into the field, a moment after the last key. Where the address changes by itself, as
 * by the Back button, the field follows; never while something is still to be searched for.
 */
export function useSearchAsTyped(searched: string, search: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const lastAsked = useRef(searched);
  // What is searched a moment later begins from what the page is by then.
  const searchByThen = useRef(search);

  useEffect(() => {
    searchByThen.current = search;
  });

  useEffect(() => {
    if (field.current === null || searched === lastAsked.current) return;
    lastAsked.current = searched;
    field.current.value = searched;
  }, [searched]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function searchNow() {
    window.clearTimeout(timer.current);
    const text = textOf(field);
    if (text === lastAsked.current) return;
    lastAsked.current = text;
    searchByThen.current(text);
  }

  function searchSoon() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(searchNow, pause);
  }

  return { field, searchNow, searchSoon };
}

function textOf(field: RefObject<HTMLInputElement | null>): string {
  return field.current?.value.trim() ?? "";
}
