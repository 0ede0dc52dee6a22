import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { indianDay } from "#domain/facts/business.ts";
import { type Clock, systemClock } from "#platform/clock.ts";
import { type CachedPage, compressFurther, pageBytes } from "./cached-page.ts";

const megabyte = 1024 * 1024;
/** Pages that were asked for once, and those that were again. */
const maxBytes = { fresh: 16 * megabyte, proven: 48 * megabyte };
/** Milliseconds. */
const notFoundKept = 60_000;

/** A number that moves with every change a visitor can see. */
export interface Revision {
  current(): number;
  onChange(listener: (revision: number) => void): () => void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Public pages by URL, until the content or the day in India changes (closed days begin and end). Those that are asked for
 * again have a place of their own, from which a sweep over many addresses does not push them out, and are soon
 * compressed further.
 */
export function createPageCache(
  revision: Revision,
  reportFault: (error: unknown) => void,
  clock: Clock = systemClock,
) {
  const keep = (maxSize: number) => new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: pageBytes });
  const fresh = keep(maxBytes.fresh);
  const proven = keep(maxBytes.proven);
  const rendering = new Map<string, Promise<CachedPage>>();
  let day = indianDay(clock.now());

  function clear(): void {
    fresh.clear();
    proven.clear();
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
    if (!page.isKept || revision.current() !== begunAt || day !== begunOn) return page;
    if (page.status === 200) fresh.set(url, page);
    if ([404, 410].includes(page.status)) fresh.set(url, page, { ttl: notFoundKept });
    return page;
  }

  const oneAtATime = pLimit(1);

  // Not at once: ever new addresses must not make work beyond their render.
  function prove(url: string, page: CachedPage): void {
    fresh.delete(url);
    proven.set(url, page);
    const isThere = () => proven.peek(url) === page;
    oneAtATime(async () => {
      if (!isThere()) return;
      const smaller = await compressFurther(page);
      if (isThere()) proven.set(url, smaller);
    }).catch(reportFault);
  }

  function get(url: string): CachedPage | undefined {
    clearAtMidnight();
    const page = proven.get(url);
    if (page !== undefined) return page;
    const once = fresh.get(url);
    if (once?.status === 200) prove(url, once);
    return once;
  }

  return {
    get,
    /** Renders once for all who ask meanwhile. Status 200 is kept, 404 and 410 for a minute. */
    async getOrRender(url: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
      const known = get(url) ?? rendering.get(url);
      if (known !== undefined) return known;
      const mine = renderAndCache(url, render).finally(() => {
        if (rendering.get(url) === mine) rendering.delete(url);
      });
      rendering.set(url, mine);
      return mine;
    },
  };
}
