import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { indianDay } from "#domain/values/indian-day.ts";
import { type Clock, hour, systemClock } from "#platform/clock.ts";
import { type CachedPage, compressFurther, pageBytes } from "./cached-page.ts";

const megabyte = 1024 * 1024;
/** A segmented LRU: single requests cannot push out repeated ones. */
const maxBytes = { probation: 4 * megabyte, protected: 16 * megabyte };
/** Milliseconds. */
const notFoundKept = 60_000;
const longestKept = 24 * hour;

export interface Revision {
  current(): number;
  onChange(listener: (revision: number) => void): () => void;
}

interface KeptPage {
  page: CachedPage;
  generation: number;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Keeps pages until the content or the day in India changes. */
export function createPageCache(
  revision: Revision,
  reportFault: (error: unknown) => void,
  clock: Clock = systemClock,
) {
  const keep = (maxSize: number) =>
    new LRUCache<string, KeptPage>({ maxSize, sizeCalculation: ({ page }) => pageBytes(page) });
  const probation = keep(maxBytes.probation);
  const protectedPages = keep(maxBytes.protected);
  const rendering = new Map<string, Promise<CachedPage>>();
  let day = indianDay(clock.now());
  let generation = 0;

  function beginGeneration(): void {
    generation++;
    // Nobody may get a page from before the change.
    rendering.clear();
  }
  revision.onChange(beginGeneration);

  function beginDay(): void {
    const today = indianDay(clock.now());
    if (today === day) return;
    day = today;
    beginGeneration();
  }

  async function renderAndCache(url: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const begunIn = generation;
    const page = await render();
    beginDay();
    if (page.status === 503) return outdated(url) ?? page;
    if (!page.isKept || generation !== begunIn) return page;
    const ttl = lifetime(page);
    if (ttl === 0) return page;
    protectedPages.delete(url);
    probation.set(url, { page, generation }, { ttl });
    return page;
  }

  function outdated(url: string): CachedPage | undefined {
    const page = (probation.get(url) ?? protectedPages.get(url))?.page;
    return page?.status === 200 ? page : undefined;
  }

  const oneAtATime = pLimit(1);

  // Not at once, so that made-up addresses cost no more than a render.
  function protect(url: string, kept: KeptPage): void {
    const { page } = kept;
    const ttl = probation.getRemainingTTL(url);
    probation.delete(url);
    protectedPages.set(url, kept, { ttl });
    const isThere = () => protectedPages.peek(url) === kept;
    oneAtATime(async () => {
      if (!isThere()) return;
      const smaller = await compressFurther(page);
      if (isThere()) protectedPages.set(url, { ...kept, page: smaller }, { ttl });
    }).catch(reportFault);
  }

  function get(url: string): CachedPage | undefined {
    beginDay();
    const again = protectedPages.get(url);
    if (again?.generation === generation) return again.page;
    const once = probation.get(url);
    if (once?.generation !== generation) return undefined;
    if (once.page.status === 200) protect(url, once);
    return once.page;
  }

  return {
    get,
    pending: (url: string): Promise<CachedPage> | undefined => rendering.get(url),
    /** Keeps status 200, and 404 and 410 for a minute. */
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

/** Milliseconds. */
function lifetime({ status }: CachedPage): number {
  if (status === 200) return longestKept;
  return [404, 410].includes(status) ? notFoundKept : 0;
}
