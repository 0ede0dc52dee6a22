import { LRUCache } from "lru-cache";
import { type FinishedPage, pageBytes } from "./finished-page.ts";

const mostBytes = 64 * 1024 * 1024;

/** What the cache follows: a number that moves with every change a visitor can see. */
export interface Revision {
  current(): number;
  onChange(listener: (revision: number) => void): () => void;
}

/** Finished public pages, by their address. */
export interface PageCache {
  /** The page where it is kept. */
  kept(address: string): FinishedPage | undefined;
  /**
   * The kept page, or what `render` makes. Visitors who ask at the same time share one render; only a page with
   * status 200 is kept, and only if the content has not changed since its render began.
   */
  load(address: string, render: () => Promise<FinishedPage>): Promise<FinishedPage>;
}

/** An empty cache that forgets everything when the content changes. */
export function createPageCache(revision: Revision): PageCache {
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

  return {
    kept: (address) => pages.get(address),
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
