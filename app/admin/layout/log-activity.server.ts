import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { ActivityKind, NewActivity } from "#domain/activity/activity.ts";
import { signedInAdministrator } from "../session/guard.server.ts";

/** Logs what the signed-in administrator has done. It stays done when the log cannot be written: that is only reported. */
export function logActivity(
  context: Readonly<RouterContextProvider>,
  kind: ActivityKind,
  detail = "",
): Promise<void> {
  return logAnonymousActivity(context, { kind, detail, session: signedInAdministrator(context).reference });
}

/** The same where no guard has looked: signing in and out. */
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
