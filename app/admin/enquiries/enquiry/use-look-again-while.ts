import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const pause = 4000;
const mostLooks = 5;

/** Reads the page's data again a few times, some seconds apart, while something is about to happen on the server. */
export function useLookAgainWhile(isPending: boolean): void {
  const revalidator = useRevalidator();
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible" && revalidator.state === "idle") void revalidator.revalidate();
  });

  useEffect(() => {
    if (!isPending) return;
    let looks = 0;
    const timer = window.setInterval(() => {
      looks++;
      if (looks >= mostLooks) window.clearInterval(timer);
      look();
    }, pause);
    return () => window.clearInterval(timer);
  }, [isPending]);
}
