import type { EnquiryState } from "#domain/enquiries/enquiry.ts";
import type { Counts } from "./counts.ts";
import type { OperationKind } from "./schedule.ts";

/** An enquiry as its visitor and the owner know it. */
export interface LedgerEnquiry {
  /** No other has it. */
  label: string;
  words: { name: string; email: string; phone: string; message: string };
  submissionKey: string;
  isAcknowledged: boolean;
  /** Null until the owner has found it. */
  id: string | null;
  /** The one that was acknowledged last. */
  state: EnquiryState;
  deletion: "none" | "asked" | "acknowledged";
}

/** All that was ever sent to the servers of a world, and what they have acknowledged of it. */
export interface Ledger {
  enquiries: LedgerEnquiry[];
  acknowledged: Counts<OperationKind>;
  /** Answers that a well-formed request should never get. */
  surprises: string[];
}

export function openLedger(): Ledger {
  return { enquiries: [], acknowledged: new Map(), surprises: [] };
}
