/** Times are in milliseconds. */
interface TurnLimits {
  atOnce: number;
  mostWaiting: number;
  mostOfOne: number;
  longestWait: number;
  /** What hangs gives up its place after that. */
  longestTurn: number;
}

/** A page takes 15 ms. One that waits for a lost database, 15 s at most, leaves the other place free. */
const defaultLimits: TurnLimits = {
  ...{ atOnce: 2, mostWaiting: 600, mostOfOne: 400 },
  ...{ longestWait: 30_000, longestTurn: 20_000 },
};

export interface RenderTurns {
  take<Value>(network: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value | null>;
}

interface Waiting {
  begin(): void;
  giveUp(): void;
}

/** One at a time for each network, which take turns. */
export function createRenderTurns(limits = defaultLimits): RenderTurns {
  const queues = new Map<string, Set<Waiting>>();
  const atWork = new Set<string>();
  let waiting = 0;

  function join(network: string, one: Waiting): boolean {
    const queue = queues.get(network) ?? new Set();
    if (queue.size >= limits.mostOfOne || !hasRoom(queue.size)) return false;
    queues.set(network, queue.add(one));
    waiting++;
    return true;
  }

  function leave(network: string, one: Waiting): void {
    const queue = queues.get(network);
    if (!queue?.delete(one)) return;
    waiting--;
    if (queue.size === 0) queues.delete(network);
  }

  function hasRoom(ownWaiting: number): boolean {
    if (waiting < limits.mostWaiting) return true;
    const fullest = [...queues.values()].reduce((most, queue) => (queue.size > most.size ? queue : most));
    if (fullest.size <= ownWaiting + 1) return false;
    [...fullest].at(-1)?.giveUp();
    return true;
  }

  function beginNext(): void {
    for (const [network, queue] of queues) {
      if (atWork.size >= limits.atOnce) return;
      const [first] = queue;
      if (atWork.has(network) || first === undefined) continue;
      leave(network, first);
      if (queues.delete(network)) queues.set(network, queue);
      atWork.add(network);
      first.begin();
    }
  }

  function end(network: string): void {
    atWork.delete(network);
    setImmediate(beginNext);
  }

  async function work<Value>(network: string, make: () => Promise<Value>): Promise<Value> {
    const { promise: isOver, resolve: done } = Promise.withResolvers<void>();
    const tooLong = setTimeout(done, limits.longestTurn);
    isOver.then(() => end(network));
    try {
      return await make();
    } finally {
      clearTimeout(tooLong);
      done();
    }
  }

  return {
    async take(network, make, signal) {
      const hasTurn = await new Promise<boolean>((resolve) => {
        const settle = (begins: boolean) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", one.giveUp);
          resolve(begins);
        };
        const one: Waiting = {
          begin: () => settle(true),
          giveUp() {
            leave(network, one);
            settle(false);
          },
        };
        const timer = setTimeout(one.giveUp, limits.longestWait);
        signal?.addEventListener("abort", one.giveUp);
        if (signal?.aborted || !join(network, one)) settle(false);
        else beginNext();
      });
      return hasTurn ? work(network, make) : null;
    },
  };
}
