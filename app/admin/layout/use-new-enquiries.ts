import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import { waitingPath } from "../enquiries/list-address.ts";
import { jsonFields } from "../session/json-fields.ts";

/** Milliseconds. */
const every = 30_000;
/** Nobody's session is prolonged by a page that is only left open. */
const usedWithin = 10 * 60_000;

/** Reads the page again when an enquiry has come or was answered elsewhere. `waiting` is how many the page knows of. */
export function useNewEnquiries(waiting: number): void {
  const { state, revalidate } = useRevalidator();
  const usedAt = useRef(0);

  const look = useEffectEvent(async () => {
    const isUsed = performance.now() - usedAt.current < usedWithin;
    if (!isUsed || document.visibilityState !== "visible" || state !== "idle") return;
    const now = await countWaiting();
    if (now !== null && now !== waiting) await revalidate();
  });

  useEffect(() => {
    const stop = new AbortController();
    const onUse = () => {
      usedAt.current = performance.now();
    };
    onUse();
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, onUse, stop);
    const timer = window.setInterval(() => void look(), every);
    return () => {
      stop.abort();
      window.clearInterval(timer);
    };
  }, []);
}

/** Null where the server was not reached; the next look is soon. */
async function countWaiting(): Promise<number | null> {
  try {
    const answer = await fetch(waitingPath);
    const { waiting } = answer.ok ? await jsonFields(answer) : {};
    return typeof waiting === "number" ? waiting : null;
  } catch {
    return null;
  }
}
