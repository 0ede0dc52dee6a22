import { useEffect } from "react";
import { useBlocker } from "react-router";

interface Stay {
  /** Asks also on the way to another address of the same page, such as its next search. */
  isWithinPageToo?: boolean;
}

/** Asks before the page is left while something is under way: by a link of ours, or by closing the tab. */
export function useStayWhile(
  isUnderWay: boolean,
  question: string,
  { isWithinPageToo = false }: Stay = {},
): void {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnderWay && (from.pathname !== to.pathname || (isWithinPageToo && from.search !== to.search)),
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);

  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnderWay]);
}
