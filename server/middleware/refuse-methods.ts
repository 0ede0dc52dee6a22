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
