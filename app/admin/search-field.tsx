import { TextField } from "./field.tsx";
import { longestSearch } from "./searched-text.ts";
import type { useSearchAsTyped } from "./use-search-as-typed.ts";

interface SearchFieldProps {
  label: string;
  placeholder: string;
  typing: Pick<ReturnType<typeof useSearchAsTyped>, "field" | "searchSoon">;
  /** What the list was searched for. */
  searched: string;
}

/** Searches as one types; in a form without scripts it is sent under the name `search`. */
export function SearchField({ label, placeholder, typing, searched }: SearchFieldProps) {
  return (
    <TextField
      ref={typing.field}
      label={label}
      type="search"
      name="search"
      placeholder={placeholder}
      defaultValue={searched}
      maxLength={longestSearch}
      autoComplete="off"
      enterKeyHint="search"
      onChange={typing.searchSoon}
    />
  );
}
