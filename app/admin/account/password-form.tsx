import { type SubmitEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useEachAnswer } from "#app/use-each-answer.ts";
import { passwordStrength, validateNewPassword } from "#domain/administrator/password-rules.ts";
import { tellFailure, tellSuccess } from "../layout/notices.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { Problem } from "../ui/problem.tsx";
import type { AccountChange } from "./account-change.ts";
import { StrengthHint } from "./strength-hint.tsx";

interface PasswordFormProps {
  email: string;
  /** Whether the last sign-in is too long ago to change the password without giving the current one. */
  needsPassword: boolean;
}

export function PasswordForm({ email, needsPassword }: PasswordFormProps) {
  const change = useFetcher<AccountChange>({ key: "change-password" });
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = change.state !== "idle";
  const answered = change.data;
  const asksForCurrent = needsPassword || (answered?.ok === false && answered.asksForCurrent);

  useEachAnswer(change, (outcome) => {
    const isFault = !outcome.ok && outcome.status >= 500;
    setProblem(outcome.ok || isFault ? null : outcome.message);
    if (isFault) tellFailure(outcome.message);
    if (!outcome.ok) {
      const current = form.current?.elements.namedItem("current");
      if (outcome.asksForCurrent && current instanceof HTMLElement) current.focus();
      return;
    }
    form.current?.reset();
    setPassword("");
    tellSuccess(outcome.message, outcome.description);
  });

  function judge(event: SubmitEvent<HTMLFormElement>) {
    const fields = new FormData(event.currentTarget);
    const message = validateNewPassword({
      password: textOf(fields.get("password")),
      confirmation: textOf(fields.get("confirmation")),
    });
    setProblem(message);
    if (message !== null) event.preventDefault();
  }

  return (
    <section aria-labelledby="change-password" className="panel max-w-xl p-5 md:p-6">
      <h2 id="change-password" className="text-lg">
        Change password
      </h2>
      <change.Form ref={form} method="post" noValidate onSubmit={judge} className="mt-4 flex flex-col gap-5">
        <input type="hidden" name="intent" value="password" />
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {asksForCurrent ? (
          <PasswordField
            label="Current password"
            name="current"
            autoComplete="current-password"
            below={
              <p className="mt-1 text-sm text-steel">
                Asked for because you gave it more than 15 minutes ago.
              </p>
            }
          />
        ) : null}
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          aria-describedby="password-strength"
          aria-invalid={problem !== null}
          onChange={({ target }) => setPassword(target.value)}
          below={<StrengthHint {...passwordStrength(password)} />}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmation"
          autoComplete="new-password"
          aria-invalid={problem !== null}
        />
        {problem === null || isSending ? null : <Problem message={problem} />}
        <p className="text-sm text-steel">Changing it signs out all your other devices.</p>
        <Button kind="primary" type="submit" disabled={isSending} className="sm:self-start">
          {isSending ? "Updating..." : "Update password"}
        </Button>
      </change.Form>
    </section>
  );
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === "string" ? entry : "";
}
