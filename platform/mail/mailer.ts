import type { Result } from "#platform/result.ts";

/** One mail to one mailbox. */
export interface Mail {
  /** The same for every attempt, so that a mailbox can recognise a double: `<…@…>`. */
  messageId: string;
  /** Name and address of whom an answer goes to. */
  replyTo: { name: string; address: string };
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** Language of the text, such as `en`. */
  language: string;
}

/** `refused` and `busy` carry the server's own words, the others at most a code. */
export type MailFailureKind =
  | "unreachable"
  | "silent"
  | "sign-in"
  | "certificate"
  | "refused"
  | "busy"
  | "unknown";

/** Why a mail did not go out. */
export interface MailFailure {
  kind: MailFailureKind;
  /** Short, one line; may be empty. */
  detail: string;
}

/** What carries mail to the workshop's mailbox. */
export interface Mailer {
  /** Resolves when the server has taken the mail or why it has not, within two minutes whatever the server does. */
  send(mail: Mail): Promise<Result<void, MailFailure>>;
  /** Connects and signs in without sending anything. */
  check(): Promise<Result<void, MailFailure>>;
  close(): void;
}
