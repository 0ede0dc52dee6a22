import { whenSignedInAgain } from "../session/page-session.ts";
import type { RetryTiming } from "./retry.ts";

/** How often the connection is tried although the browser believes it is offline, in milliseconds. */
const offlineTiming = 60_000;

/** Waiting in a real browser. */
export function createBrowserRetryTiming(): RetryTiming {
  return {
    pause: (milliseconds, signal) => untilFirst(milliseconds, signal, null),
    isOnline: () => navigator.onLine,
    untilOnline: (signal) => untilFirst(offlineTiming, signal, "online"),
    untilSignedIn: (signal) =>
      whenSignedInAgain(signal).then(
        () => true,
        () => false,
      ),
    random: Math.random,
  };
}

/** Resolves after the time, at the window's event or at the signal, whichever is first. */
function untilFirst(milliseconds: number, signal: AbortSignal, event: "online" | null): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      if (event !== null) window.removeEventListener(event, end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
    if (event !== null) window.addEventListener(event, end);
  });
}
