import { ListSearch } from "../list-search.tsx";
import { useShowList } from "../use-show-list.ts";
import { addressOf } from "./list-address.ts";
import type { ListWords } from "./list-words.ts";

export function SearchNames({ words, search }: { words: ListWords; search: string }) {
  const show = useShowList();
  return (
    <ListSearch
      path={words.path}
      label={`Search ${words.many}`}
      placeholder="Search..."
      searched={search}
      onSearch={(text) => show(addressOf(words.path, { search: text, page: 1 }))}
    />
  );
}
