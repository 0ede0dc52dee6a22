export interface BackupRunsTable {
  kind: "backup" | "drill";
  due_at: string;
  ended_at: string | null;
  megabytes: number | null;
  problem: string | null;
}

export interface ToldOutagesTable {
  outage: "database" | "disk" | "mail" | "backup";
  since: string;
}
