import { Link } from "react-router";
import type { EnquiryCounts } from "#domain/enquiries/enquiries.ts";
import { enquiryStates } from "#domain/enquiries/enquiry.ts";
import { whole } from "../whole.ts";
import { stateLabels } from "./enquiry-words.ts";
import { type AskedEnquiries, listAddress } from "./list-address.ts";

/** How many enquiries stand where; each leads to its list. Spam is not among all. */
export function StateLinks({ asked, counts: { byState } }: { asked: AskedEnquiries; counts: EnquiryCounts }) {
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
              aria-current={asked.state === state ? "page" : undefined}
              className={`flex min-h-11 items-center gap-2 rounded-md border-2 px-3 text-sm font-bold ${
                asked.state === state ? "border-ink bg-marigold" : "border-line bg-sheet hover:border-steel"
              }`}
            >
              {label}
              <span className={`font-normal tabular-nums ${asked.state === state ? "" : "text-steel"}`}>
                {whole.format(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
