import { useNavigate } from "react-router";
import { SearchField } from "../search-field.tsx";
import { useSearchAsTyped } from "../use-search-as-typed.ts";
import { addressOf } from "./list-address.ts";
import type { ListWords } from "./list-words.ts";

/** Searches as one types; without scripts it is a plain form. */
export function SearchNames({ words, search }: { words: ListWords; search: string }) {
  const navigate = useNavigate();
  const typing = useSearchAsTyped(search, (text) => {
    const address = addressOf(words.path, { search: text, page: 1 });
    void navigate(address, { replace: true, preventScrollReset: true });
  });
  return (
    <search>
      <form
        method="get"
        action={words.path}
        onSubmit={(event) => {
          event.preventDefault();
          typing.searchNow();
        }}
      >
        <SearchField
          label={`Search ${words.many}`}
          placeholder="Search..."
          typing={typing}
          searched={search}
        />
      </form>
    </search>
  );
}
