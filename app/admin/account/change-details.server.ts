import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { AccountDetails, DetailsChanged } from "#domain/administrator/account-details.ts";
import { refused, succeeded } from "../kit/form/form-outcome.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { type ConfirmedOutcome, confirmationRefused } from "../kit/session/confirmation.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";

const typed = z.string().default("");
export const detailsChanges = [
  z.object({
    ...{ intent: z.literal("details"), name: typed, email: typed, current: typed },
    ...{ seenName: typed, seenEmail: typed },
  }),
  z.object({ intent: z.literal("withdraw e-mail") }),
] as const;

type Details = z.output<(typeof detailsChanges)[0]>;
type Context = Readonly<RouterContextProvider>;

export interface DetailsOutcome extends ConfirmedOutcome {
  field?: "name" | "email";
  stored?: AccountDetails;
}

export async function changeDetails(context: Context, change: Details): Promise<DetailsOutcome> {
  const text = context.get(adminTextContext).account.details;
  const { address } = context.get(requestContext);
  const { details } = context.get(servicesContext).administrator;
  const session = signedInAdministrator(context);
  const { name, email, current } = change;
  const seen = { name: change.seenName, email: change.seenEmail };
  const changed = await details.change(session, { name, email, current, seen, address });
  if (changed.ok) {
    await log(context, changed.value);
    return { ...succeeded(text.saved, told(context, changed.value)), stored: changed.value.stored };
  }
  const { refusal } = changed;
  switch (refusal.reason) {
    case "name missing":
    case "name too long":
      return { ...refused(text.problems[refusal.reason], 422), field: "name" };
    case "no email":
    case "email taken":
      return { ...refused(text.problems[refusal.reason], 422), field: "email" };
    case "changed": {
      const { stored } = refusal;
      return { ...refused(fillPlaceholders(text.problems.changed, { ...stored }), 409), stored };
    }
    default:
      return confirmationRefused(context, refusal);
  }
}

export async function withdrawEmail(context: Context): Promise<DetailsOutcome> {
  const session = signedInAdministrator(context);
  await context.get(servicesContext).administrator.details.withdraw(session);
  return succeeded(context.get(adminTextContext).account.details.withdrawn);
}

async function log(context: Context, changed: DetailsChanged): Promise<void> {
  if (changed.isNameChanged) await logActivity(context, "name of the account changed");
  if (changed.mailedTo !== null) await logActivity(context, "new e-mail asked for");
  if (changed.isEmailChanged) await logActivity(context, "e-mail changed");
}

function told(context: Context, changed: DetailsChanged): string | undefined {
  const { details, password } = context.get(adminTextContext).account;
  const { mailedTo, isEmailChanged, stored, ended } = changed;
  if (mailedTo !== null) return fillPlaceholders(details.linkSent, { email: mailedTo });
  if (!isEmailChanged) return undefined;
  const sentence = fillPlaceholders(details.savedEmail, { email: stored.email });
  return ended === 0 ? sentence : `${sentence} ${password.othersSignedOut}`;
}
