import { data, useNavigation } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { Button } from "#app/ui/button.tsx";
import { longestEmail } from "#domain/values/email-address.ts";
import { TextField } from "../kit/form/field.tsx";
import { adminTextContext, useAdminText } from "../kit/page/admin-text.ts";
import { Problem } from "../kit/page/problem.tsx";
import { signInPath } from "../kit/page/sections.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { logAnonymousActivity } from "../kit/session/log-activity.server.ts";
import { waitSentence } from "../kit/session/sign-in.server.ts";
import type { Route } from "./+types/forgotten-password-page";
import { answerOpenForm } from "./open-form.server.ts";
import { type OpenAnswer, OpenForm, sendOpenForm, unexpected } from "./open-form.tsx";
import { ServerCommand } from "./server-command.tsx";
import { quietLink, SignInShell } from "./sign-in-shell.tsx";

const requestSchema = z.object({ email: z.string().catch("") });

export async function loader({ context }: Route.LoaderArgs) {
  const { passwordLinks } = context.get(servicesContext).administrator;
  return { areLinksMailed: await passwordLinks.areMailed() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { email } = requestSchema.parse(await readForm(request));
  const typed = email.slice(0, longestEmail);
  return answerOpenForm({ context, fault: unexpected, typed }, async () => {
    const text = context.get(adminTextContext);
    if (email.trim() === "") {
      return data<OpenAnswer>({ typed, message: text.session.missingFields }, { status: 400 });
    }
    const { passwordLinks } = context.get(servicesContext).administrator;
    const asked = await passwordLinks.request(email, context.get(requestContext).address);
    const detail = asked.ok ? "" : text.activity.details.tooManyAttempts;
    await logAnonymousActivity(context, { kind: "password link asked for", detail, session: null });
    if (asked.ok) return data<OpenAnswer>({ isDone: true, message: "" });
    const message = waitSentence(text, asked.refusal.retryAfterSeconds);
    return data<OpenAnswer>({ typed, message }, { status: 429 });
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendOpenForm(call, unexpected);
}

export default function ForgottenPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useAdminText().session.forgotten;
  const isSent = actionData?.isDone === true;
  return (
    <SignInShell title={isSent ? text.sentTitle : text.title}>
      {isSent ? <Sent /> : loaderData.areLinksMailed ? <RequestForm answer={actionData} /> : <NoMail />}
      <a href={signInPath} className={`${quietLink} mt-4`}>
        {text.backToSignIn}
      </a>
    </SignInShell>
  );
}

function RequestForm({ answer }: { answer: OpenAnswer | undefined }) {
  const { email, forgotten: text } = useAdminText().session;
  const isSending = useNavigation().state !== "idle";
  return (
    <>
      <p className="mt-3">{text.explanation}</p>
      <OpenForm className="mt-5 flex flex-col gap-5">
        <TextField
          label={email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={answer?.typed ?? ""}
          aria-invalid={answer !== undefined && !answer.isFault}
          required
        />
        {answer === undefined || isSending ? null : <Problem title={answer.title} message={answer.message} />}
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? text.sending : text.send}
        </Button>
      </OpenForm>
    </>
  );
}

function Sent() {
  const text = useAdminText().session.forgotten;
  return (
    <div role="status">
      <p className="mt-3">{text.sent}</p>
      <p className="mt-3">{text.notThere}</p>
    </div>
  );
}

function NoMail() {
  const text = useAdminText().session.forgotten;
  const command = <ServerCommand name="admin:create" words="owner@example.com" />;
  return (
    <p className="mt-3">
      <Sentence text={text.noMail} values={{ command }} />
    </p>
  );
}
