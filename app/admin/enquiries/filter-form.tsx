import { Button } from "#app/ui/button.tsx";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { useListQuery } from "../list/list-query.ts";
import { ListSearch } from "../list/list-search.tsx";
import { SelectField } from "../ui/field.tsx";
import { enquiriesAddress, enquiriesPath, readEnquiriesQuery } from "./list-address.ts";

export function FilterForm() {
  const text = useAdminText().enquiries;
  const { query, changeQuery } = useListQuery(readEnquiriesQuery, enquiriesAddress);

  return (
    <ListSearch
      path={enquiriesPath}
      label={text.search.label}
      placeholder={text.search.placeholder}
      searched={query.search}
      onSearch={(search) => changeQuery({ search, page: 1 })}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_14rem]"
    >
      {query.state === null ? null : <input type="hidden" name="state" value={query.state} />}
      <Button kind="secondary" type="submit" className="min-h-12">
        {text.search.button}
      </Button>
      <div className="col-span-2 md:col-span-1">
        <SelectField
          label={text.inquiry}
          name="inquiry"
          value={query.inquiry ?? ""}
          onChange={({ target: { value } }) =>
            changeQuery({ inquiry: inquiries.find((known) => known === value) ?? null, page: 1 })
          }
        >
          <option value="">{text.allInquiries}</option>
          {inquiries.map((inquiry) => (
            <option key={inquiry} value={inquiry}>
              {text.inquiries[inquiry]}
            </option>
          ))}
        </SelectField>
      </div>
    </ListSearch>
  );
}
