import type { MailFailure } from "#platform/mail/mailer.ts";
import type { NewEnquiry } from "./enquiry.ts";

/** An enquiry whose mail one worker has taken to send. */
export interface OutboxEntry {
  enquiry: NewEnquiry & { id: string; createdAt: string };
  /** Proof that it is still this worker's; whoever claims later gets another. */
  claim: string;
}

/** The orders to mail enquiries. Several workers, also in several processes, never hold the same order at once. */
export interface Outbox {
  /** Takes the order that is due longest, or null. A claim lapses after five minutes, as when its process died. */
  claim(): Promise<OutboxEntry | null>;
  /** The mail server has taken it. Orders that failed for want of a server become due at once. */
  sent(order: OutboxEntry): Promise<void>;
  /** Puts the order off by a growing pause; after three days marks it as failed. */
  failed(order: OutboxEntry, failure: MailFailure): Promise<void>;
  /** How many orders wait, due or not. */
  waiting(): Promise<number>;
  /** Tells the workers of this process that an order was committed. */
  notify(): void;
  /** Calls the listener at each announcement. Answers how to stop. */
  onQueued(listener: () => void): () => void;
}
