import { Dialog } from "radix-ui";
import { useEffect, useSyncExternalStore } from "react";
import { useAdminText } from "../kit/page/admin-text.ts";
import { pageSession } from "../kit/session/page-session.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

export function SignInAgain({ email }: { email: string }) {
  const text = useAdminText().session.again;
  const interruption = useSyncExternalStore(pageSession.subscribe, pageSession.interruption, () => null);
  useNoEscape(interruption !== null);
  if (interruption === null) return null;
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-[1000000000] bg-indigo-deep/95 backdrop-blur-md" />
        <Dialog.Content
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-4 top-1/2 z-[1000000000] mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg border border-line bg-sheet"
        >
          <div className="band" aria-hidden="true" />
          <div className="p-6">
            <Dialog.Title className="text-xl">{text.title}</Dialog.Title>
            <Dialog.Description className="mt-2">{text[interruption]}</Dialog.Description>
            <SignInSteps email={email} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** At the window, before an open dialog beneath can hear it and close. */
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
