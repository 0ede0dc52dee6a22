import { plainResponse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

const methods = ["GET", "HEAD", "POST"];

/** Answers 405 to all others: nothing here has another, and an action would take any. */
export function refuseMethods(): Middleware {
  return async function refusesMethod({ req }, next) {
    if (methods.includes(req.method)) return next();
    return plainResponse(req.raw, {
      status: 405,
      title: "Not accepted",
      sentence: "Pages can be read here, and forms sent.",
      headers: { Allow: methods.join(", ") },
    });
  };
}
