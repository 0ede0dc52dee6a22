import { type ReactNode, useEffect, useRef } from "react";
import { TextField } from "../ui/field.tsx";
import { longestSearch } from "./list-query.ts";

/** How long the typing has to pause, in milliseconds. */
const pause = 250;

interface ListSearchProps {
  /** The list's own address: without scripts it is asked with the text as `search`. */
  path: string;
  label: string;
  placeholder: string;
  searched: string;
  onSearch(text: string): void;
  className?: string;
  children?: ReactNode;
}

export function ListSearch(props: ListSearchProps) {
  const { path, label, placeholder, searched, onSearch, className, children } = props;
  const { field, searchNow, searchSoon } = useSearchAsTyped(searched, onSearch);
  return (
    <search>
      <form
        method="get"
        action={path}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <TextField
          ref={field}
          label={label}
          type="search"
          name="search"
          placeholder={placeholder}
          defaultValue={searched}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          onChange={searchSoon}
        />
        {children}
      </form>
    </search>
  );
}

/** The field follows the address, as after the Back button, but not while a search is due. */
function useSearchAsTyped(searched: string, search: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const lastSearched = useRef(searched);
  // A later search begins from what the page is by then.
  const newestSearch = useRef(search);

  useEffect(() => {
    newestSearch.current = search;
  });

  useEffect(() => {
    if (field.current === null || searched === lastSearched.current) return;
    lastSearched.current = searched;
    field.current.value = searched;
  }, [searched]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function searchNow() {
    window.clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? "";
    if (text === lastSearched.current) return;
    lastSearched.current = text;
    newestSearch.current(text);
  }

  function searchSoon() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(searchNow, pause);
  }

  return { field, searchNow, searchSoon };
}
