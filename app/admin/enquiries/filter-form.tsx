import type { ReactNode } from "react";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { enquiriesAddress, enquiriesPath, readEnquiriesQuery } from "../kit/addresses/enquiries.ts";
import { useListQuery } from "../kit/list/list-query.ts";
import { FilterRow, FilterSelect } from "../kit/list/list-search.tsx";
import { SealedSearch } from "../kit/list/sealed-search.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";

interface FilterFormProps {
  searched: string;
  children: ReactNode;
}

export function FilterForm({ searched, children }: FilterFormProps) {
  const { enquiries: text } = useAdminText();
  const { query, changeQuery, filter } = useListQuery(readEnquiriesQuery, enquiriesAddress);
  return (
    <SealedSearch
      path={`${enquiriesPath}/search`}
      sealed={query.sealed}
      searched={searched}
      text={text.search}
      onSealed={(sealed) => changeQuery({ sealed, page: 1 })}
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
    </SealedSearch>
  );
}
