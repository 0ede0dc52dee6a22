import { takingTurns } from "#tests/support/enquiry-server.ts";

export type CarryOut = () => Promise<boolean>;

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
