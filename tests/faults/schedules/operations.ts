import { count } from "./counts.ts";
import { deleteEnquiry, markEnquiry, newEnquiry, sendEnquiry } from "./enquiry-operations.ts";
import { type CarryOut, createOrder } from "./in-order.ts";
import type { LedgerEnquiry } from "./ledger.ts";
import type { Operation } from "./schedule.ts";
import type { Stage } from "./stage.ts";

/** An operation as one person carries it out. */
export interface Attempt {
  /** For whoever reads of it. */
  name: string;
  operation: Operation;
  carryOut: CarryOut;
}

interface Subject<Thing> {
  thing: Thing;
  inOrder(carryOut: CarryOut): CarryOut;
}

/** The operations of a schedule, not begun. The seed sets apart what they are about. */
export function attemptsOf(operations: readonly Operation[], seed: number, stage: Stage): Attempt[] {
  const enquiries = new Map<number, Subject<LedgerEnquiry>>();

  function carryOutOf(operation: Operation, number: number): CarryOut {
    const { server } = operation;
    switch (operation.kind) {
      case "visit":
        return async () => (await stage.client.ask(server, operation.path)) !== null;
      case "enquiry": {
        const subject = { thing: newEnquiry(stage, `s${seed}o${number}x`), inOrder: createOrder() };
        enquiries.set(number, subject);
        const servers = operation.isSentTwice ? [0, 1] : [server];
        return subject.inOrder(() => sendEnquiry(stage, servers, subject.thing));
      }
      case "mark enquiry": {
        const { thing, inOrder } = subjectOf(enquiries, operation.of);
        return inOrder(() => markEnquiry(stage, server, thing));
      }
      case "delete enquiry": {
        const { thing, inOrder } = subjectOf(enquiries, operation.of);
        return inOrder(() => deleteEnquiry(stage, server, thing));
      }
    }
  }

  return operations.map((operation, number) => {
    const carryOut = carryOutOf(operation, number);
    return {
      name: `operation ${number} (${operation.kind})`,
      operation,
      carryOut: async () => {
        const isAcknowledged = await carryOut();
        if (isAcknowledged) count(stage.ledger.acknowledged, operation.kind);
        return isAcknowledged;
      },
    };
  });
}

function subjectOf<Thing>(subjects: ReadonlyMap<number, Subject<Thing>>, number: number): Subject<Thing> {
  const subject = subjects.get(number);
  if (subject === undefined) throw new Error(`Operation ${number} has made nothing.`);
  return subject;
}
