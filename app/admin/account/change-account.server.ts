import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { PasswordRefusal } from "#domain/administrator/change-password.ts";
import { validateNewPassword } from "#domain/administrator/password-rules.ts";
import { adminTextContext, counted } from "../layout/admin-text.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { logActivity } from "../layout/log-activity.server.ts";
import { signedInAdministrator } from "../session/guard.server.ts";
import { waitSentence } from "../session/sign-in.server.ts";
import type { FormOutcome } from "../ui/form-outcome.ts";

const typed = z.string().default("");
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("password"), password: typed, confirmation: typed, current: typed }),
  z.object({ intent: z.literal("end other sessions") }),
]);

type Change = z.output<typeof changeSchema>;
type Context = Readonly<RouterContextProvider>;

export interface AccountOutcome extends FormOutcome {
  /** Not changed yet: the current password is to be given, once more. */
  asksForCurrent?: boolean;
}

/** Does to the account what a form of the page asks for. */
export async function changeAccount(context: Context, form: FormData): Promise<AccountOutcome> {
  const { unexpected, unexpectedFault } = context.get(adminTextContext).layout;
  const change = changeSchema.safeParse(Object.fromEntries(form));
  if (!change.success) return failure(400, unexpected);
  try {
    return change.data.intent === "password"
      ? await changePassword(context, change.data)
      : await endOtherSessions(context);
  } catch (error) {
    return failure(500, noteFault(context, error, unexpectedFault).message);
  }
}

async function changePassword(
  context: Context,
  { password, confirmation, current }: Extract<Change, { intent: "password" }>,
): Promise<AccountOutcome> {
  const problem = validateNewPassword({ password, confirmation });
  if (problem !== null) return failure(400, problem);
  const { account, activity } = context.get(adminTextContext);
  const { address } = context.get(requestContext);
  const { administrator } = context.get(servicesContext);
  const session = signedInAdministrator(context);
  const changed = await administrator.changePassword(session, { password, current, address });
  if (!changed.ok) return passwordRefused(context, changed.refusal);
  const { ended } = changed.value;
  const detail = ended === 0 ? "" : counted(activity.details.otherSessionsEnded, ended);
  await logActivity(context, "password changed", detail);
  const { updated, othersSignedOut } = account.password;
  return { ok: true, status: 200, title: updated, description: ended === 0 ? "" : othersSignedOut };
}

async function passwordRefused(context: Context, refusal: PasswordRefusal): Promise<AccountOutcome> {
  const text = context.get(adminTextContext);
  const { details } = text.activity;
  switch (refusal.reason) {
    case "invalid":
      return failure(400, refusal.message);
    case "current password missing":
      return askForCurrent(403, text.account.password.currentMissing);
    case "wrong":
      await logActivity(context, "sign-in failed", details.wrongCurrentPassword);
      return askForCurrent(403, text.account.password.currentWrong);
    case "throttled":
      await logActivity(context, "sign-in failed", details.tooManyCurrentPasswords);
      return askForCurrent(429, waitSentence(text, refusal.retryAfterSeconds));
    case "signed out":
      return failure(401, text.session.ended);
  }
}

async function endOtherSessions(context: Context): Promise<AccountOutcome> {
  const { account, activity, session } = context.get(adminTextContext);
  const { administrator } = context.get(servicesContext);
  const ended = await administrator.endOtherSessions(signedInAdministrator(context));
  if (!ended.ok) return { ...failure(401, account.sessions.notEnded), description: session.ended };
  await logActivity(context, "other sessions ended", counted(activity.details.sessions, ended.value.ended));
  return { ok: true, status: 200, title: account.sessions.ended };
}

function failure(status: number, title: string): AccountOutcome {
  return { ok: false, status, title };
}

function askForCurrent(status: number, title: string): AccountOutcome {
  return { ...failure(status, title), asksForCurrent: true };
}
