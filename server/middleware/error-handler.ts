import { z } from "zod";
import type { Log } from "#platform/log.ts";
import { isUnavailable } from "#platform/unavailable.ts";
import type { Refuse } from "./plain-response.ts";
import type { ServerContext } from "./request-context.ts";

const refusal = z.object({ status: z.number().min(400).max(499) });

/** Logs it under the reference that visitors see. */
export function reportFault(log: Log, reference: string, error: unknown): void {
  const refused = refusal.safeParse(error);
  if (refused.success) log.info({ reference, ...refused.data }, "The application refused a request.");
  else log.error({ reference, err: error }, "A request failed.");
}

/** 503 for what may pass, else 500. */
export function statusOfFault(error: unknown): 500 | 503 {
  return isUnavailable(error) ? 503 : 500;
}

/** A visitor who left is no fault. */
export function handleErrors(log: Log, refuse: Refuse): (error: Error, context: ServerContext) => Response {
  return function handlesError(error, context) {
    context.set("caching", undefined);
    context.set("policy", undefined);
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const reference = context.get("requestId");
    reportFault(log, reference, error);
    return refuse(context.req.raw, { status: statusOfFault(error), words: "fault", values: { reference } });
  };
}
