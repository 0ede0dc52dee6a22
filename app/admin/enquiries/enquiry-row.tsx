import { useRef, useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { type EnquirySummary, referenceOf } from "#domain/enquiries/enquiry.ts";
import { callerOf, readablePhone } from "#domain/values/caller.ts";
import { type EnquiriesQuery, enquiryAddress } from "../kit/addresses/enquiries.ts";
import type { FieldValues } from "../kit/form/versioned-draft.ts";
import type { NameOptions } from "../kit/list/name-options.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { Icon } from "../kit/page/icon.tsx";
import { Time } from "../kit/page/time.tsx";
import { CallOutcome } from "./call-outcome.tsx";
import type { ReplyLinks } from "./enquiry/reply-links.ts";
import { CallBackDay, StateBadge } from "./state-badge.tsx";
import type { Mark } from "./use-mark.ts";
import { amountsOf } from "./written-details.ts";

export interface ListedEnquiry extends EnquirySummary {
  reply: ReplyLinks;
  job: FieldValues;
}

interface EnquiryRowProps {
  enquiry: ListedEnquiry;
  query: EnquiriesQuery;
  isMailed: boolean;
  choices: NameOptions;
  mark: Mark;
}

export function EnquiryRow({ enquiry, query, isMailed, choices, mark }: EnquiryRowProps) {
  const { id, name, phone, email, inquiry, service, beginning, photographs, state, isRead, createdAt } =
    enquiry;
  const text = useAdminText().enquiries;
  const weight = isRead ? "font-normal" : "font-bold";
  return (
    <li className="relative grid overflow-hidden grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 bg-sheet p-4 -outline-offset-2 max-lg:rounded-md max-lg:border max-lg:border-line has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-teal hover:bg-sand lg:grid-cols-[13rem_minmax(0,1fr)_9rem_auto] xl:grid-cols-[15rem_minmax(0,1fr)_11rem_auto] lg:items-center">
      <div className="min-w-0">
        <h2 id={`caller-${id}`} className={`-my-2 font-sans text-base ${weight}`}>
          <Link
            to={enquiryAddress(id, query)}
            className="block min-w-11 py-2.5 leading-6 wrap-break-word outline-none after:absolute after:inset-0"
          >
            {isRead ? null : <UnreadMark />}
            {callerOf(enquiry)}
          </Link>
        </h2>
        {name === "" ? null : (
          <p className="truncate text-sm text-steel max-lg:hidden">{readablePhone(phone)}</p>
        )}
        <p className="truncate text-sm text-steel max-lg:hidden">{email}</p>
      </div>
      <div className="min-w-0 max-lg:order-last max-lg:col-span-2">
        <p className="flex flex-wrap gap-x-3 text-sm text-steel lg:hidden">
          {name === "" ? null : <span>{readablePhone(phone)}</span>}
          <Time iso={createdAt} />
        </p>
        <p className="flex justify-between gap-3 text-sm">
          <span className={`truncate ${weight}`}>
            {text.inquiries[inquiry]}
            {service === null ? "" : ` · ${service}`}
          </span>
          <span className="shrink-0 text-steel tabular-nums">
            <span className="sr-only">{text.facts.reference} </span>
            {referenceOf(id)}
          </span>
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-steel">
          {photographs === 0 ? null : (
            <span className="mr-3 font-bold">
              <Icon name="camera" className="mr-1.5 inline size-5 align-[-0.25em]" />
              {counted(text.photographs.count, photographs)}
            </span>
          )}
          {amountsOf(text, enquiry).map((amount) => (
            <span key={amount} className="mr-3 font-bold">
              {amount}
            </span>
          ))}
          {beginning}
        </p>
      </div>
      <div className="flex flex-col items-end gap-1 text-right">
        <StateBadge state={state} />
        <CallBackDay day={enquiry.callBackOn} />
        <span className="text-sm text-steel max-lg:hidden">
          <Time iso={createdAt} />
        </span>
        {isMailed && enquiry.mailState === "failed" ? (
          <span className="text-sm font-bold text-vermilion">{text.notMailed}</span>
        ) : null}
      </div>
      <CardReply enquiry={enquiry} choices={choices} mark={mark} />
    </li>
  );
}

type CardReplyProps = Pick<EnquiryRowProps, "enquiry" | "choices" | "mark">;

function CardReply({ enquiry, choices, mark }: CardReplyProps) {
  const text = useAdminText().enquiries.reply;
  const [isAsked, setAsked] = useState(false);
  const callLink = useRef<HTMLAnchorElement>(null);
  const { id, reply } = enquiry;
  const { call, whatsapp } = reply;
  if (call === null || whatsapp === null) return <span className="max-lg:hidden" />;
  const endAsking = () => {
    setAsked(false);
    callLink.current?.focus();
  };
  const link = {
    "aria-describedby": `caller-${id}`,
    onClick: () => setAsked(true),
    className: `${buttonClass("secondary")} lg:min-w-12 lg:px-0`,
  };
  return (
    <>
      <div className="relative order-last grid grid-cols-2 gap-2 max-lg:col-span-2 max-lg:mt-1 lg:order-none">
        <a ref={callLink} href={call} {...link}>
          <Icon name="phone" />
          <span className="lg:sr-only">{text.call}</span>
        </a>
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" {...link}>
          <Icon name="chat" />
          <span className="lg:sr-only">{text.whatsapp}</span>
        </a>
      </div>
      {isAsked ? (
        <div className="relative order-last col-span-full">
          <CallOutcome
            enquiry={enquiry}
            mark={mark}
            offer={{ values: enquiry.job, choices }}
            onDone={endAsking}
          />
        </div>
      ) : null}
    </>
  );
}

function UnreadMark() {
  return (
    <span className="absolute inset-y-0 left-0 w-1 bg-vermilion lg:w-1.5">
      <span className="sr-only">{useAdminText().enquiries.unread}</span>
    </span>
  );
}
