import type { EnquiryCounts } from "#domain/enquiries/enquiry.ts";
import { enquiryStates } from "#domain/enquiries/enquiry.ts";
import { type EnquiriesQuery, enquiriesAddress, readEnquiriesQuery } from "../kit/addresses/enquiries.ts";
import { FilterLink } from "../kit/list/filter-link.tsx";
import { useListQuery } from "../kit/list/list-query.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { countedUpTo } from "../kit/page/counted-up-to.ts";

interface StateLinksProps {
  shown: EnquiriesQuery["state"];
  counts: EnquiryCounts;
}

export function StateLinks({ shown, counts }: StateLinksProps) {
  const text = useAdminText().enquiries;
  const { query } = useListQuery(readEnquiriesQuery, enquiriesAddress);
  const { spam, ...inbox } = counts;
  const all = Object.values(inbox).reduce((sum, count) => sum + count, 0);
  const links = [
    { state: null, label: text.allStates, count: all },
    ...enquiryStates.map((state) => ({ state, label: text.states[state], count: counts[state] })),
  ];
  return (
    <nav aria-label={text.stateLinks}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ state, label, count }) => (
          <li key={label}>
            <FilterLink
              to={enquiriesAddress({ ...query, state, page: 1 })}
              label={label}
              count={countedUpTo(count)}
              isShown={shown === state}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
