export interface JobsTable {
  id: string;
  /** It may be gone. */
  enquiry_id: string | null;
  name: string;
  /** E.164, or as typed. */
  phone: string | null;
  phone_typed: string | null;
  language: "en" | "hi" | "mr";
  vehicle_name: string;
  work: string;
  note: string;
  /** A day in Asia/Kolkata, such as `2026-11-28`. */
  promised_on: string | null;
  stage: "received" | "sub-frame" | "body" | "primer" | "paint" | "papers" | "ready" | "delivered";
  opened_at: string;
  /** Set at the stage `delivered` alone. */
  delivered_at: string | null;
  deleted_at: string | null;
  version: number;
}
