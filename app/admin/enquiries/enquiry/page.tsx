import { useEffect } from "react";
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { tellFailure } from "#app/admin/layout/notices.tsx";
import { LoadFailure } from "#app/admin/layout/section-error.tsx";
import { loadedOrNull, useLastLoaded } from "#app/admin/list/last-loaded.ts";
import { signedInAdministrator } from "#app/admin/session/guard.server.ts";
import { isNetworkError, networkError } from "#app/admin/ui/network-error.ts";
import { Problem } from "#app/admin/ui/problem.tsx";
import { servicesContext } from "#app/context.server.ts";
import { failureTitles, intentOf } from "../enquiry-change.ts";
import { type AskedEnquiries, readAskedEnquiries } from "../list-address.ts";
import type { Route } from "./+types/page";
import { changeEnquiry } from "./change-enquiry.server.ts";
import { readEnquiryId } from "./enquiry-id.server.ts";
import { type LoadedEnquiry, OpenedEnquiry } from "./opened-enquiry.tsx";
import { PreviousNext } from "./previous-next.tsx";

const loadFailure = "Failed to load enquiries";

/** Does not mark it as read: the page does, once somebody really looks at it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { enquiries } = context.get(servicesContext);
  const id = readEnquiryId(params.id);
  if (id === null) return noneThere();
  const [enquiry, beside] = await Promise.all([
    enquiries.find(id),
    enquiries.neighbours(id, readAskedEnquiries(url.searchParams)),
  ]);
  if (enquiry === null) return noneThere();
  return data<EnquiryAnswer>({ opened: { enquiry, beside, isMailed: enquiries.isMailed } });
}

/** What the server answers: null where there is no such enquiry. */
interface EnquiryAnswer {
  opened: LoadedEnquiry | null;
}

function noneThere() {
  return data<EnquiryAnswer>({ opened: null }, { status: 404 });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const outcome = await changeEnquiry(context, readEnquiryId(params.id) ?? "", await request.formData());
  return data(outcome, { status: outcome.status });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return (await loadedOrNull(serverAction)) ?? { ok: false, ...networkError(failureTitles[intentOf(form)]) };
}

/**
 * What was just deleted cannot be read again: the page is being left for the list. And while the server is out of
 * reach, the form that could not be sent says so already.
 */
export function shouldRevalidate({
  formData,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isDeleted = formData?.get("intent") === "delete" && actionResult?.ok === true;
  return defaultShouldRevalidate && !isDeleted && !isNetworkError(actionResult);
}

export default function EnquiryPage({ loaderData, params }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const asked = readAskedEnquiries(parameters);
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      <PreviousNext asked={asked} beside={loaderData?.opened?.beside ?? { newer: null, older: null }} />
      <Answered key={params.id} told={loaderData} asked={asked} />
    </div>
  );
}

/** Whatever becomes of the enquiry elsewhere, what was read of it and what is being typed stays. */
function Answered({ told, asked }: { told: EnquiryAnswer | null; asked: AskedEnquiries }) {
  const known = useLastLoaded(told?.opened ?? null);
  const hasFailed = told === null;
  useEffect(() => {
    if (hasFailed) tellFailure(loadFailure);
  }, [hasFailed]);
  return (
    <>
      {hasFailed ? <LoadFailure title={loadFailure} message="What you see may be out of date." /> : null}
      {told?.opened === null ? <Problem message="This enquiry is no longer there." /> : null}
      {known === null ? null : <OpenedEnquiry {...known} asked={asked} />}
    </>
  );
}

export function ErrorBoundary() {
  useEffect(() => tellFailure(loadFailure), []);
  return <Problem message={loadFailure} />;
}
