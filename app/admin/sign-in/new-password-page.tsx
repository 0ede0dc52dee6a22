import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/context.server.ts";
import { passwordLink } from "#app/kept-link.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { passwordProblem } from "../kit/form/password-words.ts";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { forgottenPasswordPath, signInPath } from "../kit/page/sections.ts";
import { logAnonymousActivity } from "../kit/session/log-activity.server.ts";
import { waitSentence } from "../kit/session/sign-in.server.ts";
import type { Route } from "./+types/new-password-page";
import { NewPasswordForm } from "./new-password-form.tsx";
import { answerOpenForm } from "./open-form.server.ts";
import { type OpenAnswer, sendOpenForm, unexpected } from "./open-form.tsx";
import { SignInShell } from "./sign-in-shell.tsx";

const typed = z.string().catch("");
const passwordsSchema = z.object({ password: typed, confirmation: typed });

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (token !== null) throw passwordLink.keep(url.origin, token);
  const { passwordLinks } = context.get(servicesContext).administrator;
  return { link: await passwordLinks.open(passwordLink.kept(request, url.origin)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const passwords = passwordsSchema.parse(await readForm(request));
  return answerOpenForm({ context, fault: unexpected }, async () => {
    const text = context.get(adminTextContext);
    const { passwordLinks } = context.get(servicesContext).administrator;
    const used = await passwordLinks.use(passwordLink.kept(request, url.origin), passwords);
    const forget = { headers: { "Set-Cookie": passwordLink.forgotten(url.origin) } };
    if (used.ok) {
      const detail = text.activity.details.byMailedLink;
      await logAnonymousActivity(context, { kind: "password changed", detail, session: null });
      return data<OpenAnswer>({ isDone: true, message: "" }, forget);
    }
    const { refusal } = used;
    switch (refusal.reason) {
      case "over":
        return data<OpenAnswer>({ message: text.session.newPassword.over }, { status: 410, ...forget });
      case "invalid":
        return data<OpenAnswer>({ message: passwordProblem(text, refusal.problem) }, { status: 400 });
      case "throttled":
        return data<OpenAnswer>({ message: waitSentence(text, refusal.retryAfterSeconds) }, { status: 429 });
    }
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendOpenForm(call, unexpected);
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, session } = useAdminText();
  const { link } = loaderData;
  if (actionData?.isDone) {
    return (
      <SignInShell title={account.password.updated}>
        <p role="status" className="mt-3">
          {session.newPassword.done}
        </p>
        <a href={signInPath} className={`${buttonClass("primary")} mt-5`}>
          {session.signIn}
        </a>
      </SignInShell>
    );
  }
  return (
    <SignInShell title={session.newPassword.title}>
      {link === null ? (
        <Over />
      ) : (
        <NewPasswordForm
          ownWords={link.ownWords}
          answer={actionData}
          below={<p className="text-sm text-steel">{session.newPassword.signsOut}</p>}
          send={account.password.update}
          sending={account.password.updating}
        />
      )}
    </SignInShell>
  );
}

function Over() {
  const { forgotten, newPassword } = useAdminText().session;
  return (
    <>
      <p role="status" className="mt-3">
        {newPassword.over}
      </p>
      <a href={forgottenPasswordPath} className={`${buttonClass("secondary")} mt-5`}>
        {forgotten.askAgain}
      </a>
    </>
  );
}
