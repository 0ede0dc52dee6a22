import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Asks before the page is left while something is under way: by a link of ours, or by closing the tab. */
export function useStayWhile(isUnderWay: boolean, question: string): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnderWay && currentLocation.pathname !== nextLocation.pathname,
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
