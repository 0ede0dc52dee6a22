import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { readWithRetries } from "#platform/retry.ts";
import { readEnquiriesQuery } from "../kit/addresses/enquiries.ts";
import { type FailureTitle, type FormOutcome, sendForm, succeeded } from "../kit/form/form-outcome.ts";
import { serviceNaming } from "../kit/list/service-naming.server.ts";
import { adminTextContext, counted, useAdminText } from "../kit/page/admin-text.ts";
import { loadedOrNull } from "../kit/page/last-loaded.ts";
import { LastLoaded, LoadFailure } from "../kit/page/section-error.tsx";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/page";
import { enquiryFilter } from "./enquiry-filter.server.ts";
import { EnquiryList } from "./enquiry-list.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { enquiries } = context.get(servicesContext);
  const query = readEnquiriesQuery(url.searchParams);
  const filter = enquiryFilter(context, url);
  const [found, counts, isMailed, serviceOf] = await readWithRetries(() =>
    Promise.all([
      enquiries.list(filter, query.page),
      enquiries.counts(),
      enquiries.isMailed(),
      serviceNaming(context),
    ]),
  );
  if (found.total > 0) await logActivity(context, "enquiries listed");
  return {
    query: { ...query, page: found.page },
    searched: filter.search,
    rows: found.enquiries.map((row) => ({ ...row, service: serviceOf(row) })),
    total: found.total,
    pages: found.pages,
    counts,
    isMailed,
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
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
  if (ordered === 0) return succeeded(enquiries.mail.allUnderWay);
  await logActivity(context, "enquiry mails sent again", counted(activity.details.mails, ordered));
  return succeeded(enquiries.mail.allSentAgain);
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      <LastLoaded loaded={loaderData} failure={useAdminText().enquiries.loadFailure}>
        {(shown) => <EnquiryList {...shown} />}
      </LastLoaded>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().enquiries.loadFailure} />;
}
