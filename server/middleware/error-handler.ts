import { z } from "zod";
import type { Log } from "#platform/log.ts";
import { plainResponse } from "./plain-response.ts";
import type { ServerContext } from "./request-context.ts";

/** What the router throws for an unknown address or method. */
const refusal = z.object({ status: z.number().min(400).max(499) });

/** Logs a fault under the reference that the visitor is told. */
export function reportFault(log: Log, reference: string, error: unknown): void {
  const refused = refusal.safeParse(error);
  if (refused.success) log.info({ reference, ...refused.data }, "The application refused a request.");
  else log.error({ reference, err: error }, "A request failed.");
}

/** A visitor who has gone away is not a fault. */
export function handleErrors(log: Log): (error: Error, context: ServerContext) => Response {
  return function handlesError(error, context) {
    context.set("caching", undefined);
    context.set("policy", undefined);
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const reference = context.get("requestId");
    reportFault(log, reference, error);
    return plainResponse(context.req.raw, {
      status: 500,
      title: "Something went wrong",
      sentence: `This was our fault, and it has been noted. If you call us, please mention the reference ${reference}.`,
    });
  };
}
