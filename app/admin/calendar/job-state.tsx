import type { Job, JobStage } from "#domain/jobs/job.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { Time } from "../kit/page/time.tsx";

export function StageBadge({ stage }: { stage: JobStage }) {
  const look = stage === "delivered" || stage === "ready" ? "bg-teal text-white" : "bg-sheet text-teal";
  return (
    <span
      className={`inline-flex shrink-0 rounded-sm border border-teal px-2 text-[0.8125rem] leading-6 font-bold ${look}`}
    >
      {useAdminText().jobs.stages[stage]}
    </span>
  );
}

interface JobDayProps {
  job: Pick<Job, "promisedOn" | "deliveredAt">;
  daysLate: number;
}

export function JobDay({ job: { promisedOn, deliveredAt }, daysLate }: JobDayProps) {
  const text = useAdminText().jobs;
  const iso = deliveredAt ?? promisedOn;
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
      {iso === null ? (
        text.noDay
      ) : (
        <span>
          <Sentence
            text={deliveredAt === null ? text.promised : text.deliveredOn}
            values={{ day: <Time key={iso} iso={iso} as="day" /> }}
          />
        </span>
      )}
      {deliveredAt === null && daysLate > 0 ? (
        <b className="text-vermilion">{counted(text.late, daysLate)}</b>
      ) : null}
    </p>
  );
}
