import { Link } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Job } from "#domain/jobs/job.ts";
import { calendarPath, jobAddress } from "../kit/addresses/jobs.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { Time } from "../kit/page/time.tsx";
import { quietLink, TodayPanel } from "../kit/page/today-panel.tsx";

export interface DueJobsProps {
  total: number;
  jobs: { job: Job; daysLate: number }[];
}

export function DueJobs({ total, jobs }: DueJobsProps) {
  const text = useAdminText().jobs;
  if (total === 0) return null;
  return (
    <TodayPanel title={text.due.title}>
      <ul className="mt-2">
        {jobs.map(({ job, daysLate }) => (
          <li key={job.id} className="relative border-t border-line py-2 hover:bg-sand">
            <Link
              to={jobAddress(job.id)}
              className="flex min-h-11 items-center justify-between gap-3 font-bold after:absolute after:inset-0"
            >
              <span className="min-w-0 wrap-anywhere">{job.vehicleName}</span>
              <span className={`shrink-0 text-sm ${daysLate > 0 ? "text-vermilion" : ""}`}>
                {daysLate > 0 ? counted(text.late, daysLate) : <Time iso={job.promisedOn ?? ""} as="day" />}
              </span>
            </Link>
            <p className="truncate text-sm text-steel">
              {[text.stages[job.stage], job.name].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {total > jobs.length ? (
        <Link to={calendarPath} className={quietLink}>
          {fillPlaceholders(text.due.more, { count: total })}
        </Link>
      ) : null}
    </TodayPanel>
  );
}
