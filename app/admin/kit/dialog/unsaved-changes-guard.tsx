import { useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router";
import { useAdminText } from "../page/admin-text.ts";
import { Confirm } from "./confirm.tsx";

interface UnsavedChangesGuardProps {
  isUnfinished: boolean;
  question: string;
  isWithinPageToo?: boolean;
}

export function UnsavedChangesGuard({
  isUnfinished,
  question,
  isWithinPageToo = false,
}: UnsavedChangesGuardProps) {
  const text = useAdminText().layout.leavePage;
  const { pathname: ownPath } = useLocation();
  // React Router asks for a moment after the page was left, too.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnfinished &&
      from.pathname === ownPath &&
      (from.pathname !== to.pathname || (isWithinPageToo && from.search !== to.search)),
  );

  const leaves = useRef(false);

  useQuestionOnUnload(isUnfinished);

  return (
    <Confirm
      title={text.title}
      question={question}
      confirm={text.confirm}
      open={blocker.state === "blocked"}
      onConfirm={() => {
        leaves.current = true;
      }}
      onOpenChange={(isOpen) => {
        if (isOpen || blocker.state !== "blocked") return;
        // A reset after proceeding would block the way back.
        if (leaves.current) blocker.proceed();
        else blocker.reset();
        leaves.current = false;
      }}
    />
  );
}

/** The listener keeps browsers from holding the page for Back. */
export function useQuestionOnUnload(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAsked]);
}
