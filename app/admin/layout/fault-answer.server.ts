import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { adminTextContext } from "./admin-text.ts";

/** Logs the fault; the sentence an administrator may read has the reference of the log's entry. */
export function faultAnswer(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  sentence: string = context.get(adminTextContext).layout.tryAgain,
): { message: string } {
  const { reportFault, requestId } = context.get(requestContext);
  reportFault(error);
  const { reference } = context.get(adminTextContext).layout;
  return { message: fillPlaceholders(reference, { sentence, reference: requestId }) };
}
