import { z } from "zod";
import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { readEnquiriesQuery } from "../kit/addresses/enquiries.ts";
import { type FailureTitle, type FormOutcome, sendForm, succeeded } from "../kit/form/form-outcome.ts";
import { jobBegun, jobChoices } from "../kit/jobs/job-choices.server.ts";
import { serviceNaming } from "../kit/list/service-naming.server.ts";
import { adminTextContext, counted } from "../kit/page/admin-text.ts";
import { sectionPage } from "../kit/page/section-page.tsx";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/page";
import { replyLinks } from "./enquiry/reply-links.ts";
import { enquiryFilter } from "./enquiry-filter.server.ts";
import { EnquiryList, type LoadedEnquiries } from "./enquiry-list.tsx";

export { clientLoader } from "../kit/page/section-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs): Promise<LoadedEnquiries> {
  signedInAdministrator(context);
  const { enquiries } = context.get(servicesContext);
  const query = readEnquiriesQuery(url.searchParams);
  const filter = enquiryFilter(context, url);
  const [found, counts, callBacks, isMailed, serviceOf, choices] = await readWithRetries(() =>
    Promise.all([
      enquiries.list(filter, query.page),
      enquiries.counts(),
      enquiries.callBacks(0),
      enquiries.isMailed(),
      serviceNaming(context),
      jobChoices(context),
    ]),
  );
  if (found.total > 0) await logActivity(context, "enquiries listed");
  return {
    query: { ...query, page: found.page },
    callBacks: callBacks.total,
    searched: filter.search,
    rows: found.enquiries.map((row) => ({
      ...row,
      service: serviceOf(row),
      reply: replyLinks(row, context.get(siteContentContext).business),
      job: jobBegun(`${row.service ?? ""} ${row.beginning}`, serviceOf(row), choices),
    })),
    total: found.total,
    pages: found.pages,
    counts,
    isMailed,
    choices,
  };
}

const failureTitle: FailureTitle = ({ enquiries }) => enquiries.failure["send again"];

const sendAgainSchema = z.object({ intent: z.literal("send failed again") });

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, { schema: sendAgainSchema, failureTitle, carryOut: sendFailedAgain });
}

async function sendFailedAgain(_: unknown, context: Route.ActionArgs["context"]): Promise<FormOutcome> {
  const { enquiries, activity } = context.get(adminTextContext);
  const ordered = await context.get(servicesContext).enquiries.sendFailedAgain();
  if (ordered === 0) return succeeded(enquiries.mail.allPending);
  await logActivity(context, "enquiry mails sent again", counted(activity.details.mails, ordered));
  return succeeded(enquiries.mail.allSentAgain);
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

const page = sectionPage<LoadedEnquiries>({
  Content: EnquiryList,
  className: "max-w-6xl gap-3 md:gap-5",
  failure: ({ enquiries }) => enquiries.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
