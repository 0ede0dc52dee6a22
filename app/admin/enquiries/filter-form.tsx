import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { SelectField } from "../field.tsx";
import { SearchField } from "../search-field.tsx";
import { useSearchAsTyped } from "../use-search-as-typed.ts";
import { inquiryLabels } from "./enquiry-words.ts";
import { type AskedEnquiries, enquiriesPath, listAddress } from "./list-address.ts";

/** Searches as one types; without scripts it is a plain form. */
export function FilterForm({ asked }: { asked: AskedEnquiries }) {
  const navigate = useNavigate();
  const show = (change: Partial<AskedEnquiries>) =>
    void navigate(listAddress({ ...asked, ...change, page: 1 }), { replace: true, preventScrollReset: true });
  const typing = useSearchAsTyped(asked.search, (search) => show({ search }));

  return (
    <search>
      <form
        method="get"
        action={enquiriesPath}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto_14rem]"
        onSubmit={(event) => {
          event.preventDefault();
          typing.searchNow();
        }}
      >
        {asked.state === null ? null : <input type="hidden" name="state" value={asked.state} />}
        <SearchField
          label="Search"
          placeholder="Search enquiries..."
          typing={typing}
          searched={asked.search}
        />
        <Button kind="secondary" type="submit" className="min-h-12">
          Search
        </Button>
        <div className="col-span-2 md:col-span-1">
          <SelectField
            label="Inquiry"
            name="inquiry"
            value={asked.inquiry ?? ""}
            onChange={({ target: { value } }) =>
              show({ inquiry: inquiries.find((known) => known === value) ?? null })
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
      </form>
    </search>
  );
}
