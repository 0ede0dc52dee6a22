import { takingTurns } from "#tests/support/enquiry-server.ts";

/** Carries an operation out, again where it failed before. Answers whether it was acknowledged. */
export type CarryOut = () => Promise<boolean>;

/** Of the operations on one thing each waits for those before it, and fails while they are not acknowledged. */
export function createOrder(): (carryOut: CarryOut) => CarryOut {
  const turns = takingTurns();
  const waiting: CarryOut[] = [];
  return (carryOut) => {
    waiting.push(carryOut);
    return () =>
      turns(async () => {
        const isAcknowledged = waiting[0] === carryOut && (await carryOut());
        if (isAcknowledged) waiting.shift();
        return isAcknowledged;
      });
  };
}
