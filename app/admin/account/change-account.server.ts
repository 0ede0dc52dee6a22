import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { PasswordRefusal } from "#domain/administrator/passwords/change-password.ts";
import { type StartSection, startSections } from "#domain/administrator/sessions.ts";
import { refused, succeeded } from "../kit/form/form-outcome.ts";
import { passwordProblem } from "../kit/form/password-words.ts";
import { adminTextContext, counted } from "../kit/page/admin-text.ts";
import { type ConfirmedOutcome, confirmationRefused } from "../kit/session/confirmation.server.ts";
import { answerHeaders, signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";
import { changeDetails, detailsChanges, withdrawEmail } from "./change-details.server.ts";
import { changePush, pushChanges } from "./change-push.server.ts";
import { changeSecondFactor, secondFactorChanges } from "./second-factor/change-second-factor.server.ts";

const typed = z.string().default("");
export const accountChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("password"), password: typed, confirmation: typed, current: typed }),
  z.object({ intent: z.literal("end other sessions"), current: typed }),
  z.object({ intent: z.literal("end session"), session: z.string(), current: typed }),
  ...detailsChanges,
  z.object({ intent: z.literal("start with"), section: z.enum(startSections) }),
  ...pushChanges,
  ...secondFactorChanges,
]);

export type AccountChange = z.output<typeof accountChangeSchema>;
type Context = Readonly<RouterContextProvider>;
export type AccountOutcome = ConfirmedOutcome;

export function changeAccount(
  call: { context: Context; request: Request },
  change: AccountChange,
): Promise<AccountOutcome> {
  switch (change.intent) {
    case "password":
      return changePassword(call.context, change);
    case "end other sessions":
      return endSessions(call.context, { reference: null, current: change.current });
    case "end session":
      return endSessions(call.context, { reference: change.session, current: change.current });
    case "details":
      return changeDetails(call.context, change);
    case "withdraw e-mail":
      return withdrawEmail(call.context);
    case "start with":
      return startWith(call.context, change.section);
    case "push on":
    case "push off":
      return changePush(call, change);
    default:
      return changeSecondFactor(call, change);
  }
}

async function changePassword(
  context: Context,
  { intent: _, ...passwords }: Extract<AccountChange, { intent: "password" }>,
): Promise<AccountOutcome> {
  const text = context.get(adminTextContext);
  const { account, activity } = text;
  const { address } = context.get(requestContext);
  const { administrator } = context.get(servicesContext);
  const session = signedInAdministrator(context);
  const changed = await administrator.changePassword(session, { ...passwords, address });
  if (!changed.ok) return passwordRefused(context, changed.refusal);
  const { ended, setCookie } = changed.value;
  for (const cookie of setCookie) answerHeaders(context).append("Set-Cookie", cookie);
  const { updated, othersSignedOut } = account.password;
  await logActivity(
    context,
    "password changed",
    ended === 0 ? "" : counted(activity.details.otherSessionsEnded, ended),
  );
  return succeeded(updated, ended === 0 ? undefined : othersSignedOut);
}

async function passwordRefused(context: Context, refusal: PasswordRefusal): Promise<AccountOutcome> {
  if (refusal.reason !== "invalid") return confirmationRefused(context, refusal);
  return refused(passwordProblem(context.get(adminTextContext), refusal.problem), 400);
}

async function endSessions(
  context: Context,
  toEnd: { reference: string | null; current: string },
): Promise<AccountOutcome> {
  const { account, activity } = context.get(adminTextContext);
  const { address } = context.get(requestContext);
  const { administrator } = context.get(servicesContext);
  const ended = await administrator.endSessions(signedInAdministrator(context), { ...toEnd, address });
  if (!ended.ok) {
    if (ended.refusal.reason !== "ended already") return confirmationRefused(context, ended.refusal);
    return refused(account.sessions.endedAlready, 409);
  }
  const { reference } = toEnd;
  if (reference !== null) {
    await logActivity(context, "session ended", fillPlaceholders(activity.session, { session: reference }));
    return succeeded(account.sessions.endedOne);
  }
  await logActivity(context, "other sessions ended", counted(activity.details.sessions, ended.value.ended));
  return succeeded(account.sessions.ended);
}

async function startWith(context: Context, section: StartSection): Promise<AccountOutcome> {
  const { today, layout } = context.get(adminTextContext);
  await context.get(servicesContext).administrator.setStartSection(signedInAdministrator(context), section);
  return succeeded(fillPlaceholders(today.startWith.saved, { section: layout.sections[section].title }));
}
