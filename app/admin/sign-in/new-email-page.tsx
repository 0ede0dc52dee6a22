import { data, useNavigation } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import { emailLink } from "#app/kept-link.server.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { Problem } from "../kit/page/problem.tsx";
import { signInPath } from "../kit/page/sections.ts";
import { logAnonymousActivity } from "../kit/session/log-activity.server.ts";
import type { Route } from "./+types/new-email-page";
import { answerOpenForm } from "./open-form.server.ts";
import { type OpenAnswer, OpenForm, sendOpenForm, unexpected } from "./open-form.tsx";
import { SignInShell } from "./sign-in-shell.tsx";

/** Programs open mailed links, too, so only the button confirms. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (token !== null) throw emailLink.keep(url.origin, token);
  const { details } = context.get(servicesContext).administrator;
  return { email: await details.openLink(emailLink.kept(request, url.origin)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return answerOpenForm({ context, fault: unexpected }, async () => {
    const { confirm, problems } = context.get(adminTextContext).account.details;
    const { details } = context.get(servicesContext).administrator;
    const used = await details.useLink(emailLink.kept(request, url.origin));
    const forget = { headers: { "Set-Cookie": emailLink.forgotten(url.origin) } };
    if (!used.ok) {
      const message = used.refusal === "over" ? confirm.over : problems["email taken"];
      return data<OpenAnswer>({ isDone: true, message }, { status: 410, ...forget });
    }
    await logAnonymousActivity(context, { kind: "e-mail changed", detail: "", session: null });
    const message = fillPlaceholders(confirm.done, { email: used.value });
    return data<OpenAnswer>({ isDone: true, message }, forget);
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendOpenForm(call, unexpected);
}

export default function NewEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { confirm, title } = useAdminText().account.details;
  const isSending = useNavigation().state !== "idle";
  const { email } = loaderData;
  if (actionData?.isDone || email === null) {
    return (
      <SignInShell title={title}>
        <p role="status" className="mt-3 wrap-anywhere">
          {actionData?.message ?? confirm.over}
        </p>
        <a href={signInPath} className={`${buttonClass("primary")} mt-5`}>
          {confirm.toBackOffice}
        </a>
      </SignInShell>
    );
  }
  return (
    <SignInShell title={confirm.title}>
      <p className="mt-3 wrap-anywhere">{fillPlaceholders(confirm.text, { email })}</p>
      <OpenForm className="mt-5 flex flex-col items-start gap-5">
        {actionData === undefined || isSending ? null : (
          <Problem title={actionData.title} message={actionData.message} />
        )}
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? confirm.confirming : confirm.confirm}
        </Button>
      </OpenForm>
    </SignInShell>
  );
}
