import { useState } from "react";
import { Link, useFetcher, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import {
  type Enquiry,
  type EnquiryNeighbours,
  type EnquirySummary,
  referenceOf,
} from "#domain/enquiries/enquiry.ts";
import type { EnquiryPhotograph } from "#domain/enquiries/photographs/enquiry-photographs.ts";
import type { Job } from "#domain/jobs/job.ts";
import { callerOf } from "#domain/values/caller.ts";
import { type EnquiriesQuery, enquiriesAddress } from "../../kit/addresses/enquiries.ts";
import { UnsavedChangesGuard } from "../../kit/dialog/unsaved-changes-guard.tsx";
import { useOutcomeNotice } from "../../kit/form/form-outcome.ts";
import { useFetcherResult } from "../../kit/form/use-fetcher-result.ts";
import type { JobOffer } from "../../kit/jobs/job-form.ts";
import { useFocusAfterRemoval } from "../../kit/list/use-focus-after-removal.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Panel } from "../../kit/page/panel.tsx";
import { Time } from "../../kit/page/time.tsx";
import { CallBackDay, StateBadge } from "../state-badge.tsx";
import { useMark } from "../use-mark.ts";
import { WonAmount } from "../won-amount.tsx";
import { AskedBefore } from "./asked-before.tsx";
import type { EnquiryOutcome } from "./change-enquiry.server.ts";
import { DeleteEnquiry, MarkUnread, StateButtons, useMarkRead } from "./enquiry-actions.tsx";
import { EnquiryFacts, ReplyOptions, SpamPanel } from "./enquiry-panels.tsx";
import { EnquiryParts, type LoadedPart } from "./enquiry-parts.tsx";
import { JobPanel } from "./job-panel.tsx";
import { JobSheet } from "./job-sheet.tsx";
import { LinePanel } from "./line-panel.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { Message } from "./message.tsx";
import { NoteForm } from "./note-form.tsx";
import { OwnerDetailsForm } from "./owner-details-form.tsx";
import { Photographs } from "./photographs.tsx";
import { QuotationPanel } from "./quotation-panel.tsx";
import type { Sender } from "./reply-links.ts";
import { ReviewPanel } from "./review-panel.tsx";

export interface LoadedEnquiry {
  enquiry: Enquiry;
  service: string | null;
  photographs: EnquiryPhotograph[];
  parts: LoadedPart[];
  before: EnquirySummary[];
  neighbours: EnquiryNeighbours;
  isMailed: boolean;
  sender: Sender;
  lineAddress: string;
  jobs: Job[];
  offer: JobOffer;
}

export function EnquiryDetails({
  enquiry,
  service,
  photographs,
  parts,
  before,
  isMailed,
  sender,
  lineAddress,
  jobs,
  offer,
  query,
}: Omit<LoadedEnquiry, "neighbours"> & { query: EnquiriesQuery }) {
  const { enquiries: text, person: personText } = useAdminText();
  const { id, inquiry, message, state, createdAt, callBackOn } = enquiry;
  const [isNoteDirty, setNoteDirty] = useState(false);
  const [areDetailsDirty, setDetailsDirty] = useState(false);
  const removal = useFetcher<EnquiryOutcome>({ key: `delete-${id}` });
  const navigate = useNavigate();
  const isDeleted = removal.data?.ok === true;
  useOutcomeNotice(removal);
  useFetcherResult(removal, ({ ok }) => {
    if (ok) void navigate(enquiriesAddress(query), { replace: true });
  });
  const heading = useFocusAfterRemoval(before.length, parts.length);
  const marks = useMark(id);
  useMarkRead(enquiry);

  return (
    <article aria-labelledby="enquiry-name" className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <UnsavedChangesGuard
        isUnfinished={(isNoteDirty || areDetailsDirty) && !isDeleted}
        question={isNoteDirty ? text.note.leaveQuestion : text.details.leaveQuestion}
      />
      {marks.wonId === null ? null : <WonAmount id={marks.wonId} onDone={marks.endAsking} />}
      <JobSheet enquiry={enquiry} service={service} sender={sender} parts={parts} />
      <div className="flex min-w-0 flex-col gap-5">
        <header>
          <h2
            ref={heading}
            id="enquiry-name"
            tabIndex={-1}
            className="font-sans text-xl leading-snug outline-none wrap-anywhere"
          >
            {callerOf(enquiry)}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-steel">
            <StateBadge state={state} />
            <Time iso={createdAt} />
            <CallBackDay day={callBackOn} />
            <span className="inline-flex gap-x-1">
              <span>{text.facts.reference}</span>
              <span>{referenceOf(id)}</span>
            </span>
          </p>
        </header>
        <ReplyOptions enquiry={enquiry} sender={sender} mark={marks.mark} offer={offer} />
        {state === "spam" ? <SpamPanel enquiry={enquiry} /> : null}
        <EnquiryParts parts={parts} sender={sender} />
        <Panel title={text.inquiries[inquiry]}>
          {service === null ? null : <p className="text-steel">{service}</p>}
          {message === "" ? null : <Message text={message} />}
        </Panel>
        {photographs.length === 0 ? null : <Photographs enquiryId={id} photographs={photographs} />}
        <AskedBefore id={id} before={state === "spam" ? [] : before} />
        <OwnerDetailsForm enquiry={enquiry} onDirty={setDetailsDirty} />
        <NoteForm enquiry={enquiry} onDirty={setNoteDirty} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <StateButtons enquiry={enquiry} mark={marks.mark} marking={marks.marking} />
        <QuotationPanel enquiry={enquiry} />
        <JobPanel enquiry={enquiry} jobs={jobs} offer={offer} />
        {state === "won" || enquiry.line !== null ? (
          <LinePanel enquiry={enquiry} sender={sender} address={lineAddress} />
        ) : null}
        {state === "won" ? <ReviewPanel enquiry={enquiry} sender={sender} /> : null}
        <MailPanel id={id} mail={enquiry.mail} isMailed={isMailed} />
        <EnquiryFacts enquiry={enquiry} />
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => window.print()}>
            {text.sheet.print}
          </Button>
          <MarkUnread enquiry={enquiry} />
          <DeleteEnquiry removal={removal} />
          <Link
            to={`/admin/enquiries/${id}/person`}
            className="inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4"
          >
            {personText.link}
          </Link>
        </div>
      </div>
    </article>
  );
}
