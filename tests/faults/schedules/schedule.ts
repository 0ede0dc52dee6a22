import fc from "fast-check";

/** What a visitor or the owner does. `of` is the number of the operation that made what this one is about. */
export type Operation = { server: number } & (
  | {
      kind: "enquiry";
      /** A double tap: twice at the same time. */
      isSentTwice: boolean;
      /** Without an answer nobody tries again. */
      isGivenUp: boolean;
    }
  | { kind: "mark enquiry" | "delete enquiry"; of: number }
  | { kind: "visit"; path: string }
);

export type OperationKind = Operation["kind"];

/** Each kind, and what it happens to: that can have one fault at a time. */
export const faultTargets = {
  "kill -9": "process",
  SIGTERM: "process",
} as const;

export type FaultKind = keyof typeof faultTargets;

/** Stands from before the operation of the number `from` until before that of the number `to`. */
export interface Fault {
  kind: FaultKind;
  server: number;
  from: number;
  to: number;
}

export interface Schedule {
  seed: number;
  operations: Operation[];
  faults: Fault[];
}

const serverNumber = fc.nat(1);
const seldom = fc.nat(4).map((number) => number === 0);

const drawnOperation = fc.record({
  kind: fc.constantFrom<OperationKind>(
    ...(["enquiry", "enquiry", "enquiry", "mark enquiry", "delete enquiry", "visit"] as const),
  ),
  server: serverNumber,
  subject: fc.nat(99),
  isSentTwice: seldom,
  isGivenUp: seldom,
  path: fc.constantFrom("/", "/hi/contact", "/gallery", "/mr/services", "/gallery?work=painting", "/nowhere"),
});
type DrawnOperation = typeof drawnOperation extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const drawnFault = fc.record({
  kind: fc.constantFrom<FaultKind>("kill -9", "SIGTERM"),
  server: serverNumber,
  from: fc.nat(99),
  length: fc.integer({ min: 1, max: 5 }),
});
type DrawnFault = typeof drawnFault extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const drawnSchedule = fc.record({
  operations: fc.array(drawnOperation, { minLength: 8, maxLength: 16, size: "max" }),
  faults: fc.array(drawnFault, { minLength: 1, maxLength: 3, size: "max" }),
});

/** The same for the same seed, wherever it is made. */
export function scheduleOf(seed: number): Schedule {
  const [drawn] = fc.sample(fc.noBias(drawnSchedule), { seed, numRuns: 1 });
  if (drawn === undefined) throw new Error(`Nothing was drawn for the seed ${seed}.`);
  const operations = operationsOf(drawn.operations);
  return { seed, operations, faults: faultsOf(drawn.faults, operations.length) };
}

function operationsOf(drawn: readonly DrawnOperation[]): Operation[] {
  const operations: Operation[] = [];
  /** Numbers of the operations whose enquiries can still be changed. */
  const enquiries: number[] = [];
  for (const [number, { kind, server, subject, path, isSentTwice, isGivenUp }] of drawn.entries()) {
    const of = enquiries[subject % enquiries.length];
    if (kind === "visit") operations.push({ server, kind, path });
    else if (kind === "enquiry" || of === undefined) {
      operations.push({ server, kind: "enquiry", isSentTwice, isGivenUp });
      if (!isGivenUp) enquiries.push(number);
    } else {
      operations.push({ server, kind, of });
      if (kind === "delete enquiry") enquiries.splice(enquiries.indexOf(of), 1);
    }
  }
  return operations;
}

/** In the order of their beginnings, without those for which there is no room. */
function faultsOf(drawn: readonly DrawnFault[], operations: number): Fault[] {
  const placed = drawn.map(({ from, length, ...fault }): Fault => {
    const begin = 1 + (from % (operations - 1));
    return { ...fault, from: begin, to: begin + length };
  });
  const faults: Fault[] = [];
  for (const fault of placed.toSorted((one, other) => one.from - other.from)) {
    if (!faults.some((earlier) => isInTheWayOf(fault, earlier))) faults.push(fault);
  }
  return faults;
}

function isInTheWayOf(later: Fault, earlier: Fault): boolean {
  return (
    later.from <= earlier.to &&
    later.server === earlier.server &&
    faultTargets[later.kind] === faultTargets[earlier.kind]
  );
}
