import { LRUCache } from "lru-cache";

export interface Turn {
  sender: string | null;
  isHeavy: boolean;
}

interface Waiting {
  turn: Turn;
  begin(): void;
}

interface Turns {
  take<Value>(turn: Turn, work: () => Promise<Value>): Promise<Value>;
  pending(): number;
}

/** Milliseconds. */
const halfForgotten = 60_000;
const mostSenders = 10_000;

/** Lets work take turns in so many places. */
export function createTurns(places: number): Turns {
  const waiting: Waiting[] = [];
  const inWork = new Set<Turn>();
  const taken = new LRUCache<string, { milliseconds: number; at: number }>({ max: mostSenders });
  let wasSite = false;

  function takenBy(sender: string, now: number): number {
    const known = taken.get(sender);
    return known === undefined ? 0 : known.milliseconds * 0.5 ** ((now - known.at) / halfForgotten);
  }

  function mayBegin({ sender, isHeavy }: Turn): boolean {
    return ![...inWork].some(
      (other) => (isHeavy && other.isHeavy) || (sender !== null && other.sender === sender),
    );
  }

  function next(): Waiting | undefined {
    const ready = waiting.filter(({ turn }) => mayBegin(turn));
    const site = ready.find(({ turn }) => turn.sender === null);
    const now = performance.now();
    let visitor: Waiting | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const one of ready) {
      const time = one.turn.sender === null ? least : takenBy(one.turn.sender, now);
      if (time >= least) continue;
      visitor = one;
      least = time;
    }
    return wasSite ? (visitor ?? site) : (site ?? visitor);
  }

  function beginNext(): void {
    while (inWork.size < places) {
      const chosen = next();
      if (chosen === undefined) return;
      waiting.splice(waiting.indexOf(chosen), 1);
      inWork.add(chosen.turn);
      wasSite = chosen.turn.sender === null;
      chosen.begin();
    }
  }

  return {
    async take({ ...turn }, work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ turn, begin: resolve });
      beginNext();
      await promise;
      const begun = performance.now();
      try {
        return await work();
      } finally {
        const now = performance.now();
        if (turn.sender !== null) {
          taken.set(turn.sender, { milliseconds: takenBy(turn.sender, now) + now - begun, at: now });
        }
        inWork.delete(turn);
        beginNext();
      }
    },
    pending: () => inWork.size + waiting.length,
  };
}
