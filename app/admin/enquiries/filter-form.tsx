import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { enquiriesAddress, enquiriesPath, readEnquiriesQuery } from "../kit/addresses/enquiries.ts";
import { FilterSelect } from "../kit/list/filter-select.tsx";
import { useListQuery } from "../kit/list/list-query.ts";
import { ListSearch } from "../kit/list/list-search.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import { jsonFields } from "../kit/page/json-fields.ts";
import { notifyFailure } from "../kit/page/notices.tsx";

export function FilterForm({ searched }: { searched: string }) {
  const { enquiries: text, layout } = useAdminText();
  const { query, changeQuery } = useListQuery(readEnquiriesQuery, enquiriesAddress);

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
      label={text.search.label}
      placeholder={text.search.placeholder}
      searched={searched}
      onSearch={search}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2"
    >
      {query.state === null ? null : <input type="hidden" name="state" value={query.state} />}
      <Button kind="secondary" type="submit" className="min-h-12">
        {text.search.button}
      </Button>
      <FilterSelect
        label={text.inquiry}
        all={text.allInquiries}
        name="inquiry"
        value={query.inquiry ?? ""}
        options={inquiries.map((inquiry) => ({ value: inquiry, label: text.inquiries[inquiry] }))}
        onChoose={(value) =>
          changeQuery({ inquiry: inquiries.find((known) => known === value) ?? null, page: 1 })
        }
        className="justify-self-start"
      />
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
