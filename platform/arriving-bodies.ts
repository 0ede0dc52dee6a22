/** Bytes and milliseconds; whoever is slower makes room. */
const leastRate = { bytes: 64 * 1024, within: 10_000 };

interface Arriving {
  sender: string;
  since: number;
  chunks: { at: number; bytes: number }[];
  isWhole: boolean;
  end: AbortController;
}

interface Place {
  body: ReadableStream<Uint8Array>;
  isWhole(): void;
  hasMadeRoom(): boolean;
  leave(): void;
}

/** A newcomer takes the place of one that is too slow, or of a sender with two more than his own; else null. */
export function createArrivals(places: number, now: () => number = () => performance.now()) {
  const arriving = new Set<Arriving>();

  function lately({ chunks }: Arriving): number {
    const since = now() - leastRate.within;
    while (chunks[0] !== undefined && chunks[0].at < since) chunks.shift();
    return chunks.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  function toMakeRoom(sender: string): Arriving | undefined {
    const bySpeed = [...arriving]
      .filter(({ isWhole, end }) => !isWhole && !end.signal.aborted)
      .map((one) => ({ one, bytes: lately(one) }))
      .sort((a, b) => a.bytes - b.bytes);
    const isTooSlow = ({ one, bytes }: (typeof bySpeed)[number]) =>
      now() - one.since >= leastRate.within && bytes < leastRate.bytes;
    const counts = Map.groupBy(bySpeed, ({ one }) => one.sender);
    const countOf = (of: string) => counts.get(of)?.length ?? 0;
    const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
    const ofMost = bySpeed.find(({ one }) => countOf(one.sender) === most && most >= countOf(sender) + 2);
    return (bySpeed.find(isTooSlow) ?? ofMost)?.one;
  }

  return function take(body: ReadableStream<Uint8Array>, sender: string): Place | null {
    if (arriving.size >= places) {
      const slowest = toMakeRoom(sender);
      if (slowest === undefined) return null;
      arriving.delete(slowest);
      slowest.end.abort();
    }
    const one: Arriving = { sender, since: now(), chunks: [], isWhole: false, end: new AbortController() };
    arriving.add(one);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        one.chunks.push({ at: now(), bytes: chunk.byteLength });
        controller.enqueue(chunk);
      },
    });
    return {
      // To cancel would close the answer's connection.
      body: body.pipeThrough(counting, { signal: one.end.signal, preventCancel: true }),
      isWhole() {
        one.isWhole = true;
      },
      hasMadeRoom: () => one.end.signal.aborted,
      leave: () => arriving.delete(one),
    };
  };
}
