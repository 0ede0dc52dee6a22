import { Dialog } from "radix-ui";
import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from "react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { tellSuccess } from "../layout/notices.tsx";
import { signInPath } from "../layout/sections.ts";
import { PasswordField } from "../ui/password-field.tsx";
import { Problem } from "../ui/problem.tsx";
import { tellOtherTabs } from "./other-tabs.ts";
import { pageSession } from "./page-session.ts";
import type { Interruption } from "./session-headers.ts";
import { signInAgain } from "./sign-in-call.ts";

/** Asks for the password over the open page, which then goes on where it was interrupted. */
export function SignInAgain({ email }: { email: string }) {
  const interruption = useSyncExternalStore(pageSession.subscribe, pageSession.interruption, () => null);
  useNoEscape(interruption !== null);
  if (interruption === null) return null;
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        {/* Above the notices, which cannot be dismissed meanwhile. Whoever was signed out elsewhere no longer sees what the page shows. */}
        <Dialog.Overlay className="fixed inset-0 z-[1000000000] bg-indigo-deep/95 backdrop-blur-md" />
        <Dialog.Content
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-4 top-1/2 z-[1000000000] mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-sheet"
        >
          <div className="band" aria-hidden="true" />
          <div className="p-6">
            <Dialog.Title className="text-xl">Please sign in again</Dialog.Title>
            <Dialog.Description className="mt-2">{reasons[interruption]}</Dialog.Description>
            <PasswordForm email={email} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Keeps Escape from every dialog of the page, at the window, before any of them hears of it: one that is open beneath
 * would still be closed by it for a moment after another has opened.
 */
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

const reasons: Record<Interruption, string> = {
  ended: "Your session has ended. Nothing you have typed or chosen is lost: sign in and it goes on.",
  "other account":
    "Another account has signed in with this browser. Nothing you have typed or chosen is lost: sign in with yours and it goes on.",
};

function PasswordForm({ email }: { email: string }) {
  const [problem, setProblem] = useState<{ title?: string; message: string } | null>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    if (typeof password !== "string" || password === "") {
      return setProblem({ message: "Please fill in all fields" });
    }
    setSending(true);
    const message = await signInAgain(email, password);
    setSending(false);
    if (message !== null) return setProblem({ title: "Authentication Error", message });
    pageSession.resume();
    tellOtherTabs("signed-in");
    tellSuccess("Successfully signed in");
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-5">
      <div>
        <p className="font-bold">Email</p>
        <p className="break-words">{email}</p>
        {/* So that a password manager knows whose password is asked for. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      </div>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        aria-invalid={problem !== null}
        required
      />
      {problem === null || isSending ? null : <Problem {...problem} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" type="submit" disabled={isSending}>
          {isSending ? "Signing in..." : "Sign In"}
        </Button>
        <a href={signInPath} className={buttonClass("quiet")}>
          Leave this page
        </a>
      </div>
    </form>
  );
}
