import { Button } from "#app/ui/button.tsx";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { ListSearch } from "../list/list-search.tsx";
import { useAskedList } from "../list/use-list-query.ts";
import { SelectField } from "../ui/field.tsx";
import { inquiryLabels } from "./enquiry-words.ts";
import { enquiriesPath, listAddress, readAskedEnquiries } from "./list-address.ts";

/** Searches, and shows the enquiries of one kind. */
export function FilterForm() {
  const { asked, ask } = useAskedList(readAskedEnquiries, listAddress);

  return (
    <ListSearch
      path={enquiriesPath}
      label="Search"
      placeholder="Search enquiries..."
      searched={asked.search}
      onSearch={(search) => ask({ search, page: 1 })}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_14rem]"
    >
      {asked.state === null ? null : <input type="hidden" name="state" value={asked.state} />}
      <Button kind="secondary" type="submit" className="min-h-12">
        Search
      </Button>
      <div className="col-span-2 md:col-span-1">
        <SelectField
          label="Inquiry"
          name="inquiry"
          value={asked.inquiry ?? ""}
          onChange={({ target: { value } }) =>
            ask({ inquiry: inquiries.find((known) => known === value) ?? null, page: 1 })
          }
        >
          <option value="">All inquiries</option>
          {inquiries.map((inquiry) => (
            <option key={inquiry} value={inquiry}>
              {inquiryLabels[inquiry]}
            </option>
          ))}
        </SelectField>
      </div>
    </ListSearch>
  );
}
