import { Link } from "react-router";
import { grouped } from "#content/grouped-number.ts";
import type { EnquiryCounts } from "#domain/enquiries/enquiry.ts";
import { enquiryStates } from "#domain/enquiries/enquiry.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { useListQuery } from "../list/list-query.ts";
import { type EnquiriesQuery, enquiriesAddress, readEnquiriesQuery } from "./list-address.ts";

interface StateLinksProps {
  shown: EnquiriesQuery["state"];
  counts: EnquiryCounts;
}

export function StateLinks({ shown, counts: { byState } }: StateLinksProps) {
  const text = useAdminText().enquiries;
  const { query } = useListQuery(readEnquiriesQuery, enquiriesAddress);
  const { spam, ...inbox } = byState;
  const all = Object.values(inbox).reduce((sum, count) => sum + count, 0);
  const links = [
    { state: null, label: text.allStates, count: all },
    ...enquiryStates.map((state) => ({ state, label: text.states[state], count: byState[state] })),
  ];
  return (
    <nav aria-label={text.stateLinks}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ state, label, count }) => (
          <li key={label}>
            <Link
              to={enquiriesAddress({ ...query, state, page: 1 })}
              preventScrollReset
              aria-current={shown === state ? "page" : undefined}
              className={`flex min-h-11 items-center gap-2 rounded-md border-2 px-3 text-sm font-bold ${
                shown === state ? "border-ink bg-marigold" : "border-line bg-sheet hover:border-steel"
              }`}
            >
              {label}
              <span className={`font-normal tabular-nums ${shown === state ? "" : "text-steel"}`}>
                {grouped(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
