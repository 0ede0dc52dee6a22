import { type JobShelf, jobShelves } from "#domain/jobs/job.ts";
import { readPage, withQuery } from "../list/list-query.ts";

export interface CalendarQuery {
  shelf: JobShelf;
  page: number;
}

export const calendarPath = "/admin/calendar";

export function readCalendarQuery(parameters: URLSearchParams): CalendarQuery {
  const asked = parameters.get("shelf");
  return {
    shelf: jobShelves.find((known) => known === asked) ?? "open",
    page: readPage(parameters.get("page")),
  };
}

export function calendarAddress({ shelf, page }: Partial<CalendarQuery>): string {
  return withQuery(calendarPath, { shelf: shelf === "open" ? null : shelf, page });
}

export function jobAddress(id: string): string {
  return `${calendarPath}/${id}`;
}
