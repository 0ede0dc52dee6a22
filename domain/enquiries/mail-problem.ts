import type { MailFailure } from "#platform/mail/mailer.ts";

const sentences: Record<MailFailure["kind"], string> = {
  unreachable: "The mail server could not be reached",
  silent: "The mail server did not answer in time",
  unconfirmed: "The mail server was given the message and did not confirm it; it may have arrived",
  "sign-in": "The mail server refused the user name or the password of SMTP_URL",
  "no encryption": "The mail server of SMTP_URL offers no encryption, so nothing was sent to it",
  certificate: "The mail server could not prove who it is",
  refused: "The mail server refused the message",
  busy: "The mail server asked to try again later",
  unknown: "Sending failed",
};

const networkErrors = new Map([
  ["ECONNREFUSED", "nobody answers at its address and port"],
  ["ENOTFOUND", "its name is unknown"],
  ["EAI_AGAIN", "its name could not be looked up"],
  ["EHOSTUNREACH", "no line leads to it"],
  ["ENETUNREACH", "no line leads to it"],
  ["ECONNRESET", "it hung up"],
]);

/** A sentence; a mail server's own words stay as they are. */
export function mailProblem({ kind, detail }: MailFailure): string {
  const why = (networkErrors.get(detail) ?? detail).replace(/\.+$/, "");
  return why === "" ? `${sentences[kind]}.` : `${sentences[kind]}: ${why}.`;
}

/** Null when the last attempt did not fail. */
export function storedProblem(kind: string | null, detail: string | null): string | null {
  if (kind === null) return null;
  return mailProblem({ kind: isKind(kind) ? kind : "unknown", detail: detail ?? "" });
}

function isKind(kind: string): kind is MailFailure["kind"] {
  return Object.hasOwn(sentences, kind);
}
