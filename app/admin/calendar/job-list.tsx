import { Link, useNavigate } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { DueGroup } from "#domain/jobs/due.ts";
import { type Job, type JobShelf, jobShelves } from "#domain/jobs/job.ts";
import { calendarAddress, calendarPath, jobAddress, readCalendarQuery } from "../kit/addresses/jobs.ts";
import { FilterLinks } from "../kit/list/filter-link.tsx";
import { List } from "../kit/list/list.tsx";
import { useListQuery } from "../kit/list/list-query.ts";
import { SealedSearch } from "../kit/list/sealed-search.tsx";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { JobCard } from "./job-card.tsx";
import { useJobChange } from "./use-job-change.ts";

interface JobRow {
  job: Job;
  heading: DueGroup | null;
  daysLate: number;
}

export interface LoadedJobs {
  searched: string;
  shelf: JobShelf;
  counts: Record<JobShelf, number>;
  rows: JobRow[];
  total: number;
  page: number;
  pages: number;
}

export function JobList({ searched, shelf, counts, rows, total, page, pages }: LoadedJobs) {
  const text = useAdminText().jobs;
  const navigate = useNavigate();
  const { change } = useJobChange((id) => void navigate(jobAddress(id)));
  const { query, changeQuery } = useListQuery(readCalendarQuery, calendarAddress);
  const isSearched = searched !== "";
  const shown = jobShelves.filter((one) => one !== "deleted" || shelf === one || counts[one] > 0);
  return (
    <>
      <Link to="/admin/calendar/new" className={`${buttonClass("primary")} self-start max-sm:w-full`}>
        {text.open}
      </Link>
      <SealedSearch
        path={`${calendarPath}/search`}
        sealed={query.sealed}
        searched={searched}
        text={text.search}
        onSealed={(sealed) => changeQuery({ sealed, page: 1 })}
      >
        {shelf === "open" ? null : <input type="hidden" name="shelf" value={shelf} />}
      </SealedSearch>
      <FilterLinks
        label={text.shelfLinks}
        links={shown.map((one) => ({
          to: calendarAddress({ sealed: query.sealed, shelf: one }),
          label: text.shelves[one],
          count: counts[one],
          isShown: one === shelf,
        }))}
      />
      <List
        {...{ rows, total, page, pages }}
        label={text.list}
        count={
          isSearched
            ? counted(text.found, total, { search: searched })
            : total === 0
              ? text.none[shelf]
              : counted(text.counts[shelf], total)
        }
        addressOf={(other) => calendarAddress({ sealed: query.sealed, shelf, page: other })}
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
