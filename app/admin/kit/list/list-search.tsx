import { type ReactNode, useEffect, useRef } from "react";
import { TextField } from "../form/field.tsx";
import { longestSearch } from "./list-query.ts";

/** How long the typing has to pause, in milliseconds. */
const pause = 250;

interface ListSearchProps {
  path: string;
  method?: "get" | "post";
  label: string;
  placeholder: string;
  searched: string;
  /** May answer a promise where the list is asked later: of false where it was not, so that one can try again. */
  onSearch(text: string): unknown;
  className?: string;
  children?: ReactNode;
}

export function ListSearch(props: ListSearchProps) {
  const { path, method = "get", label, placeholder, searched, onSearch, className, children } = props;
  const { field, searchNow, searchSoon } = useSearchAsTyped(searched, onSearch);
  return (
    <search>
      <form
        method={method}
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
function useSearchAsTyped(searched: string, search: ListSearchProps["onSearch"]) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const lastSearched = useRef(searched);
  const underWay = useRef(0);
  const newestSearch = useRef(search);

  useEffect(() => {
    newestSearch.current = search;
  });

  useEffect(() => {
    if (field.current === null || underWay.current > 0 || searched === lastSearched.current) return;
    lastSearched.current = searched;
    field.current.value = searched;
  }, [searched]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function searchNow() {
    window.clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? "";
    if (text === lastSearched.current) return;
    lastSearched.current = text;
    underWay.current++;
    void Promise.resolve(newestSearch.current(text)).then((isAsked) => {
      underWay.current--;
      if (isAsked === false) lastSearched.current = searched;
    });
  }

  function searchSoon() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(searchNow, pause);
  }

  return { field, searchNow, searchSoon };
}
