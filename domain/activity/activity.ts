/** What the log of the back office tells apart. Whoever adds a kind adds it here; texts are shown as they are. */
export type ActivityKind =
  | "signed in"
  | "sign-in failed"
  | "signed out"
  | "images uploaded"
  | "image edited"
  | "image featured"
  | "images deleted"
  | "name added"
  | "name renamed"
  | "name deleted"
  | "password changed"
  | "other sessions ended"
  | `enquiry ${string}`
  | "enquiries exported";

/** Something that was done in the back office. Holds no visitor's data, no address and no password. */
export interface NewActivity {
  kind: ActivityKind;
  /** A few plain words, such as "3 images"; cut at 200 characters. Empty where the kind says it all. */
  detail: string;
  /** Reference of the session it was done in; null where nobody was signed in. */
  session: string | null;
}

/** An entry of the log. */
export interface ActivityEntry {
  id: string;
  /** ISO 8601, UTC. Of an entry that counts: the last time. */
  happenedAt: string;
  kind: string;
  detail: string;
  session: string | null;
  /** How often it happened; more than once only for what strangers can do. */
  times: number;
}

/** The log of what was done in the back office, kept for 13 months (issue C, point 7). */
export interface Activity {
  /** Writes an entry. Failed sign-ins of one hour with one detail are counted in one entry. */
  record(activity: NewActivity): Promise<void>;
  /** A page of the log, newest first; pages count from 1. */
  list(page: number, pageSize: number): Promise<{ entries: ActivityEntry[]; total: number }>;
  /** Removes what is older than 13 months; answers how many entries went. */
  purge(): Promise<number>;
}
