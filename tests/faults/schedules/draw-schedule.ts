import fc from "fast-check";
import {
  type Change,
  changed,
  type Engines,
  type Fault,
  type FaultTarget,
  faultKinds,
  type Operation,
  type OperationKind,
  type Schedule,
} from "./schedule.ts";

const serverNumber = fc.nat(1);
const seldom = fc.nat(4).map((number) => number === 0);

const kinds: { arbitrary: fc.Arbitrary<OperationKind>; weight: number }[] = [
  { arbitrary: fc.constant("enquiry"), weight: 4 },
  { arbitrary: fc.constant("upload"), weight: 2 },
  { arbitrary: fc.constantFrom("mark enquiry", "edit image", "turn image", "see image"), weight: 4 },
  { arbitrary: fc.constantFrom("complete image", "complete image", "show in work"), weight: 3 },
  { arbitrary: fc.constantFrom("merge enquiry", "separate enquiry", "move job", "quote enquiry"), weight: 4 },
  { arbitrary: fc.constantFrom("group image", "split project"), weight: 3 },
  { arbitrary: fc.constantFrom("delete enquiry", "delete image"), weight: 1 },
  {
    arbitrary: fc.constantFrom("restore enquiry", "restore image", "restore image", "remove image"),
    weight: 4,
  },
  { arbitrary: fc.constant("visit"), weight: 2 },
];

const drawnOperation = fc.record({
  kind: fc.oneof(...kinds),
  server: serverNumber,
  subject: fc.nat(99),
  isDouble: seldom,
  hasScripts: fc.boolean(),
  isInWork: fc.boolean(),
  isGivenUp: seldom,
  path: fc.constantFrom("/", "/hi/contact", "/gallery", "/mr/services", "/gallery?work=painting", "/nowhere"),
});
type DrawnOperation = typeof drawnOperation extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function faultKindOn(engines: Engines) {
  const kinds = faultKinds.filter(({ target }) => engines === "PostgreSQL and S3" || !isRemote(target));
  return fc.oneof(
    ...kinds.map(({ kind, target, weight }) => ({ arbitrary: fc.constant({ kind, target }), weight })),
  );
}

function isRemote(target: FaultTarget): boolean {
  return target === "PostgreSQL" || target === "S3";
}

function drawnSchedule(engines: Engines) {
  const fault = fc.record({
    what: faultKindOn(engines),
    server: serverNumber,
    degree: fc.nat(99),
    from: fc.nat(99),
    length: fc.integer({ min: 1, max: 5 }),
  });
  return fc.record({
    operations: fc.array(drawnOperation, { minLength: 6, maxLength: 14, size: "max" }),
    faults: fc.array(fault, { minLength: 1, maxLength: 3, size: "max" }),
  });
}

/** Small seeds beside each other would draw alike. */
function spread(seed: number): number {
  return Math.imul(seed, 0x9e3779b1);
}

export function scheduleOf(seed: number): Schedule {
  const engines = seed % 2 === 0 ? "SQLite and disk" : "PostgreSQL and S3";
  const [drawn] = fc.sample(fc.noBias(drawnSchedule(engines)), { seed: spread(seed), numRuns: 1 });
  if (drawn === undefined) throw new Error(`Nothing was drawn for the seed ${seed}.`);
  const operations = operationsOf(drawn.operations);
  return { seed, engines, operations, faults: faultsOf(drawn.faults, operations.length) };
}

function operationsOf(drawn: readonly DrawnOperation[]): Operation[] {
  const operations: Operation[] = [];
  const subjects: Subjects = { enquiry: [], upload: [], inWork: [], binnedEnquiry: [], binnedUpload: [] };
  const waiting = new Set<number>();
  for (const [number, draw] of drawn.entries()) {
    const operation = operationOf(draw, subjects);
    operations.push(operation);
    if ("isGivenUp" in operation && !operation.isGivenUp) {
      subjects[operation.kind].push(number);
      if (operation.kind === "upload" && operation.isInWork) waiting.add(number);
    }
    if ("of" in operation) follow(operation, subjects);
    if (operation.kind === "complete image") waiting.delete(operation.of);
    subjects.inWork = subjects.upload.filter((upload) => waiting.has(upload));
  }
  return operations;
}

type Subjects = Record<"enquiry" | "upload" | "inWork" | "binnedEnquiry" | "binnedUpload", number[]>;

const subjectsOf: Record<Change, keyof Subjects> = {
  ...changed,
  ...{ "show in work": "inWork", "complete image": "inWork" },
  ...{ "restore enquiry": "binnedEnquiry", "restore image": "binnedUpload", "remove image": "binnedUpload" },
};

function follow({ kind, of }: { kind: Change; of: number }, subjects: Subjects): void {
  const [made, binned] =
    changed[kind] === "enquiry"
      ? [subjects.enquiry, subjects.binnedEnquiry]
      : [subjects.upload, subjects.binnedUpload];
  const from = subjects[subjectsOf[kind]];
  if (kind === "delete enquiry" || kind === "delete image") binned.push(of);
  else if (kind === "restore enquiry" || kind === "restore image") made.push(of);
  else if (kind !== "remove image") return;
  from.splice(from.indexOf(of), 1);
}

function operationOf(draw: DrawnOperation, subjects: Subjects): Operation {
  const { kind, server, subject, path, isDouble, isInWork, hasScripts, isGivenUp } = draw;
  if (kind === "visit") return { kind, server, path };
  if (kind !== "enquiry" && kind !== "upload") {
    const change = changeOf(kind, subject, subjects);
    if (change !== null) return { ...change, server };
  }
  const made = kind === "enquiry" || kind === "upload" ? kind : changed[kind];
  if (made === "enquiry") return { kind: made, server, isSentTwice: isDouble, hasScripts, isGivenUp };
  const waits = kind === "complete image" || kind === "show in work" || (isDouble && isInWork);
  return { kind: made, server, isPair: isDouble || waits, isInWork: waits, isGivenUp };
}

function changeOf(kind: Change, subject: number, subjects: Subjects): { kind: Change; of: number } | null {
  const changeable = subjects[subjectsOf[kind]];
  const of = changeable[subject % changeable.length];
  if (of !== undefined) return { kind, of };
  if (kind === "restore enquiry") return changeOf("delete enquiry", subject, subjects);
  if (kind === "restore image" || kind === "remove image") return changeOf("delete image", subject, subjects);
  return null;
}

type DrawnFault = Omit<Fault, "kind" | "target" | "to"> & {
  what: Pick<Fault, "kind" | "target">;
  length: number;
};

function faultsOf(drawn: readonly DrawnFault[], operations: number): Fault[] {
  const placed = drawn.map(({ what, from, length, ...fault }): Fault => {
    const begin = 1 + (from % (operations - 1));
    return { ...what, ...fault, from: begin, to: begin + length };
  });
  const faults: Fault[] = [];
  for (const fault of placed.toSorted((one, other) => one.from - other.from)) {
    if (!faults.some((earlier) => isInTheWayOf(fault, earlier))) faults.push(fault);
  }
  return faults;
}

/** Of processes, clocks and handles each server has its own. */
function isInTheWayOf(later: Fault, earlier: Fault): boolean {
  if (later.from > earlier.to || later.target !== earlier.target) return false;
  return later.server === earlier.server || !["process", "clock", "handles"].includes(later.target);
}
