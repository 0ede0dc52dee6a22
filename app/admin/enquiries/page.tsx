import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { adminTextContext, counted, useAdminText } from "../layout/admin-text.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { LastLoaded, LoadFailure } from "../layout/section-error.tsx";
import { loadedOrNull } from "../list/last-loaded.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import { answerForm, type FormOutcome, networkError, sendForm } from "../ui/form-outcome.ts";
import type { Route } from "./+types/page";
import { EnquiryList } from "./enquiry-list.tsx";
import { readEnquiriesQuery } from "./list-address.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { enquiries } = context.get(servicesContext);
  const query = readEnquiriesQuery(url.searchParams);
  const [found, counts] = await Promise.all([enquiries.list(query, query.page), enquiries.counts()]);
  return {
    query: { ...query, page: found.page },
    rows: found.enquiries,
    total: found.total,
    pages: found.pages,
    counts,
    isMailed: enquiries.isMailed,
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  return answerForm(await sendFailedAgain(context, await request.formData()));
}

/** Orders every mail anew that has failed so far: the only thing a form can ask of the whole list. */
async function sendFailedAgain(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<FormOutcome> {
  const { layout, enquiries: text, activity } = context.get(adminTextContext);
  const failure = { ok: false, title: text.failure["send again"] };
  if (form.get("intent") !== "send failed again") {
    return { ...failure, status: 400, description: layout.incompleteForm };
  }
  try {
    const ordered = await context.get(servicesContext).enquiries.sendFailedAgain();
    if (ordered === 0) return { ok: true, status: 200, title: text.mail.allUnderWay };
    await logActivity(context, "enquiry mails sent again", counted(activity.details.mails, ordered));
    return { ok: true, status: 200, title: text.mail.allSentAgain };
  } catch (error) {
    return { ...failure, status: 500, description: noteFault(context, error).message };
  }
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, (text) => networkError(text, text.enquiries.failure["send again"]));
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
