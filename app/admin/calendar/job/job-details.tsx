import { useState } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { type Job, jobStages } from "#domain/jobs/job.ts";
import { readablePhone } from "#domain/values/caller.ts";
import { enquiryAddress } from "../../kit/addresses/enquiries.ts";
import { calendarPath } from "../../kit/addresses/jobs.ts";
import { Confirm } from "../../kit/dialog/confirm.tsx";
import type { NameOptions } from "../../kit/list/name-options.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Icon } from "../../kit/page/icon.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import { JobDay, StageBadge } from "../job-state.tsx";
import { type ChangeJob, useJobChange } from "../use-job-change.ts";
import { EditJob } from "./edit-job.tsx";
import type { JobMessages } from "./job-messages.ts";
import { AfterPanel, LinkPanel } from "./message-panels.tsx";

export interface LoadedJob {
  /** Its names in the office's language. */
  job: Job;
  daysLate: number;
  enquiryId: string | null;
  choices: NameOptions;
  link: string;
  messages: JobMessages;
  asksReview: boolean;
}

export function JobDetails(loaded: LoadedJob) {
  const { job, daysLate, choices, link, messages, asksReview } = loaded;
  const text = useAdminText().jobs;
  const [wasDelivered, setDelivered] = useState(false);
  const { change, isChanging } = useJobChange(() => setDelivered(true));
  const { vehicleName, stage, deletedAt } = job;
  return (
    <>
      <Link
        to={calendarPath}
        className="inline-flex min-h-11 items-center self-start font-bold text-teal underline-offset-4 hover:underline"
      >
        {text.all}
      </Link>
      <header>
        <h2 className="font-sans text-xl leading-snug wrap-anywhere">{vehicleName}</h2>
        <div className="mt-1 flex flex-wrap items-center gap-x-3">
          <StageBadge stage={stage} />
          <JobDay job={job} daysLate={daysLate} />
        </div>
      </header>
      {deletedAt === null ? (
        <>
          {stage === "delivered" ? (
            <AfterPanel {...{ job, messages, asksReview }} isNext={wasDelivered} />
          ) : null}
          <Customer {...loaded} />
          <Stages job={job} change={change} />
          <LinkPanel link={link} chat={messages.link} />
          <Panel title={text.details}>
            <EditJob job={job} choices={choices} />
          </Panel>
          <div>
            <Confirm
              title={text.delete.title}
              question={text.delete.question}
              isRestorable
              confirm={text.delete.button}
              onConfirm={() => change(job, { intent: "delete" })}
              trigger={
                <Button kind="danger" disabled={isChanging}>
                  {text.delete.button}
                </Button>
              }
            />
          </div>
        </>
      ) : (
        <>
          <p>{text.deletedNow}</p>
          <Button
            kind="primary"
            className="self-start"
            disabled={isChanging}
            onClick={() => change(job, { intent: "restore" })}
          >
            {text.restore}
          </Button>
        </>
      )}
    </>
  );
}

function Customer({ job, messages, enquiryId }: LoadedJob) {
  const { jobs: text, enquiries } = useAdminText();
  const { name, phone } = job;
  const { call, whatsapp } = messages;
  if (name === "" && phone === "" && enquiryId === null) return null;
  return (
    <Panel title={text.customer}>
      <p className="mt-1 wrap-anywhere">
        {[name, readablePhone(phone)].filter((known) => known !== "").join(" · ")}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {call === null || whatsapp === null ? null : (
          <>
            <a href={call} className={buttonClass("secondary")}>
              <Icon name="phone" />
              {enquiries.reply.call}
            </a>
            <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={buttonClass("secondary")}>
              <Icon name="chat" />
              {enquiries.reply.whatsapp}
            </a>
          </>
        )}
        {enquiryId === null ? null : (
          <Link to={enquiryAddress(enquiryId, {})} className={buttonClass("secondary")}>
            {text.enquiry}
          </Link>
        )}
      </div>
    </Panel>
  );
}

function Stages({ job, change }: { job: Job; change: ChangeJob }) {
  const text = useAdminText().jobs;
  return (
    <Panel title={text.stage}>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {jobStages.map((stage) => (
          <button
            key={stage}
            type="button"
            aria-pressed={job.stage === stage}
            onClick={() => {
              if (job.stage !== stage) change(job, { intent: "stage", stage });
            }}
            className={`min-h-11 rounded-md border-2 px-1 text-sm font-bold ${
              job.stage === stage ? "border-ink bg-marigold" : "border-line bg-sheet hover:border-steel"
            }`}
          >
            {text.stages[stage]}
          </button>
        ))}
      </div>
    </Panel>
  );
}
