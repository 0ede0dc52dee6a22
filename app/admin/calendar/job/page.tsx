import { data } from "react-router";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { sitePath } from "#app/language/paths.ts";
import { calledIn } from "#domain/gallery/names/names.ts";
import { daysLate } from "#domain/jobs/due.ts";
import { indianDay } from "#domain/values/indian-day.ts";
import { readWithRetries } from "#platform/retry.ts";
import { jobChoices, jobNaming } from "../../kit/jobs/job-choices.server.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Problem } from "../../kit/page/problem.tsx";
import { sectionPage } from "../../kit/page/section-page.tsx";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import { logActivity } from "../../kit/session/log-activity.server.ts";
import type { Route } from "./+types/page";
import { JobDetails, type LoadedJob } from "./job-details.tsx";
import { jobMessages } from "./job-messages.ts";

export { revalidateAfterAnswer as shouldRevalidate } from "../../kit/form/form-outcome.ts";
export { clientLoader } from "../../kit/page/section-page.tsx";

interface Answer {
  found: LoadedJob | null;
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { jobs, enquiries, gallery } = context.get(servicesContext);
  const job = await readWithRetries(() => jobs.find(params.id));
  if (job === null) return data<Answer>({ found: null }, { status: 404 });
  const [enquiry, choices, named, { vehicles }] = await readWithRetries(() =>
    Promise.all([
      job.enquiryId === null ? null : enquiries.find(job.enquiryId),
      jobChoices(context),
      jobNaming(context),
      gallery.choices(),
    ]),
  );
  await logActivity(context, "jobs listed");
  const { name, google } = context.get(siteContentContext).business;
  const link = `${url.origin}${sitePath(job.language, `/job?of=${jobs.sealLink(job.id)}`)}`;
  const toCustomer = calledIn(job.language, job.vehicleName, vehicles);
  return data<Answer>({
    found: {
      ...{ job: named(job), choices, link, enquiryId: enquiry?.id ?? null },
      daysLate: daysLate(job.promisedOn, indianDay(new Date())),
      messages: jobMessages(job, toCustomer, { name, google }, link),
      asksReview: google.reviewLink !== "",
    },
  });
}

function JobPage({ found }: Answer) {
  const text = useAdminText().jobs;
  return found === null ? <Problem message={text.goneNow} /> : <JobDetails key={found.job.id} {...found} />;
}

const page = sectionPage<Answer>({
  Content: JobPage,
  className: "max-w-3xl gap-4",
  failure: ({ jobs }) => jobs.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
