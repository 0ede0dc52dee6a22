import { Dialog } from "radix-ui";
import { type SubmitEvent, useState, useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { DialogPanel } from "../kit/dialog/dialog-panel.tsx";
import { CurrentPasswordField } from "../kit/form/password-field.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import { postJson } from "../kit/page/json-call.ts";
import { Problem } from "../kit/page/problem.tsx";
import { passwordQuestion } from "../kit/session/page-session.ts";

export function PasswordDialog({ email }: { email: string }) {
  const { title } = useAdminText().session.passwordFirst;
  const { subscribe, isAsked, answer } = passwordQuestion;
  if (!useSyncExternalStore(subscribe, isAsked, () => false)) return null;
  return (
    <Dialog.Root open onOpenChange={() => answer(false)}>
      <DialogPanel title={title} width="narrow">
        <PasswordForm email={email} />
      </DialogPanel>
    </Dialog.Root>
  );
}

function PasswordForm({ email }: { email: string }) {
  const text = useAdminText();
  const { confirm, confirming } = text.session.passwordFirst;
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const current = String(new FormData(event.currentTarget).get("current") ?? "");
    setSending(true);
    const given = await postJson(text, "/admin/session/password", { current }, () => ({}));
    setSending(false);
    if (given.ok) passwordQuestion.answer(true);
    else setProblem(given.message);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField name="current" aria-invalid={problem !== null} required />
      {problem === null || isSending ? null : <Problem message={problem} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={() => passwordQuestion.answer(false)}>
          {text.layout.cancel}
        </Button>
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? confirming : confirm}
        </Button>
      </div>
    </form>
  );
}
