export type Counts<Thing> = Map<Thing, number>;

export function count<Thing>(counts: Counts<Thing>, thing: Thing, times = 1): void {
  counts.set(thing, (counts.get(thing) ?? 0) + times);
}

export function addCounts<Thing>(counts: Counts<Thing>, more: ReadonlyMap<Thing, number>): void {
  for (const [thing, times] of more) count(counts, thing, times);
}

export function total(counts: Counts<unknown>): number {
  return [...counts.values()].reduce((sum, times) => sum + times, 0);
}
