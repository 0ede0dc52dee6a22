import type { Result } from "#platform/result.ts";

export interface Mail {
  /** An address; without it the mailer's own mailbox. */
  to?: string;
  /** The same for every attempt: a mailbox can recognise a double. */
  messageId: string;
  /** The name it comes from; the address is the mailer's. */
  sender: string;
  /** Without it, the mailer's address. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  language: string;
}

/** `refused` and `busy` carry the server's own words; `unconfirmed`: it has the mail, and has not said so. */
export const mailFailureKinds = [
  "unreachable",
  "silent",
  "unconfirmed",
  "sign-in",
  "no encryption",
  "certificate",
  "refused",
  "busy",
  "unknown",
] as const;
export type MailFailureKind = (typeof mailFailureKinds)[number];

export interface MailFailure {
  kind: MailFailureKind;
  /** One line; may be empty. */
  detail: string;
}

export interface Mailer {
  /** Resolves within a quarter of an hour, whatever the server does. */
  send(mail: Mail): Promise<Result<void, MailFailure>>;
  check(): Promise<Result<void, MailFailure>>;
  close(): void;
}
