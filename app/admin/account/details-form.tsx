import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { AccountDetails } from "#domain/administrator/account-details.ts";
import { ActionButton } from "../kit/form/action-button.tsx";
import { TextField } from "../kit/form/field.tsx";
import { PasswordField } from "../kit/form/password-field.tsx";
import { useFetcherResult } from "../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import { Problem } from "../kit/page/problem.tsx";
import type { DetailsOutcome } from "./change-details.server.ts";

interface DetailsFormProps {
  details: AccountDetails & { waiting: string | null };
  isMailed: boolean;
}

export function DetailsForm({ details, isMailed }: DetailsFormProps) {
  const { details: text, password } = useAdminText().account;
  const change = useFetcher<DetailsOutcome>({ key: "account-details" });
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState<AccountDetails>(details);
  const [problem, setProblem] = useState<{ message: string; field?: string } | null>(null);
  const isSending = change.state !== "idle";

  useFetcherResult(change, ({ ok, status, title, description, field, stored }) => {
    const isFault = status >= 500;
    setProblem(ok || isFault ? null : { message: title, ...(field === undefined ? {} : { field }) });
    if (isFault) notifyFailure(title, description);
    if (stored !== undefined) setSeen(stored);
    const named = form.current?.elements.namedItem(field ?? "current");
    if (!ok && named instanceof HTMLElement) named.focus();
    const current = form.current?.elements.namedItem("current");
    if (!ok) return;
    if (current instanceof HTMLInputElement) current.value = "";
    notifySuccess(title, description);
  });

  return (
    <section aria-labelledby="account-details" className="panel max-w-xl p-5 md:p-6">
      <h2 id="account-details" className="text-lg">
        {text.title}
      </h2>
      {details.waiting === null ? null : <Waiting email={details.waiting} />}
      <change.Form ref={form} method="post" noValidate className="mt-4 flex flex-col gap-5">
        <input type="hidden" name="intent" value="details" />
        <input type="hidden" name="seenName" value={seen.name} />
        <input type="hidden" name="seenEmail" value={seen.email} />
        <TextField
          label={text.name}
          name="name"
          autoComplete="name"
          defaultValue={details.name}
          aria-invalid={problem?.field === "name"}
        />
        <TextField
          label={text.email}
          hint={isMailed ? text.mailed : text.notMailed}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={details.email}
          aria-invalid={problem?.field === "email"}
        />
        <PasswordField label={password.current} name="current" autoComplete="current-password" />
        {problem === null || isSending ? null : <Problem message={problem.message} />}
        <Button kind="primary" type="submit" disabled={isSending} className="sm:self-start">
          {isSending ? text.saving : text.save}
        </Button>
      </change.Form>
    </section>
  );
}

function Waiting({ email }: { email: string }) {
  const text = useAdminText().account.details;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sand px-4 py-3">
      <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">{fillPlaceholders(text.waiting, { email })}</p>
      <ActionButton
        fetcherKey="withdraw-email"
        fields={{ intent: "withdraw e-mail" }}
        busy={text.withdrawing}
        kind="secondary"
      >
        {text.withdraw}
      </ActionButton>
    </div>
  );
}
