import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { StorageOutage } from "#domain/outages/outages.ts";
import { isOutOfRoom } from "#platform/unavailable.ts";
import { adminTextContext } from "./admin-text.ts";

type Context = Readonly<RouterContextProvider>;

export async function faultAnswer(
  context: Context,
  error: unknown,
  sentence: string = context.get(adminTextContext).layout.tryAgain,
): Promise<{ message: string }> {
  const { reportFault, requestId } = context.get(requestContext);
  reportFault(error);
  const { reference, outages } = context.get(adminTextContext).layout;
  const outage = await outageBehind(context, error);
  const cause = outage === null ? sentence : outages[outage].sentence;
  return { message: fillPlaceholders(reference, { sentence: cause, reference: requestId }) };
}

async function outageBehind(context: Context, error: unknown): Promise<StorageOutage | null> {
  if (isOutOfRoom(error)) return "disk";
  return context
    .get(servicesContext)
    .outages.storage()
    .catch(() => null);
}
