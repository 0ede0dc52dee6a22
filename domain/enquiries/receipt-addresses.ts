import type { Clock } from "#platform/clock.ts";
import { createSeal } from "#platform/sealing.ts";

/** Milliseconds: over the day off, no longer. Whoever holds the phone sees a name and a number. */
const shownFor = 2 * 24 * 60 * 60 * 1000;

/** What stands in the address of a receipt in place of an id: nobody can think one up, and it opens for two days. */
export function createReceiptAddresses({ secret, clock }: { secret: string; clock: Clock }) {
  const { seal, open } = createSeal(secret, "receipts of enquiries");
  return {
    seal: (id: string) => seal(`${clock.now().getTime() + shownFor} ${id}`),
    open(sealed: string): string | null {
      const [until = "", id = ""] = open(sealed)?.split(" ") ?? [];
      return Number(until) > clock.now().getTime() ? id : null;
    },
  };
}
