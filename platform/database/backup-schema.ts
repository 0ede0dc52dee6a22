/** What was due at a time; the first server that writes it does it. */
export interface BackupRunsTable {
  kind: "backup" | "drill";
  due_at: string;
  /** Null while it goes on, or where the server ended meanwhile. */
  ended_at: string | null;
  megabytes: number | null;
  /** Null where all went well. */
  problem: string | null;
}

/** What fails and was told to the owner's devices. */
export interface ToldOutagesTable {
  outage: "database" | "disk" | "mail" | "backup";
  since: string;
}
