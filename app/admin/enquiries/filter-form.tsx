import { type ReactNode, useEffect, useRef, useState } from "react";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { enquiriesAddress, enquiriesPath, readEnquiriesQuery } from "../kit/addresses/enquiries.ts";
import { useListQuery } from "../kit/list/list-query.ts";
import { FilterRow, FilterSelect, ListSearch } from "../kit/list/list-search.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import { jsonFields } from "../kit/page/json-call.ts";
import { notifyFailure } from "../kit/page/notices.tsx";

interface FilterFormProps {
  searched: string;
  children: ReactNode;
}

export function FilterForm({ searched, children }: FilterFormProps) {
  const { enquiries: text, layout } = useAdminText();
  const { query, changeQuery, filter } = useListQuery(readEnquiriesQuery, enquiriesAddress);

  const newestSearch = useRef<string | null>(null);
  const ownSealed = useRef(query.sealed);
  const [turn, setTurn] = useState(0);

  // By a link or by Back: a search that is still to be sealed must not undo it, and the field begins anew.
  useEffect(() => {
    if (query.sealed === ownSealed.current) return;
    ownSealed.current = query.sealed;
    newestSearch.current = null;
    setTurn((last) => last + 1);
  }, [query.sealed]);

  async function search(words: string) {
    newestSearch.current = words;
    const sealed = await sealSearch(words);
    // On a slow line an earlier search may be answered after a later one.
    if (newestSearch.current !== words) return true;
    if (sealed === null) {
      notifyFailure(layout.networkError);
      return false;
    }
    ownSealed.current = sealed;
    changeQuery({ sealed, page: 1 });
    return true;
  }

  return (
    <ListSearch
      key={turn}
      path={`${enquiriesPath}/search`}
      method="post"
      {...text.search}
      searched={searched}
      onSearch={search}
      isFiltered={query.state !== null || query.inquiry !== null}
    >
      {children}
      {query.state === null ? null : <input type="hidden" name="state" value={query.state} />}
      <FilterRow>
        <FilterSelect
          {...filter("inquiry")}
          label={text.inquiry}
          all={text.allInquiries}
          options={inquiries.map((inquiry) => ({ value: inquiry, label: text.inquiries[inquiry] }))}
        />
      </FilterRow>
    </ListSearch>
  );
}

async function sealSearch(search: string): Promise<string | null> {
  if (search === "") return "";
  try {
    const answer = await fetch(`${enquiriesPath}/search`, {
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
