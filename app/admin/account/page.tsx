import { servicesContext } from "#app/context.server.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { LoadFailure } from "../layout/section-error.tsx";
import { readPage } from "../list/list-query.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import { answerForm } from "../ui/form-outcome.ts";
import type { Route } from "./+types/page";
import { ActivityLog } from "./activity-log.tsx";
import { changeAccount } from "./change-account.server.ts";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";

const entriesPerPage = 25;

export async function loader({ url, context }: Route.LoaderArgs) {
  const session = signedInAdministrator(context);
  const { administrator, activity } = context.get(servicesContext);
  const page = readPage(url.searchParams.get("log"));
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
  return answerForm(await changeAccount(context, await request.formData()));
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
  return <LoadFailure title={useAdminText().layout.unexpected} />;
}
