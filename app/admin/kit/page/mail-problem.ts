import { fillPlaceholders } from "#content/placeholders.ts";
import type { AdminText } from "#content/texts.ts";
import type { MailFailure } from "#platform/mail/mailer.ts";

export function mailProblem(text: AdminText["enquiries"]["mail"], { kind, detail }: MailFailure): string {
  const reasons: Readonly<Record<string, string>> = text.reasons;
  const why = (Object.hasOwn(reasons, detail) ? (reasons[detail] ?? "") : detail).replace(/\.+$/, "");
  return fillPlaceholders(why === "" ? text.problem : text.problemWhy, { problem: text.problems[kind], why });
}
