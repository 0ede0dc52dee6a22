import { Dialog } from "radix-ui";
import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { type AdminText, useAdminText } from "../layout/admin-text.ts";
import { notifySuccess } from "../layout/notices.tsx";
import { signInPath } from "../layout/sections.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { Problem } from "../ui/problem.tsx";
import { jsonFields } from "./json-fields.ts";
import { notifyOtherTabs } from "./other-tabs.ts";
import { pageSession } from "./page-session.ts";

export function SignInAgain({ email }: { email: string }) {
  const text = useAdminText().session.again;
  const interruption = useSyncExternalStore(pageSession.subscribe, pageSession.interruption, () => null);
  useNoEscape(interruption !== null);
  if (interruption === null) return null;
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        {/* Above the notices, and hiding the page: who was signed out no longer sees it. */}
        <Dialog.Overlay className="fixed inset-0 z-[1000000000] bg-indigo-deep/95 backdrop-blur-md" />
        <Dialog.Content
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-4 top-1/2 z-[1000000000] mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-sheet"
        >
          <div className="band" aria-hidden="true" />
          <div className="p-6">
            <Dialog.Title className="text-xl">{text.title}</Dialog.Title>
            <Dialog.Description className="mt-2">{text[interruption]}</Dialog.Description>
            <PasswordForm email={email} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** At the window, before any dialog hears it: one that is open beneath would be closed by it for a moment. */
function useNoEscape(isInForce: boolean) {
  useEffect(() => {
    if (!isInForce) return;
    const keepAway = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.stopPropagation();
    };
    window.addEventListener("keydown", keepAway, { capture: true });
    return () => window.removeEventListener("keydown", keepAway, { capture: true });
  }, [isInForce]);
}

function PasswordForm({ email }: { email: string }) {
  const text = useAdminText().session;
  const [problem, setProblem] = useState<{ title?: string; message: string } | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    if (typeof password !== "string" || password === "") {
      return setProblem({ message: text.missingFields });
    }
    setSending(true);
    const message = await signInAgain(text, email, password);
    setSending(false);
    if (message !== null) return setProblem({ title: text.failed, message });
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
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        aria-invalid={problem !== null}
        required
      />
      {problem === null || isSending ? null : <Problem {...problem} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? text.signingIn : text.signIn}
        </Button>
        <a href={signInPath} className={buttonClass("quiet")}>
          {text.again.leave}
        </a>
      </div>
    </form>
  );
}

async function signInAgain(
  text: AdminText["session"],
  email: string,
  password: string,
): Promise<string | null> {
  try {
    const response = await fetch("/admin/session", {
      method: "POST",
      body: JSON.stringify({ email, password }),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
    if (response.ok) return null;
    const { message } = await jsonFields(response);
    if (typeof message === "string") return message;
    // Refused before our routes, as by the server's rate limit.
    return response.status === 429 ? text.tooMany.unknown : text.notSignedIn;
  } catch {
    return text.connectionLost;
  }
}
