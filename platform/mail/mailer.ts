import type { Result } from "#platform/result.ts";

export interface Mail {
  to?: string;
  messageId: string;
  sender: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  language: string;
}

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
  detail: string;
}

export interface MailRoute {
  url: string;
  from: string;
  to: string;
  /** Milliseconds. */
  timeout?: number;
}

export interface Mailer {
  send(mail: Mail): Promise<Result<void, MailFailure>>;
  check(): Promise<Result<void, MailFailure>>;
  close(): void;
}
