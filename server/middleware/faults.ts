import type { Log } from "#platform/log.ts";
import { plainAnswer } from "./plain-answers.ts";
import type { ServerContext } from "./request-context.ts";

/** Logs a fault under the reference that the person before the screen is told. */
export function reportFault(log: Log, reference: string, error: unknown): void {
  if (isRefusal(error)) log.info({ reference, status: error.status }, "The application refused a request.");
  else log.error({ reference, err: error }, "A request failed.");
}

/** The page for a fault: a plain sentence and the reference, nothing of the cause. */
export function faultAnswer(request: Request, reference: string): Response {
  return plainAnswer(request, {
    status: 500,
    title: "Something went wrong",
    sentence: `This was our fault, and it has been noted. If you call us, please mention the reference ${reference}.`,
  });
}

/** Answers what a handler has thrown. A visitor who has gone away is not a fault. */
export function answerFaults(log: Log): (error: Error, context: ServerContext) => Response {
  return function answersFault(error, context) {
    context.set("caching", undefined);
    context.set("policy", undefined);
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    reportFault(log, context.get("requestId"), error);
    return faultAnswer(context.req.raw, context.get("requestId"));
  };
}

/** What the router throws at itself for an unknown address or a method nobody answers. */
function isRefusal(error: unknown): error is { status: number } {
  if (typeof error !== "object" || error === null || !("status" in error)) return false;
  return typeof error.status === "number" && error.status >= 400 && error.status < 500;
}
