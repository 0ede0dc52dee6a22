import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { NewPasswordFields, useNewPassword } from "../kit/form/new-password-fields.tsx";
import { CurrentPasswordField } from "../kit/form/password-field.tsx";
import { useFetcherResult } from "../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import { Problem } from "../kit/page/problem.tsx";
import type { AccountOutcome } from "./change-account.server.ts";

interface PasswordFormProps {
  email: string;
  needsPassword: boolean;
  ownWords: readonly string[];
}

export function PasswordForm({ email, needsPassword, ownWords }: PasswordFormProps) {
  const text = useAdminText().account.password;
  const change = useFetcher<AccountOutcome>({ key: "change-password" });
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const entry = useNewPassword(ownWords);
  const isSending = change.state !== "idle";
  const asksForCurrent = needsPassword || change.data?.asksForCurrent === true;

  useFetcherResult(change, ({ ok, status, title, description, asksForCurrent }) => {
    const isFault = status >= 500;
    setProblem(ok || isFault ? null : title);
    if (isFault) notifyFailure(title, description);
    const current = form.current?.elements.namedItem("current");
    if (asksForCurrent && current instanceof HTMLElement) current.focus();
    if (!ok) return;
    form.current?.reset();
    entry.onType("");
    notifySuccess(title, description);
  });

  return (
    <section aria-labelledby="change-password" className="panel max-w-xl p-5 md:p-6">
      <h2 id="change-password" className="text-lg">
        {text.title}
      </h2>
      <change.Form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => entry.validate(event, setProblem)}
        className="mt-4 flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="password" />
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {asksForCurrent ? <CurrentPasswordField name="current" /> : null}
        <NewPasswordFields entry={entry} isWrong={problem !== null} />
        {problem === null || isSending ? null : <Problem message={problem} />}
        <p className="text-sm text-steel">{text.signsOut}</p>
        <Button kind="primary" type="submit" disabled={isSending} className="sm:self-start">
          {isSending ? text.updating : text.update}
        </Button>
      </change.Form>
    </section>
  );
}
