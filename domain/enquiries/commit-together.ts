/** Most items of one commit; keeps a statement below the engines' limits. */
const mostAtOnce = 100;

interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * Lets what arrives while a commit is under way share the next one: on a disk that takes its time for each commit
 * a crowd waits for two of them, not for hundreds. `commit` answers one outcome an item, in their order. When it
 * fails, each item is tried alone, so that none suffers for another; each promise settles only after its own commit.
 */
export function commitTogether<Item, Outcome>(
  commit: (items: readonly Item[]) => Promise<Outcome[]>,
): (item: Item) => Promise<Outcome> {
  let queue: Waiting<Item, Outcome>[] = [];
  let isUnderWay = false;

  async function settle(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await commit(batch.map(({ item }) => item));
      for (const [index, waiting] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) waiting.reject(new Error("The commit left an item out."));
        else waiting.resolve(outcome);
      }
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const waiting of batch) await settle([waiting]);
    }
  }

  async function work(): Promise<void> {
    isUnderWay = true;
    while (queue.length > 0) {
      const batch = queue.slice(0, mostAtOnce);
      queue = queue.slice(mostAtOnce);
      await settle(batch);
    }
    isUnderWay = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isUnderWay) void work();
    });
}
