import type { Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

/** Seconds: a new process has taken over by then. */
const retryAfter = "5";

/** Answers 503 while the server closes; a page that was only to be read is asked for again by the browser itself. */
export function refuseWhileClosing(refuse: Refuse, isClosing: () => boolean): Middleware {
  return async function refusesWhileClosing({ req }, next) {
    if (!isClosing()) return next();
    const headers = { "Retry-After": retryAfter, ...(req.method === "GET" && { Refresh: retryAfter }) };
    return refuse(req.raw, { status: 503, words: "restarting", headers });
  };
}
