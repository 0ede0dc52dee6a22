import type { ReactNode } from "react";
import { Link } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { EnquirySummary } from "#domain/enquiries/enquiry.ts";
import { callerOf } from "#domain/values/caller.ts";
import { day, hour, minute } from "#platform/clock.ts";
import { enquiriesAddress, enquiryAddress } from "../kit/addresses/enquiries.ts";
import { type AdminText, counted, useAdminText } from "../kit/page/admin-text.ts";
import { countedUpTo } from "../kit/page/counted-up-to.ts";
import { Time } from "../kit/page/time.tsx";
import { quietLink, TodayPanel } from "../kit/page/today-panel.tsx";

interface WaitingProps {
  now: string;
  total: number;
  oldest: EnquirySummary[];
}

export function WaitingEnquiries({ now, total, oldest }: WaitingProps) {
  const text = useAdminText().today.waiting;
  return (
    <TodayPanel title={text.title}>
      <p className="mt-1">
        {total === 0 ? text.none : counted(text.count, total, { count: countedUpTo(total) })}
      </p>
      <ul className="mt-2">
        {oldest.map((enquiry) => (
          <AskedItem
            key={enquiry.id}
            enquiry={enquiry}
            query={{ state: "new" }}
            when={waitingFor(text, Date.parse(now) - Date.parse(enquiry.createdAt))}
          />
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

export function CallBacks({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  const { today } = useAdminText();
  if (enquiries.length === 0) return null;
  return (
    <TodayPanel title={today.callBacks}>
      <ul className="mt-2">
        {enquiries.map((enquiry) => (
          <AskedItem
            key={enquiry.id}
            enquiry={enquiry}
            query={{ state: "call-back" }}
            when={<Time iso={enquiry.callBackOn ?? enquiry.createdAt} as="day" />}
          />
        ))}
      </ul>
    </TodayPanel>
  );
}

interface AskedItemProps {
  enquiry: EnquirySummary;
  query: Parameters<typeof enquiryAddress>[1];
  when: ReactNode;
}

function AskedItem({ enquiry: { id, name, phone, inquiry, service }, query, when }: AskedItemProps) {
  const { enquiries } = useAdminText();
  return (
    <li className="relative border-t border-line py-2 hover:bg-sand">
      <Link
        to={enquiryAddress(id, query)}
        className="flex min-h-11 items-center justify-between gap-3 font-bold after:absolute after:inset-0"
      >
        <span className="min-w-0 wrap-break-word">{callerOf({ name, phone })}</span>
        <span className="shrink-0 text-sm font-bold text-vermilion">{when}</span>
      </Link>
      <p className="truncate text-sm text-steel">
        {enquiries.inquiries[inquiry]}
        {service === null ? "" : ` · ${service}`}
      </p>
    </li>
  );
}

function waitingFor(text: AdminText["today"]["waiting"], milliseconds: number): string {
  if (milliseconds < hour) return counted(text.minutes, Math.max(1, Math.floor(milliseconds / minute)));
  if (milliseconds < day) return counted(text.hours, Math.floor(milliseconds / hour));
  return counted(text.days, Math.floor(milliseconds / day));
}
