import type { Log } from "#platform/log.ts";
import type { Middleware } from "./request-context.ts";

/** Longer paths tell nothing more. */
const loggedPathLength = 200;

/**
 * One line for each request: what was asked, what was answered, how long it took. No query string, address
 * or user agent, since these can point at a person. Answers from the page cache are logged at `debug` only.
 */
export function logRequests(log: Log): Middleware {
  return async function logsRequest(context, next) {
    const begun = performance.now();
    await next();
    log.info(
      {
        requestId: context.get("requestId"),
        method: context.req.method,
        path: new URL(context.req.url).pathname.slice(0, loggedPathLength),
        status: context.res.status,
        ms: Math.round(performance.now() - begun),
      },
      "request",
    );
  };
}
