import { useEffect } from "react";
import { data } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { tellFailure } from "../layout/notices.tsx";
import { signedInAdministrator } from "../session/guard.server.ts";
import { Problem } from "../ui/problem.tsx";
import type { Route } from "./+types/page";
import { ActivityLog } from "./activity-log.tsx";
import { changeAccount } from "./change-account.server.ts";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";

const entriesPerPage = 25;

export async function loader({ url, context }: Route.LoaderArgs) {
  const session = signedInAdministrator(context);
  const { administrator, activity } = context.get(servicesContext);
  const page = readLogPage(url.searchParams);
  const [sessions, log] = await Promise.all([
    administrator.sessions(session),
    activity.list(page, entriesPerPage),
  ]);
  return {
    email: session.email,
    needsPassword: administrator.needsPassword(session),
    sessions,
    log: { ...log, page, pages: Math.max(1, Math.ceil(log.total / entriesPerPage)) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  signedInAdministrator(context);
  const outcome = await changeAccount(context, await request.formData());
  return data(outcome, { status: outcome.status });
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { email, needsPassword, sessions, log } = loaderData;
  return (
    <div className="flex max-w-5xl flex-col gap-10">
      <PasswordForm email={email} needsPassword={needsPassword} />
      <SessionList sessions={sessions} />
      <ActivityLog {...log} />
    </div>
  );
}

export function ErrorBoundary() {
  useEffect(() => tellFailure("An unexpected error occurred"), []);
  return <Problem message="An unexpected error occurred" />;
}

function readLogPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get("log") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
