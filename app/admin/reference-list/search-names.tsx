import { ListSearch } from "../list/list-search.tsx";
import { useAskedList } from "../list/use-list-query.ts";
import { addressOf, readNamesQuery } from "./list-address.ts";
import type { ListWords } from "./list-words.ts";

export function SearchNames({ words }: { words: ListWords }) {
  const { asked, ask } = useAskedList(readNamesQuery, (query) => addressOf(words.path, query));
  return (
    <ListSearch
      path={words.path}
      label={`Search ${words.many}`}
      placeholder="Search..."
      searched={asked.search}
      onSearch={(search) => ask({ search, page: 1 })}
    />
  );
}
