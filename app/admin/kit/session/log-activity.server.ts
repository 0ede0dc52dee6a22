import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { ActivityKind, NewActivity } from "#domain/activity/activity.ts";
import { signedInAdministrator } from "./guard.server.ts";

/** What was done stays done when the log cannot be written. */
export function logActivity(
  context: Readonly<RouterContextProvider>,
  kind: ActivityKind,
  detail = "",
): Promise<void> {
  return logAnonymousActivity(context, { kind, detail, session: signedInAdministrator(context).reference });
}

export async function logAnonymousActivity(
  context: Readonly<RouterContextProvider>,
  activity: NewActivity,
): Promise<void> {
  try {
    await context.get(servicesContext).activity.record(activity);
  } catch (error) {
    context.get(requestContext).reportFault(error);
  }
}
