import { type SubmitEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import {
  type PasswordStrength,
  passwordStrength,
  validateNewPassword,
} from "#domain/administrator/password-rules.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { notifyFailure, notifySuccess } from "../layout/notices.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { Problem } from "../ui/problem.tsx";
import { useEachAnswer } from "../ui/use-each-answer.ts";
import type { AccountOutcome } from "./change-account.server.ts";
import { useGuessableWords } from "./use-guessable-words.ts";

interface PasswordFormProps {
  email: string;
  /** Whether the last sign-in is too long ago to change the password without giving the current one. */
  needsPassword: boolean;
  /** Of the account and the workshop. */
  ownWords: readonly string[];
}

export function PasswordForm({ email, needsPassword, ownWords }: PasswordFormProps) {
  const text = useAdminText().account.password;
  const change = useFetcher<AccountOutcome>({ key: "change-password" });
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { guessable, fetchCommon } = useGuessableWords(ownWords);
  const isSending = change.state !== "idle";
  const asksForCurrent = needsPassword || change.data?.asksForCurrent === true;

  useEachAnswer(change, ({ ok, status, title, description, asksForCurrent }) => {
    const isFault = status >= 500;
    setProblem(ok || isFault ? null : title);
    if (isFault) notifyFailure(title, description);
    const current = form.current?.elements.namedItem("current");
    if (asksForCurrent && current instanceof HTMLElement) current.focus();
    if (!ok) return;
    form.current?.reset();
    setPassword("");
    notifySuccess(title, description);
  });

  function judge(event: SubmitEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget);
    const typed = {
      password: String(fields.get("password") ?? ""),
      confirmation: String(fields.get("confirmation") ?? ""),
    };
    const message = validateNewPassword(typed, guessable);
    setProblem(message);
    if (message !== null) event.preventDefault();
  }

  return (
    <section aria-labelledby="change-password" className="panel max-w-xl p-5 md:p-6">
      <h2 id="change-password" className="text-lg">
        {text.title}
      </h2>
      <change.Form ref={form} method="post" noValidate onSubmit={judge} className="mt-4 flex flex-col gap-5">
        <input type="hidden" name="intent" value="password" />
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {asksForCurrent ? (
          <PasswordField
            label={text.current}
            name="current"
            autoComplete="current-password"
            below={<p className="mt-1 text-sm text-steel">{text.currentHint}</p>}
          />
        ) : null}
        <PasswordField
          label={text.new}
          name="password"
          autoComplete="new-password"
          aria-describedby="password-strength"
          aria-invalid={problem !== null}
          onFocus={fetchCommon}
          onChange={({ target }) => setPassword(target.value)}
          below={<StrengthHint {...passwordStrength(password, guessable)} />}
        />
        <PasswordField
          label={text.confirmation}
          name="confirmation"
          autoComplete="new-password"
          aria-invalid={problem !== null}
        />
        {problem === null || isSending ? null : <Problem message={problem} />}
        <p className="text-sm text-steel">{text.signsOut}</p>
        <Button kind="primary" type="submit" disabled={isSending} className="sm:self-start">
          {isSending ? text.updating : text.update}
        </Button>
      </change.Form>
    </section>
  );
}

const colours = ["bg-line", "bg-vermilion", "bg-marigold", "bg-teal"] as const;

function StrengthHint({ steps, hint }: PasswordStrength) {
  return (
    <div className="mt-2">
      <div className="flex gap-1" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${step <= steps ? colours[steps] : "bg-line"}`}
          />
        ))}
      </div>
      <p id="password-strength" aria-live="polite" className="mt-1 text-sm text-steel">
        {hint}
      </p>
    </div>
  );
}
