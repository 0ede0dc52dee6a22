import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { type FinishedPage, packTightly, pageBytes } from "./finished-page.ts";

const mostBytes = 64 * 1024 * 1024;

/** What the cache follows: a number that moves with every change a visitor can see. */
export interface Revision {
  current(): number;
  onChange(listener: (revision: number) => void): () => void;
}

/** Finished public pages, by their address. */
export interface PageCache {
  /** The page where it is kept. One that is asked for again is soon kept packed tightly. */
  kept(address: string): FinishedPage | undefined;
  /**
   * The kept page, or what `render` makes. Visitors who ask at the same time share one render; only a page with
   * status 200 is kept, and only if the content has not changed since its render began.
   */
  load(address: string, render: () => Promise<FinishedPage>): Promise<FinishedPage>;
}

/** An empty cache that forgets everything when the content changes; `reportFault` hears why a page stayed as it was. */
export function createPageCache(revision: Revision, reportFault: (error: unknown) => void): PageCache {
  const pages = new LRUCache<string, FinishedPage>({ maxSize: mostBytes, sizeCalculation: pageBytes });
  const underWay = new Map<string, Promise<FinishedPage>>();
  revision.onChange(() => {
    pages.clear();
    // Whoever asks from now on must not get a page whose render began before the change.
    underWay.clear();
  });

  async function renderAndKeep(address: string, render: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const begunAt = revision.current();
    const page = await render();
    if (page.status === 200 && revision.current() === begunAt) pages.set(address, page);
    return page;
  }

  const seenAgain = new WeakSet<FinishedPage>();
  const inTurn = pLimit(1);

  // Only pages with a second visitor: who asks for ever new addresses must not make work beyond their render.
  function packBehind(address: string, page: FinishedPage): void {
    if (seenAgain.has(page)) return;
    seenAgain.add(page);
    const isKept = () => pages.peek(address) === page;
    inTurn(async () => {
      if (!isKept()) return;
      const packed = await packTightly(page);
      seenAgain.add(packed);
      if (isKept()) pages.set(address, packed);
    }).catch(reportFault);
  }

  return {
    kept(address) {
      const page = pages.get(address);
      if (page !== undefined) packBehind(address, page);
      return page;
    },
    load(address, render) {
      const page = pages.get(address);
      if (page !== undefined) return Promise.resolve(page);
      const sharable = underWay.get(address);
      if (sharable !== undefined) return sharable;
      const rendering = renderAndKeep(address, render).finally(() => {
        if (underWay.get(address) === rendering) underWay.delete(address);
      });
      underWay.set(address, rendering);
      return rendering;
    },
  };
}
