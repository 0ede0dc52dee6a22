import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { indianDay } from "#domain/facts/business.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import { type CachedPage, compressFurther, pageBytes } from "./cached-page.ts";

const maxBytes = 64 * 1024 * 1024;

/** A number that moves with every change a visitor can see. */
export interface Revision {
  current(): number;
  onChange(listener: (revision: number) => void): () => void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Public pages by URL, until the content or the day in India changes (closed days begin and end); one that is asked for again is soon compressed further. */
export function createPageCache(
  revision: Revision,
  reportFault: (error: unknown) => void,
  clock: Clock = systemClock,
) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: pageBytes });
  const rendering = new Map<string, Promise<CachedPage>>();
  let day = indianDay(clock.now());

  function clear(): void {
    pages.clear();
    // Nobody may get a page whose render began before the change.
    rendering.clear();
  }
  revision.onChange(clear);

  function clearAtMidnight(): void {
    const today = indianDay(clock.now());
    if (today === day) return;
    day = today;
    clear();
  }

  async function renderAndCache(url: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const begunAt = revision.current();
    const begunOn = day;
    const page = await render();
    clearAtMidnight();
    const isCurrent = revision.current() === begunAt && day === begunOn;
    if (page.status === 200 && page.isKept && isCurrent) pages.set(url, page);
    return page;
  }

  const compressed = new WeakSet<CachedPage>();
  const oneAtATime = pLimit(1);

  // Not at once: ever new addresses must not make work beyond their render.
  function compressInBackground(url: string, page: CachedPage): void {
    if (compressed.has(page)) return;
    compressed.add(page);
    const isCached = () => pages.peek(url) === page;
    oneAtATime(async () => {
      if (!isCached()) return;
      const smaller = await compressFurther(page);
      compressed.add(smaller);
      if (isCached()) pages.set(url, smaller);
    }).catch(reportFault);
  }

  return {
    get(url: string): CachedPage | undefined {
      clearAtMidnight();
      const page = pages.get(url);
      if (page !== undefined) compressInBackground(url, page);
      return page;
    },
    /** Renders once for all who ask meanwhile. Only status 200 is cached. */
    async getOrRender(url: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
      clearAtMidnight();
      const known = pages.get(url) ?? rendering.get(url);
      if (known !== undefined) return known;
      const mine = renderAndCache(url, render).finally(() => {
        if (rendering.get(url) === mine) rendering.delete(url);
      });
      rendering.set(url, mine);
      return mine;
    },
  };
}
