import { Link } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { EnquirySummary } from "#domain/enquiries/enquiry.ts";
import { callerOf } from "#domain/values/caller.ts";
import { enquiriesAddress, enquiryAddress } from "../kit/addresses/enquiries.ts";
import { type AdminText, counted, useAdminText } from "../kit/page/admin-text.ts";
import { countedUpTo } from "../kit/page/counted-up-to.ts";
import { quietLink, TodayPanel } from "../kit/page/today-panel.tsx";

interface WaitingProps {
  now: string;
  total: number;
  oldest: EnquirySummary[];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export function WaitingEnquiries({ now, total, oldest }: WaitingProps) {
  const { today, enquiries } = useAdminText();
  const text = today.waiting;
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1">
        {total === 0 ? text.none : counted(text.count, total, { count: countedUpTo(total) })}
      </p>
      <ul className="mt-2">
        {oldest.map(({ id, name, phone, inquiry, service, createdAt }) => (
          <li key={id} className="relative border-t border-line py-2 hover:bg-sand">
            <Link
              to={enquiryAddress(id, { state: "new" })}
              className="flex min-h-11 items-center justify-between gap-3 font-bold after:absolute after:inset-0"
            >
              <span className="min-w-0 wrap-break-word">{callerOf({ name, phone })}</span>
              <span className="shrink-0 text-sm font-bold text-vermilion">
                {waitingFor(text, Date.parse(now) - Date.parse(createdAt))}
              </span>
            </Link>
            <p className="truncate text-sm text-steel">
              {enquiries.inquiries[inquiry]}
              {service === null ? "" : ` · ${service}`}
            </p>
          </li>
        ))}
      </ul>
      {total > oldest.length ? (
        <Link to={enquiriesAddress({ state: "new" })} className={quietLink}>
          {fillPlaceholders(text.all, { count: countedUpTo(total) })}
        </Link>
      ) : null}
    </TodayPanel>
  );
}

function waitingFor(text: AdminText["today"]["waiting"], milliseconds: number): string {
  if (milliseconds < hour) return counted(text.minutes, Math.max(1, Math.floor(milliseconds / minute)));
  if (milliseconds < day) return counted(text.hours, Math.floor(milliseconds / hour));
  return counted(text.days, Math.floor(milliseconds / day));
}
