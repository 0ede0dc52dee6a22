import type { ReactNode } from "react";
import { TextField } from "../ui/field.tsx";
import { longestSearch } from "./searched-text.ts";
import { useSearchAsTyped } from "./use-search-as-typed.ts";

interface ListSearchProps {
  /** The list's own address: without scripts it is asked with the text as `search`. */
  path: string;
  label: string;
  placeholder: string;
  /** What the list was searched for. */
  searched: string;
  onSearch(text: string): void;
  className?: string;
  /** What stands behind the field. */
  children?: ReactNode;
}

/** Searches a list as one types; without scripts it is a plain form. */
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
