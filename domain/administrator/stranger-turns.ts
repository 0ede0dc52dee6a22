import pLimit from "p-limit";
import { networkOf, siteOf } from "#platform/visitor-network.ts";
import { PasswordsBusy } from "./passwords/passwords.ts";

const mostWaiting = 20;
const mostOfOne = 4;

/** Leaves one of the two hashing places to known browsers. */
export interface StrangerTurns {
  take<Value>(address: string, work: () => Promise<Value>): Promise<Value>;
}

/** Strangers' passwords are hashed one after the other. Throws PasswordsBusy where too many wait. */
export function createStrangerTurns(): StrangerTurns {
  const turns = pLimit(1);
  const pending = new Map<string, number>();
  return {
    async take(address, work) {
      const network = siteOf(address) ?? networkOf(address);
      const others = pending.get(network) ?? 0;
      if (turns.pendingCount >= mostWaiting || others >= mostOfOne) throw new PasswordsBusy();
      pending.set(network, others + 1);
      try {
        return await turns(work);
      } finally {
        const left = (pending.get(network) ?? 1) - 1;
        if (left === 0) pending.delete(network);
        else pending.set(network, left);
      }
    },
  };
}
