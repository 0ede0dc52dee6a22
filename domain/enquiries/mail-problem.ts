import { type MailFailure, mailFailureKinds } from "#platform/mail/mailer.ts";

/** Null when the last attempt did not fail. */
export function storedProblem(kind: string | null, detail: string | null): MailFailure | null {
  if (kind === null) return null;
  return { kind: mailFailureKinds.find((known) => known === kind) ?? "unknown", detail: detail ?? "" };
}
