import type { EnquiryState } from "#domain/enquiries/enquiry.ts";
import type { PictureRole } from "#domain/gallery/pictures/picture-facts.ts";
import type { Counts } from "../counts.ts";
import type { OperationKind } from "../schedule.ts";

/** An enquiry as its visitor and the owner know it. */
export interface LedgerEnquiry {
  /** No other has it. */
  label: string;
  words: { name: string; email: string; phone: string; message: string };
  submissionKey: string;
  /** Null: sent without scripts. */
  formToken: string | null;
  isAcknowledged: boolean;
  /** Null until the owner has found it. */
  id: string | null;
  /** The one that was acknowledged last. */
  state: EnquiryState;
  place: Place;
}

/** An image as the owner knows it. */
export interface LedgerImage {
  /** No other has it. */
  label: string;
  /** Of its vehicle, as it was acknowledged last. */
  name: string;
  /** `url`: null until it was acknowledged. */
  pictures: { role: PictureRole; key: string; url: string | null }[];
  uploadKey: string;
  /** Null until the image was acknowledged. */
  id: string | null;
  /** It has one of them. */
  versions: number[];
  /** Whether its first picture was turned by a quarter. */
  turning: Asked;
  /**
   * Whether it waits for its after, "early" where visitors see it all the same; that may have been asked for, and was
   * acknowledged when it is "no longer".
   */
  inWork: "never" | "yes" | "early" | "asked" | "no longer";
  place: Place;
  /** A server that has not heard of its return may still answer as before. */
  wasInBin: boolean;
}

/** Where it is for the owner, or what he has asked for without an answer; "gone" is deleted for good. */
export type Place = "list" | "deleting" | "bin" | "restoring" | "removing" | "gone";

type Asked = "none" | "asked" | "acknowledged";

/** All that was ever sent to the servers of a world, and what they have acknowledged of it. */
export interface Ledger {
  enquiries: LedgerEnquiry[];
  images: LedgerImage[];
  acknowledged: Counts<OperationKind>;
  /** Answers that a well-formed request should never get. */
  surprises: string[];
}

export function openLedger(): Ledger {
  return { enquiries: [], images: [], acknowledged: new Map(), surprises: [] };
}
