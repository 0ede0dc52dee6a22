import { useEffect } from "react";
import { data } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { tellFailure } from "../layout/notices.tsx";
import { LoadFailure } from "../layout/section-error.tsx";
import { loadedOrNull, useLastLoaded } from "../list/last-loaded.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import { networkError } from "../ui/network-error.ts";
import { Problem } from "../ui/problem.tsx";
import type { Route } from "./+types/page";
import { sendFailedAgain } from "./change-list.server.ts";
import { EnquiryList } from "./enquiry-list.tsx";
import { readAskedEnquiries } from "./list-address.ts";

const loadFailure = "Failed to load enquiries";

export async function loader({ url, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  const { enquiries } = context.get(servicesContext);
  const asked = readAskedEnquiries(url.searchParams);
  const [found, counts] = await Promise.all([enquiries.list(asked, asked.page), enquiries.counts()]);
  return {
    asked: { ...asked, page: found.page },
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
  const outcome = await sendFailedAgain(context, await request.formData());
  return data(outcome, { status: outcome.status });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return (await loadedOrNull(serverAction)) ?? { ok: false, ...networkError("Failed to send again") };
}

export default function EnquiriesPage({ loaderData }: Route.ComponentProps) {
  const shown = useLastLoaded(loaderData);
  const hasFailed = loaderData === null;
  useEffect(() => {
    if (hasFailed) tellFailure(loadFailure);
  }, [hasFailed]);
  return (
    <div className="flex max-w-6xl flex-col gap-5">
      {hasFailed ? <LoadFailure title={loadFailure} message="What you see may be out of date." /> : null}
      {shown === null ? null : <EnquiryList {...shown} />}
    </div>
  );
}

export function ErrorBoundary() {
  useEffect(() => tellFailure(loadFailure), []);
  return <Problem message={loadFailure} />;
}
