import { useState } from "react";
import { useFetcher } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useAdminText } from "../layout/admin-text.ts";
import { notifySuccess } from "../layout/notices.tsx";
import { CurrentPasswordField } from "../ui/password-field.tsx";
import { Problem } from "../ui/problem.tsx";
import { useEachAnswer } from "../ui/use-each-answer.ts";
import type { AccountOutcome } from "./change-account.server.ts";

const address = "/admin/account/backup";

/** Straight away soon after signing in, else after the password. */
export function DownloadBackup({ needsPassword }: { needsPassword: boolean }) {
  const text = useAdminText().account.backup;
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 mb-3 text-steel">{text.text}</p>
      {needsPassword ? (
        <PasswordFirst />
      ) : (
        <a href={address} download className={buttonClass("secondary")}>
          {text.button}
        </a>
      )}
    </section>
  );
}

function PasswordFirst() {
  const text = useAdminText().account.backup;
  const confirm = useFetcher<AccountOutcome>({ key: "confirm-backup" });
  const [problem, setProblem] = useState<string | null>(null);
  useEachAnswer(confirm, ({ ok, title }) => {
    setProblem(ok ? null : title);
    if (!ok) return;
    notifySuccess(title);
    location.assign(address);
  });
  return (
    <confirm.Form method="post" className="flex max-w-md flex-col gap-4">
      <input type="hidden" name="intent" value="confirm backup" />
      <CurrentPasswordField name="current" aria-invalid={problem !== null} />
      {problem === null ? null : <Problem message={problem} />}
      <Button kind="secondary" type="submit" disabled={confirm.state !== "idle"} className="self-start">
        {text.button}
      </Button>
    </confirm.Form>
  );
}
