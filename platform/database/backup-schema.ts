export interface BackupRunsTable {
  kind: "backup" | "drill";
  due_at: string;
  ended_at: string | null;
  megabytes: number | null;
  problem: string | null;
}

/** What fails and was told to the owner's devices. */
export interface ToldOutagesTable {
  outage: "database" | "disk" | "mail" | "backup";
  since: string;
}
