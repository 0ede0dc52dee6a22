import { servicesContext } from "#app/context.server.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { answerForm } from "../layout/form-action.server.ts";
import { LoadFailure } from "../layout/section-error.tsx";
import { readPage } from "../list/list-query.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import type { Route } from "./+types/page";
import { ActivityLog } from "./activity-log.tsx";
import { accountChangeSchema, changeAccount } from "./change-account.server.ts";
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

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  return answerForm(call, {
    schema: accountChangeSchema,
    failureTitle: ({ account, layout }, intent) =>
      intent === "end other sessions" ? account.sessions.notEnded : layout.unexpected,
    carryOut: (change) => changeAccount(call.context, change),
  });
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
