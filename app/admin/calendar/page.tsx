import { servicesContext } from "#app/context.server.ts";
import { daysLate, dueGroupOf } from "#domain/jobs/due.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { readWithRetries } from "#platform/retry.ts";
import { readCalendarQuery } from "../kit/addresses/jobs.ts";
import { type FailureTitle, sendForm, titleFor } from "../kit/form/form-outcome.ts";
import { jobNaming } from "../kit/jobs/job-choices.server.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/page";
import { changeJob, type JobChange, jobChangeSchema } from "./change-job.server.ts";
import { JobList, type LoadedJobs } from "./job-list.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../kit/form/form-outcome.ts";
export { clientLoader } from "../kit/page/section-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedJobs> {
  signedInAdministrator(context);
  const { jobs } = context.get(servicesContext);
  const { sealed, shelf, page: asked } = readCalendarQuery(url.searchParams);
  const searched = jobs.openSearch(sealed);
  const [{ jobs: listed, ...found }, counts, named] = await readWithRetries(() =>
    Promise.all([jobs.list(shelf, asked, searched), jobs.counts(searched), jobNaming(context)]),
  );
  if (found.total > 0) await logActivity(context, "jobs listed");
  const today = indianDay(new Date());
  const groupOf = (promisedOn: string | null) => (shelf === "open" ? dueGroupOf(promisedOn, today) : null);
  const rows = listed.map((job, index) => {
    const group = groupOf(job.promisedOn);
    const before = listed[index - 1];
    const startsGroup = before === undefined || groupOf(before.promisedOn) !== group;
    return {
      job: named(job),
      heading: startsGroup ? group : null,
      daysLate: daysLate(job.promisedOn, today),
    };
  });
  return { searched, shelf, counts, rows, ...found };
}

const failureTitle: FailureTitle = ({ jobs }, intent) =>
  titleFor<JobChange["intent"]>({ ...jobs.failure, won: jobs.failure.open }, intent, "open");

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, { schema: jobChangeSchema, failureTitle, carryOut: changeJob });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

const page = sectionPage<LoadedJobs>({
  Content: JobList,
  className: "max-w-3xl gap-4",
  failure: ({ jobs }) => jobs.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
