import { type SubmitEvent, useState } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { CodeFields, type CodeKind } from "../kit/form/code-fields.tsx";
import { PasswordField } from "../kit/form/password-field.tsx";
import { type AdminText, useAdminText } from "../kit/page/admin-text.ts";
import { jsonFields } from "../kit/page/json-call.ts";
import { notifySuccess } from "../kit/page/notices.tsx";
import { Problem } from "../kit/page/problem.tsx";
import { signInPath } from "../kit/page/sections.ts";
import { notifyOtherTabs } from "../kit/session/other-tabs.ts";
import { pageSession } from "../kit/session/page-session.ts";

type Asked = "password" | CodeKind;

export function SignInSteps({ email }: { email: string }) {
  const text = useAdminText().session;
  const [asked, setAsked] = useState<Asked>("password");
  const [problem, setProblem] = useState<{ title?: string; message: string } | null>(null);
  const [isSending, setSending] = useState(false);

  function ask(next: Asked) {
    setAsked(next);
    setProblem(null);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const step = stepOf(new FormData(event.currentTarget), email, asked);
    if (step === null) return setProblem({ message: text.missingFields });
    setSending(true);
    const answer = await sendStep(text, step);
    setSending(false);
    if (answer.isOver) setAsked("password");
    if (answer.message !== null) return setProblem({ title: text.failed, message: answer.message });
    if (answer.asksForCode) return ask("app");
    pageSession.resume();
    notifyOtherTabs("signed-in");
    notifySuccess(text.signedIn);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-5">
      <div>
        <p className="font-bold">{text.email}</p>
        <p className="break-words">{email}</p>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      </div>
      {asked === "password" ? (
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          aria-invalid={problem !== null}
          required
        />
      ) : (
        <CodeFields kind={asked} isWrong={problem !== null} />
      )}
      {problem === null || isSending ? null : <Problem {...problem} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? text.signingIn : text.signIn}
        </Button>
        {asked === "password" ? null : (
          <Button kind="quiet" onClick={() => ask(asked === "app" ? "recovery" : "app")}>
            {asked === "app" ? text.code.useRecovery : text.code.useApp}
          </Button>
        )}
        <a href={signInPath} className={buttonClass("quiet")}>
          {text.again.leave}
        </a>
      </div>
    </form>
  );
}

function stepOf(fields: FormData, email: string, asked: Asked): object | null {
  const given = String(fields.get(asked === "password" ? "password" : "code") ?? "");
  if (given === "") return null;
  return asked === "password"
    ? { email, password: given }
    : { code: given, remember: fields.get("remember") === "yes" };
}

interface StepAnswer {
  asksForCode: boolean;
  isOver: boolean;
  message: string | null;
}

async function sendStep(text: AdminText["session"], step: object): Promise<StepAnswer> {
  try {
    const response = await fetch("/admin/session", {
      method: "POST",
      body: JSON.stringify(step),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    const { message, asksForCode, isOver } = await jsonFields(response);
    const outcome = { asksForCode: asksForCode === true, isOver: isOver === true };
    if (response.ok) return { ...outcome, message: null };
    if (typeof message === "string") return { ...outcome, message };
    return { ...outcome, message: response.status === 429 ? text.tooMany.unknown : text.notSignedIn };
  } catch {
    return { asksForCode: false, isOver: false, message: text.connectionLost };
  }
}
