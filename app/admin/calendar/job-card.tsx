import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type Job, stageAfter } from "#domain/jobs/job.ts";
import { jobAddress } from "../kit/addresses/jobs.ts";
import { DayChoice } from "../kit/form/day-choice.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import { JobDay, StageBadge } from "./job-state.tsx";
import type { ChangeJob } from "./use-job-change.ts";

interface JobCardProps {
  job: Job;
  daysLate: number;
  change: ChangeJob;
}

export function JobCard({ job, daysLate, change }: JobCardProps) {
  const { id, vehicleName, work, name, stage } = job;
  return (
    <article
      aria-labelledby={`job-${id}`}
      className={`panel relative p-4 -outline-offset-2 has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:outline-teal ${daysLate > 0 ? "border-l-4 border-l-vermilion" : ""}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={`job-${id}`} className="-my-2.5 min-w-0 font-sans text-base">
          <Link
            to={jobAddress(id)}
            className="block py-2.5 leading-6 wrap-anywhere outline-none after:absolute after:inset-0"
          >
            {vehicleName}
          </Link>
        </h3>
        <StageBadge stage={stage} />
      </div>
      <p className="text-sm wrap-anywhere text-steel">{[work, name].filter(Boolean).join(" · ")}</p>
      <JobDay job={job} daysLate={daysLate} />
      <CardActions job={job} change={change} />
    </article>
  );
}

function CardActions({ job, change }: Omit<JobCardProps, "daysLate">) {
  const text = useAdminText().jobs;
  const [asksDay, setAsksDay] = useState(false);
  const { id, stage, deletedAt } = job;
  const next = stageAfter(stage);
  if (deletedAt !== null) {
    return (
      <Button
        kind="secondary"
        className="relative mt-3"
        aria-describedby={`job-${id}`}
        onClick={() => change(job, { intent: "restore" })}
      >
        {text.restore}
      </Button>
    );
  }
  if (next === null) return null;
  return (
    <div className="relative mt-3">
      <div className="grid grid-cols-2 gap-2">
        <Button
          kind="secondary"
          className="px-2"
          aria-describedby={`job-${id}`}
          onClick={() => change(job, { intent: "stage", stage: next })}
        >
          {next === "delivered" ? text.deliver : fillPlaceholders(text.next, { stage: text.stages[next] })}
        </Button>
        <Button
          kind="secondary"
          className="px-2"
          aria-describedby={`job-${id}`}
          aria-expanded={asksDay}
          onClick={() => setAsksDay(!asksDay)}
        >
          {text.moveDay}
        </Button>
      </div>
      {asksDay ? (
        <fieldset className="mt-3 min-w-0 rounded-md bg-sand p-3">
          <legend className="sr-only">{text.promisedWhen}</legend>
          <p aria-hidden="true" className="font-bold">
            {text.promisedWhen}
          </p>
          <DayChoice
            onChoose={(promisedOn) => {
              setAsksDay(false);
              change(job, { intent: "day", promisedOn });
            }}
          />
        </fieldset>
      ) : null}
    </div>
  );
}
