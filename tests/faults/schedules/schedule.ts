import fc from "fast-check";

/** What is done to what an earlier operation has made. */
const changed = {
  "mark enquiry": "enquiry",
  "delete enquiry": "enquiry",
  "edit image": "upload",
  "see image": "upload",
  "delete image": "upload",
} as const;

/** What a visitor or the owner does. `of` is the number of the operation that made what this one is about. */
export type Operation = { server: number } & (
  | {
      kind: "enquiry";
      /** A double tap: twice at the same time. */
      isSentTwice: boolean;
      /** Without an answer nobody tries again. */
      isGivenUp: boolean;
    }
  | { kind: "upload"; isPair: boolean; isGivenUp: boolean }
  | { kind: Change; of: number }
  | { kind: "visit"; path: string }
);

type Change = keyof typeof changed;
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

const kinds: { arbitrary: fc.Arbitrary<OperationKind>; weight: number }[] = [
  { arbitrary: fc.constant("enquiry"), weight: 4 },
  { arbitrary: fc.constant("upload"), weight: 3 },
  { arbitrary: fc.constantFrom("mark enquiry", "edit image", "see image"), weight: 4 },
  { arbitrary: fc.constantFrom("delete enquiry", "delete image"), weight: 2 },
  { arbitrary: fc.constant("visit"), weight: 2 },
];

const drawnOperation = fc.record({
  kind: fc.oneof(...kinds),
  server: serverNumber,
  subject: fc.nat(99),
  isDouble: seldom,
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
  /** Numbers of the operations that made what can still be changed. */
  const subjects = { enquiry: [] as number[], upload: [] as number[] };
  for (const [number, draw] of drawn.entries()) {
    const operation = operationOf(draw, subjects);
    operations.push(operation);
    if ("isGivenUp" in operation && !operation.isGivenUp) subjects[operation.kind].push(number);
    if (operation.kind === "delete enquiry" || operation.kind === "delete image") {
      const left = subjects[changed[operation.kind]];
      left.splice(left.indexOf(operation.of), 1);
    }
  }
  return operations;
}

/** Where there is nothing to be changed, it is made. */
function operationOf(draw: DrawnOperation, subjects: Record<"enquiry" | "upload", number[]>): Operation {
  const { kind, server, subject, path, isDouble, isGivenUp } = draw;
  if (kind === "visit") return { kind, server, path };
  const made = kind === "enquiry" || kind === "upload" ? kind : changed[kind];
  const of = subjects[made][subject % subjects[made].length];
  if (kind !== "enquiry" && kind !== "upload" && of !== undefined) return { kind, server, of };
  if (made === "enquiry") return { kind: made, server, isSentTwice: isDouble, isGivenUp };
  return { kind: made, server, isPair: isDouble, isGivenUp };
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
