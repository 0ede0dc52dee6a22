import type { Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

const methods = ["GET", "HEAD", "POST"];

/** Answers 405 to methods that nothing here has. */
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

/** Seconds until a new process has taken over. */
const retryAfter = "5";

/** Answers 503 to readers; what is sent is still taken. */
export function refuseWhileClosing(refuse: Refuse, isClosing: () => boolean): Middleware {
  return async function refusesWhileClosing({ req }, next) {
    if (!isClosing() || (req.method !== "GET" && req.method !== "HEAD")) return next();
    const headers = { "Retry-After": retryAfter, Refresh: retryAfter };
    return refuse(req.raw, { status: 503, words: "restarting", headers });
  };
}
