import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import type { PasswordRefusal } from "#domain/administrator/change-password.ts";
import { validateNewPassword } from "#domain/administrator/password-rules.ts";
import { noteFault } from "../layout/error-answer.server.ts";
import { counted, logActivity } from "../layout/log-activity.server.ts";
import { signedInAdministrator, signedOut } from "../session/guard.server.ts";
import { pauseSentence } from "../session/pause-sentence.ts";
import type { AccountChange } from "./account-change.ts";

const typed = z.string().default("");
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("password"), password: typed, confirmation: typed, current: typed }),
  z.object({ intent: z.literal("end other sessions") }),
]);

const unexpected = "An unexpected error occurred";

/** Does to the account what a form of the page asks for. */
export async function changeAccount(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<AccountChange> {
  const asked = changeSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) return failure(400, unexpected);
  try {
    return asked.data.intent === "password"
      ? await changePassword(context, asked.data)
      : await endOtherSessions(context);
  } catch (error) {
    return failure(500, noteFault(context, error, `${unexpected}.`).message);
  }
}

async function changePassword(
  context: Readonly<RouterContextProvider>,
  { password, confirmation, current }: { password: string; confirmation: string; current: string },
): Promise<AccountChange> {
  const problem = validateNewPassword({ password, confirmation });
  if (problem !== null) return failure(400, problem);
  const { address } = context.get(requestContext);
  const changed = await context
    .get(servicesContext)
    .administrator.changePassword(signedInAdministrator(context), { password, current, address });
  if (!changed.ok) return passwordRefused(context, changed.refusal);
  const { ended } = changed.value;
  await logActivity(context, "password changed", endedWords(ended));
  return {
    ok: true,
    status: 200,
    message: "Password updated successfully",
    description: endedSentence(ended),
  };
}

async function passwordRefused(
  context: Readonly<RouterContextProvider>,
  refusal: PasswordRefusal,
): Promise<AccountChange> {
  switch (refusal.reason) {
    case "invalid":
      return failure(400, refusal.message);
    case "current password missing":
      return askAgain(403, "Please enter your current password as well.");
    case "wrong":
      await logActivity(context, "sign-in failed", "wrong current password");
      return askAgain(403, "The current password is not right.");
    case "throttled":
      await logActivity(context, "sign-in failed", "too many attempts at the current password");
      return askAgain(429, pauseSentence(refusal.retryAfterSeconds));
    case "signed out":
      return failure(401, signedOut);
  }
}

async function endOtherSessions(context: Readonly<RouterContextProvider>): Promise<AccountChange> {
  const ended = await context
    .get(servicesContext)
    .administrator.endOtherSessions(signedInAdministrator(context));
  if (!ended.ok) return failure(401, signedOut);
  await logActivity(context, "other sessions ended", counted(ended.value.ended, "session"));
  return { ok: true, status: 200, message: "Signed out everywhere else", description: "" };
}

function failure(status: number, message: string): AccountChange {
  return { ok: false, status, message, asksForCurrent: false };
}

/** Not changed yet: the current password is to be given, once more. */
function askAgain(status: number, message: string): AccountChange {
  return { ok: false, status, message, asksForCurrent: true };
}

function endedWords(ended: number): string {
  return ended === 0 ? "" : `${counted(ended, "other session")} ended`;
}

function endedSentence(ended: number): string {
  return ended === 0 ? "" : "All other devices have been signed out.";
}
