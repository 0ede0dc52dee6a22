import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAdminText } from "../page/admin-text.ts";
import { jsonFields } from "../page/json-call.ts";
import { notifyFailure } from "../page/notices.tsx";
import { ListSearch } from "./list-search.tsx";

interface SealedSearchProps {
  path: string;
  sealed: string;
  searched: string;
  text: { label: string; placeholder: string; button: string };
  onSealed(sealed: string): void;
  isFiltered?: boolean;
  children?: ReactNode;
}

/** Histories and logs hold addresses, so the words are sealed. */
export function SealedSearch(props: SealedSearchProps) {
  const { path, sealed, searched, text, onSealed, ...filters } = props;
  const { layout } = useAdminText();
  const newestSearch = useRef<string | null>(null);
  const ownSealed = useRef(sealed);
  const [turn, setTurn] = useState(0);

  // After a link or Back the field begins anew, without a search still to be sealed.
  useEffect(() => {
    if (sealed === ownSealed.current) return;
    ownSealed.current = sealed;
    newestSearch.current = null;
    setTurn((last) => last + 1);
  }, [sealed]);

  async function search(words: string) {
    newestSearch.current = words;
    const answer = await sealAt(path, words);
    // On a slow line an earlier search may be answered after a later one.
    if (newestSearch.current !== words) return true;
    if (answer === null) {
      notifyFailure(layout.networkError);
      return false;
    }
    ownSealed.current = answer;
    onSealed(answer);
    return true;
  }

  return (
    <ListSearch key={turn} {...{ path, searched, ...text, ...filters }} method="post" onSearch={search} />
  );
}

async function sealAt(path: string, search: string): Promise<string | null> {
  if (search === "") return "";
  try {
    const answer = await fetch(path, {
      method: "POST",
      body: new URLSearchParams({ search }),
      headers: { Accept: "application/json" },
    });
    const { sealed } = await jsonFields(answer);
    return typeof sealed === "string" ? sealed : null;
  } catch {
    return null;
  }
}
