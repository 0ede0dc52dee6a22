import pLimit from "p-limit";
import { networkOf, siteOf } from "#platform/visitor-network.ts";
import { PasswordsBusy } from "./passwords/passwords.ts";

const mostWaiting = 20;
const mostOfOne = 4;

/**
 * Sign-ins of browsers that are not known: one at a time, so that of the two passwords that are hashed at once the other
 * is always that of somebody who is.
 */
export interface StrangerTurns {
  take<Value>(address: string, work: () => Promise<Value>): Promise<Value>;
}

export function createStrangerTurns(): StrangerTurns {
  const turns = pLimit(1);
  const underWay = new Map<string, number>();
  return {
    async take(address, work) {
      const network = siteOf(address) ?? networkOf(address);
      const others = underWay.get(network) ?? 0;
      if (turns.pendingCount >= mostWaiting || others >= mostOfOne) throw new PasswordsBusy();
      underWay.set(network, others + 1);
      try {
        return await turns(work);
      } finally {
        const left = (underWay.get(network) ?? 1) - 1;
        if (left === 0) underWay.delete(network);
        else underWay.set(network, left);
      }
    },
  };
}
