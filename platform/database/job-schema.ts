/** A vehicle that the workshop is working on. */
export interface JobsTable {
  id: string;
  /** Of an enquiry that may be gone by now. */
  enquiry_id: string | null;
  /** Of the customer, as the next three are. */
  name: string;
  /** E.164, or as typed where it cannot be read as a number. */
  phone: string | null;
  /** As typed, where that says more than `phone`. */
  phone_typed: string | null;
  language: "en" | "hi" | "mr";
  vehicle_name: string;
  /** The body type or the work. */
  work: string;
  note: string;
  /** A day in Asia/Kolkata, such as `2026-11-28`. */
  promised_on: string | null;
  stage: "received" | "sub-frame" | "body" | "primer" | "paint" | "papers" | "ready" | "delivered";
  opened_at: string;
  /** Not null at the stage `delivered` alone. */
  delivered_at: string | null;
  deleted_at: string | null;
  /** Of the details. */
  version: number;
}
