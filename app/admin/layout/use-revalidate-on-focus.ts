import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";

export function useRevalidateOnFocus(): void {
  const revalidator = useRevalidator();
  const isChecking = useRef(false);

  const refresh = useEffectEvent(async () => {
    if (isChecking.current || document.visibilityState !== "visible" || revalidator.state !== "idle") return;
    isChecking.current = true;
    const isSignedIn = await fetch("/admin/session-check").then(
      ({ ok }) => ok,
      () => false,
    );
    isChecking.current = false;
    if (isSignedIn) await revalidator.revalidate();
  });

  useEffect(() => {
    const stop = new AbortController();
    const onSeen = () => void refresh();
    document.addEventListener("visibilitychange", onSeen, stop);
    window.addEventListener("focus", onSeen, stop);
    window.addEventListener("online", onSeen, stop);
    return () => stop.abort();
  }, []);
}
