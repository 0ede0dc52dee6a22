import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.server.ts";

/**
 * Notes a fault and answers the sentence an administrator may read, with the reference under which the log has
 * the cause (decision 23).
 */
export function noteFault(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  sentence: string,
): { message: string } {
  const { reportFault, requestId } = context.get(requestContext);
  reportFault(error);
  return { message: `${sentence} Reference ${requestId}.` };
}
