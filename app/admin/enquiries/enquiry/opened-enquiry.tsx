import { useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { Time } from "#app/admin/ui/time.tsx";
import { UnsavedChangesGuard } from "#app/admin/ui/unsaved-changes-guard.tsx";
import { useEachAnswer } from "#app/use-each-answer.ts";
import type { Enquiry, EnquiryNeighbours } from "#domain/enquiries/enquiry.ts";
import type { EnquiryChange } from "../enquiry-change.ts";
import { inquiryLabels } from "../enquiry-words.ts";
import { type AskedEnquiries, listAddress } from "../list-address.ts";
import { StatePlate } from "../state-plate.tsx";
import { DeleteEnquiry } from "./delete-enquiry.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { MarkUnread } from "./mark-unread.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReplyWays } from "./reply-ways.tsx";
import { SpamPanel } from "./spam-panel.tsx";
import { StateButtons } from "./state-buttons.tsx";
import { useMarkRead } from "./use-mark-read.ts";

/** An enquiry as the server has read it. */
export interface LoadedEnquiry {
  enquiry: Enquiry;
  beside: EnquiryNeighbours;
  isMailed: boolean;
}

/** Everything about one enquiry and all that can be done with it. */
export function OpenedEnquiry({
  enquiry,
  isMailed,
  asked,
}: Omit<LoadedEnquiry, "beside"> & { asked: AskedEnquiries }) {
  const { id, name, inquiry, service, message, state, createdAt } = enquiry;
  const [isNoteDirty, setNoteDirty] = useState(false);
  const removal = useFetcher<EnquiryChange>({ key: `delete-${id}` });
  const navigate = useNavigate();
  const isDeleted = removal.data?.ok === true;
  useEachAnswer(removal, ({ ok }) => {
    if (ok) void navigate(listAddress(asked), { replace: true });
  });
  useMarkRead(enquiry);

  return (
    <article aria-labelledby="enquiry-name" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <UnsavedChangesGuard
        isUnfinished={isNoteDirty && !isDeleted}
        question="Leave without saving the note?"
      />
      <div className="flex min-w-0 flex-col gap-5">
        <header>
          <h2 id="enquiry-name" className="font-sans text-xl leading-snug wrap-anywhere">
            {name}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-steel">
            <StatePlate state={state} />
            <Time iso={createdAt} />
          </p>
        </header>
        {state === "spam" ? <SpamPanel enquiry={enquiry} /> : null}
        <section aria-labelledby="enquiry-message" className="panel p-4 md:p-5">
          <h3 id="enquiry-message" className="text-base">
            {inquiryLabels[inquiry]}
          </h3>
          {service === null ? null : <p className="text-steel">{service}</p>}
          <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{message}</p>
        </section>
        <ReplyWays enquiry={enquiry} />
        <NoteForm
          id={id}
          stored={{ note: enquiry.note, version: enquiry.noteVersion }}
          onDirty={setNoteDirty}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <StateButtons enquiry={enquiry} />
        <MailPanel id={id} mail={enquiry.mail} isMailed={isMailed} />
        <EnquiryFacts enquiry={enquiry} />
        <div className="flex flex-wrap gap-3">
          <MarkUnread enquiry={enquiry} />
          <DeleteEnquiry removal={removal} />
        </div>
      </div>
    </article>
  );
}
