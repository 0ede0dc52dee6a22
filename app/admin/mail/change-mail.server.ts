import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { MailProblems } from "#domain/mail/mail-form.ts";
import type { StoredMail } from "#domain/mail/stored-mail.ts";
import { type FormOutcome, refused, succeeded } from "../kit/form/form-outcome.ts";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { mailProblem } from "../kit/page/mail-problem.ts";
import { type ConfirmedOutcome, confirmationRefused } from "../kit/session/confirmation.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { logActivity } from "../kit/session/log-activity.server.ts";

const typed = z.string().default("");
export const mailChangeSchema = z.discriminatedUnion("intent", [
  z.object({
    ...{ intent: z.literal("save"), version: z.coerce.number().int().min(0), current: typed },
    ...{ host: typed, port: typed, encryption: typed, user: typed, password: typed, sender: typed },
    ...{ mailbox: typed, language: typed, isOn: typed, sendsNumbers: z.string().default("yes") },
  }),
  z.object({ intent: z.literal("test") }),
]);

type MailChange = z.output<typeof mailChangeSchema>;
type Context = Readonly<RouterContextProvider>;

export interface MailOutcome extends ConfirmedOutcome {
  problems?: MailProblems;
  stored?: StoredMail;
}

export function changeMail(context: Context, change: MailChange): Promise<MailOutcome> {
  return change.intent === "test" ? sendTest(context) : save(context, change);
}

async function save(
  context: Context,
  { intent: _, version, current, ...values }: Extract<MailChange, { intent: "save" }>,
): Promise<MailOutcome> {
  const text = context.get(adminTextContext);
  const { administrator, mail } = context.get(servicesContext);
  const session = signedInAdministrator(context);
  const { address } = context.get(requestContext);
  const confirmed = await administrator.confirmPassword(session, { current, address });
  if (!confirmed.ok) return confirmationRefused(context, confirmed.refusal);
  const saved = await mail.save({ version, values, changedBy: session.email });
  if (saved.ok) {
    await logActivity(context, "mail settings saved");
    return { ...succeeded(text.mail.saved), stored: saved.value };
  }
  const { refusal } = saved;
  return refusal.kind === "changed"
    ? { ...refused(text.mail.failure, 409, text.facts.conflict), stored: refusal.stored }
    : { ...refused(text.mail.failure, 422, text.facts.invalid), problems: refusal.problems };
}

async function sendTest(context: Context): Promise<FormOutcome> {
  const text = context.get(adminTextContext);
  const { test } = text.mail;
  const sent = await context.get(servicesContext).mail.sendTest();
  if (sent.ok) {
    await logActivity(context, "test mail sent");
    return succeeded(fillPlaceholders(test.sent, sent.value));
  }
  const { refusal } = sent;
  const why = refusal === "not set up" ? test.notSetUp : mailProblem(text.enquiries.mail, refusal);
  return refused(test.failed, 422, why);
}
