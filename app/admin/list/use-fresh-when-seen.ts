import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";

/**
 * Reads the page's data again when its tab or window is looked at again, because another tab may have changed
 * it. Without a connection the page stays as it is: a phone that wakes up often has none yet.
 */
export function useFreshWhenSeen(): void {
  const revalidator = useRevalidator();
  const isAsking = useRef(false);

  const refresh = useEffectEvent(async () => {
    if (isAsking.current || document.visibilityState !== "visible" || revalidator.state !== "idle") return;
    isAsking.current = true;
    const isPresent = await fetch("/admin/present").then(
      ({ ok }) => ok,
      () => false,
    );
    isAsking.current = false;
    if (isPresent) await revalidator.revalidate();
  });

  useEffect(() => {
    const onSeen = () => void refresh();
    document.addEventListener("visibilitychange", onSeen);
    window.addEventListener("focus", onSeen);
    window.addEventListener("online", onSeen);
    return () => {
      document.removeEventListener("visibilitychange", onSeen);
      window.removeEventListener("focus", onSeen);
      window.removeEventListener("online", onSeen);
    };
  }, []);
}
