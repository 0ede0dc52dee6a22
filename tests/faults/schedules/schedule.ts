export const changed = {
  "mark enquiry": "enquiry",
  "delete enquiry": "enquiry",
  "edit image": "upload",
  "turn image": "upload",
  "see image": "upload",
  "show in work": "upload",
  "complete image": "upload",
  "delete image": "upload",
  "merge enquiry": "enquiry",
  "separate enquiry": "enquiry",
  "move job": "enquiry",
  "quote enquiry": "enquiry",
  "group image": "upload",
  "split project": "upload",
  "restore enquiry": "enquiry",
  "restore image": "upload",
  "remove image": "upload",
} as const;

export type Operation = { server: number } & (
  | {
      kind: "enquiry";
      isSentTwice: boolean;
      hasScripts: boolean;
      isGivenUp: boolean;
    }
  /** In work: without the after of the pair, which "complete image" brings. */
  | { kind: "upload"; isPair: boolean; isInWork: boolean; isGivenUp: boolean }
  | { kind: Change; of: number }
  | { kind: "visit"; path: string }
);

export type Change = keyof typeof changed;
export type OperationKind = Operation["kind"];

export type Engines = "SQLite and disk" | "PostgreSQL and S3";

interface Drawn {
  kind: string;
  target: "process" | "clock" | "handles" | "disk" | "mail server" | "PostgreSQL" | "S3";
  weight: number;
}

export const faultKinds = [
  { kind: "kill -9", target: "process", weight: 2 },
  { kind: "SIGTERM", target: "process", weight: 2 },
  { kind: "clock jump", target: "clock", weight: 2 },
  { kind: "no file handles", target: "handles", weight: 2 },
  { kind: "full disk", target: "disk", weight: 2 },
  { kind: "read-only folder", target: "disk", weight: 2 },
  { kind: "mail server down", target: "mail server", weight: 1 },
  { kind: "mail server slow", target: "mail server", weight: 1 },
  { kind: "mail server busy", target: "mail server", weight: 1 },
  { kind: "mail server refusing", target: "mail server", weight: 1 },
  { kind: "mail server cutting", target: "mail server", weight: 1 },
  { kind: "mail server silent", target: "mail server", weight: 1 },
  { kind: "PostgreSQL restarted", target: "PostgreSQL", weight: 3 },
  { kind: "S3 gone", target: "S3", weight: 3 },
] as const satisfies Drawn[];

export type FaultKind = (typeof faultKinds)[number]["kind"];
export type FaultTarget = (typeof faultKinds)[number]["target"];

/** Stands from before the operation of the number `from` until before that of the number `to`. */
export interface Fault {
  kind: FaultKind;
  target: FaultTarget;
  server: number;
  degree: number;
  from: number;
  to: number;
}

export interface Schedule {
  seed: number;
  engines: Engines;
  operations: Operation[];
  faults: Fault[];
}
