import type { CachedPage } from "./cached-page.ts";

/** Every browser says so of itself since 1995, and so do the programs that are to be told apart from one. */
const browser = /^Mozilla\//;
const program = /bot\b|crawl|spider|slurp|preview|monitor|lighthouse|headless|externalhit|https?:\/\//i;

/**
 * Counts a page that somebody opens. Takes programs by what they call themselves and looks at nothing else of
 * the visitor.
 */
export function countView(
  count: (path: string) => void,
  { status, isHtml }: CachedPage,
  { request, url }: { request: Request; url: string },
): void {
  if (status !== 200 || !isHtml || request.method !== "GET") return;
  const userAgent = request.headers.get("User-Agent") ?? "";
  if (browser.test(userAgent) && !program.test(userAgent)) count(pathOf(url));
}

/** Faster than to parse it, which would be most of what a kept page costs. */
function pathOf(url: string): string {
  const end = url.indexOf("?");
  return url.slice(url.indexOf("/", "https://".length), end === -1 ? undefined : end);
}
