import { Link } from "react-router";
import { grouped } from "#content/grouped-number.ts";
import { type EnquiryCounts, enquiryStates } from "#domain/enquiries/enquiry.ts";
import { useAskedList } from "../list/use-list-query.ts";
import { stateLabels } from "./enquiry-words.ts";
import { type AskedEnquiries, listAddress, readAskedEnquiries } from "./list-address.ts";

interface StateLinksProps {
  shown: AskedEnquiries["state"];
  counts: EnquiryCounts;
}

/** How many enquiries stand where; each leads to its list. Spam is not among all. */
export function StateLinks({ shown, counts: { byState } }: StateLinksProps) {
  const { asked } = useAskedList(readAskedEnquiries, listAddress);
  const { spam, ...inbox } = byState;
  const all = Object.values(inbox).reduce((sum, count) => sum + count, 0);
  const links = [
    { state: null, label: "All", count: all },
    ...enquiryStates.map((state) => ({ state, label: stateLabels[state], count: byState[state] })),
  ];
  return (
    <nav aria-label="States">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ state, label, count }) => (
          <li key={label}>
            <Link
              to={listAddress({ ...asked, state, page: 1 })}
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
