import type { Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

const methods = ["GET", "HEAD", "POST"];

/** Answers 405 to all others: nothing here has another, and an action would take any. */
export function refuseMethods(refuse: Refuse): Middleware {
  return async function refusesMethod({ req }, next) {
    if (methods.includes(req.method)) return next();
    return refuse(req.raw, {
      status: 405,
      words: "otherMethod",
      headers: { Allow: methods.join(", ") },
    });
  };
}

/** Seconds: a new process has taken over by then. */
const retryAfter = "5";

/**
 * Who reads is answered 503 while the server closes: proxies ask another one, browsers the new one. What is sent is taken
 * to the end: a proxy that has passed it on would not send it twice.
 */
export function refuseWhileClosing(refuse: Refuse, isClosing: () => boolean): Middleware {
  return async function refusesWhileClosing({ req }, next) {
    if (!isClosing() || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const headers = { "Retry-After": retryAfter, Refresh: retryAfter };
    return refuse(req.raw, { status: 503, words: "restarting", headers });
  };
}
