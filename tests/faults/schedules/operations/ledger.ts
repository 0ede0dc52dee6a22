import type { EnquiryState } from "#domain/enquiries/enquiry.ts";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { Counts } from "../counts.ts";
import type { OperationKind } from "../schedule.ts";

export interface LedgerEnquiry {
  label: string;
  words: { name: string; email: string; phone: string; message: string };
  submissionKey: string;
  formToken: string | null;
  isAcknowledged: boolean;
  id: string | null;
  state: EnquiryState;
  place: Place;
  /** Opened of it, and whether it was delivered. */
  job: { id: string; stage: "received" | "delivered"; isOpen: boolean };
  /** How often it was quoted. */
  quotations: number;
}

export interface LedgerImage {
  label: string;
  name: string;
  pictures: { role: PictureRole; key: string; url: string | null }[];
  uploadKey: string;
  id: string | null;
  versions: number[];
  turning: Asked;
  /**
   * Whether it waits for its after, "early" where visitors see it all the same; that may have been asked for, and was
   * acknowledged when it is "no longer".
   */
  inWork: "never" | "yes" | "early" | "asked" | "no longer";
  place: Place;
  /** Its page is then that of the project it is part of. */
  wasInProject: boolean;
  /** A server that has not heard of its return may still answer as before. */
  wasInBin: boolean;
}

export type Place = "list" | "deleting" | "bin" | "restoring" | "removing" | "gone";

type Asked = "none" | "asked" | "acknowledged";

export interface Ledger {
  enquiries: LedgerEnquiry[];
  images: LedgerImage[];
  acknowledged: Counts<OperationKind>;
  surprises: string[];
  /** The ids of images that the last acknowledged change of projects left in one. */
  together: readonly (string | null)[];
  /** How often a page told that it is seen. */
  told: number;
}

export function openLedger(): Ledger {
  return { enquiries: [], images: [], acknowledged: new Map(), surprises: [], together: [], told: 0 };
}
