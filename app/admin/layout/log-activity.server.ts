import type { RouterContextProvider } from "react-router";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { ActivityKind, NewActivity } from "#domain/activity/activity.ts";
import { signedInAdministrator } from "../session/guard.server.ts";

/**
 * Notes in the log what the signed-in administrator has just done; called after it was done. What was done stays
 * done when the log cannot be written: that is reported as a fault and nothing more.
 */
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

/** An amount in words, such as "1 image" or "3 images". */
export function counted(amount: number, thing: string): string {
  return amount === 1 ? `1 ${thing}` : `${amount} ${thing}s`;
}
