import { type JobShelf, jobShelves } from "#domain/jobs/job.ts";
import { readPage, readSealed, withQuery } from "../list/list-query.ts";

interface CalendarQuery {
  sealed: string;
  shelf: JobShelf;
  page: number;
}

export const calendarPath = "/admin/calendar";

export function readCalendarQuery(parameters: URLSearchParams): CalendarQuery {
  const asked = parameters.get("shelf");
  return {
    sealed: readSealed(parameters.get("search")),
    shelf: jobShelves.find((known) => known === asked) ?? "open",
    page: readPage(parameters.get("page")),
  };
}

export function calendarAddress({ sealed, shelf, page }: Partial<CalendarQuery>): string {
  return withQuery(calendarPath, { search: sealed, shelf: shelf === "open" ? null : shelf, page });
}

export function jobAddress(id: string): string {
  return `${calendarPath}/${id}`;
}
