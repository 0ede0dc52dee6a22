import { Link, useNavigate } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { DueGroup } from "#domain/jobs/due.ts";
import { type Job, type JobShelf, jobShelves } from "#domain/jobs/job.ts";
import { calendarAddress, jobAddress } from "../kit/addresses/jobs.ts";
import { FilterLinks } from "../kit/list/filter-link.tsx";
import { List } from "../kit/list/list.tsx";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { JobCard } from "./job-card.tsx";
import { useJobChange } from "./use-job-change.ts";

/** `heading` where a row is the first of its group. */
export interface JobRow {
  job: Job;
  heading: DueGroup | null;
  daysLate: number;
}

export interface LoadedJobs {
  shelf: JobShelf;
  counts: Record<JobShelf, number>;
  rows: JobRow[];
  total: number;
  page: number;
  pages: number;
}

export function JobList({ shelf, counts, rows, total, page, pages }: LoadedJobs) {
  const text = useAdminText().jobs;
  const navigate = useNavigate();
  // What is to be done next stands on its page.
  const { change } = useJobChange((id) => void navigate(jobAddress(id)));
  const shown = jobShelves.filter((one) => one !== "deleted" || shelf === one || counts[one] > 0);
  return (
    <>
      <Link to="/admin/calendar/new" className={`${buttonClass("primary")} self-start max-sm:w-full`}>
        {text.open}
      </Link>
      <FilterLinks
        label={text.shelfLinks}
        links={shown.map((one) => ({
          to: calendarAddress({ shelf: one }),
          label: text.shelves[one],
          count: counts[one],
          isShown: one === shelf,
        }))}
      />
      <List
        {...{ rows, total, page, pages }}
        label={text.list}
        count={total === 0 ? text.none[shelf] : counted(text.counts[shelf], total)}
        addressOf={(other) => calendarAddress({ shelf, page: other })}
        className="flex flex-col gap-3"
      >
        {({ job, heading, daysLate }) => (
          <li key={job.id}>
            {heading === null ? null : (
              <h2 className={`mt-2 mb-2 text-base ${heading === "late" ? "text-vermilion" : ""}`}>
                {text.groups[heading]}
              </h2>
            )}
            <JobCard job={job} daysLate={daysLate} change={change} />
          </li>
        )}
      </List>
    </>
  );
}
