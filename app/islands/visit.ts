import type { CountedKind } from "#domain/statistics/statistics.ts";
import type { FilePath } from "../routes.ts";
import { clickedLink } from "./plain-click.ts";

type Did = Exclude<CountedKind, "source">;

const address = "/visit" satisfies FilePath;
const quoteChosen = "[value=quote]:checked";
const told = new Set<string>();

function tell(did: Did, more: Record<string, string> = {}): void {
  const path = location.pathname;
  // A browser driven by a program says so.
  if (navigator.webdriver || told.has(did + path)) return;
  told.add(did + path);
  navigator.sendBeacon?.(address, new URLSearchParams({ did, path, ...more }));
}

/** The address may be that of a large view. */
export function countPage(): void {
  tell("page");
}

function countVisit(): void {
  // A page prepared ahead, or opened behind another, may never be seen.
  if (document.visibilityState !== "visible") {
    document.addEventListener("visibilitychange", countVisit, { once: true });
    return;
  }
  const [arrival] = performance.getEntriesByType("navigation");
  // A reload or Back was counted before.
  if (arrival && "type" in arrival && arrival.type !== "navigate") return;
  const from = document.referrer.split("/")[2] ?? "";
  tell("page", from === location.host ? {} : { from, query: location.search.slice(0, 400) });
}

function countTap(event: Event): void {
  const link = clickedLink(event);
  if (link?.protocol === "tel:") tell("call");
  else if (link?.host === "wa.me") tell("whatsapp");
}

function countQuote({ target }: Event): void {
  const form = target instanceof Element ? target.closest("form") : null;
  const isQuote = form?.matches('[action$="/contact/quick-price"]') || form?.querySelector(quoteChosen);
  if (isQuote) tell("quote");
}

/** No cookie, and nothing of who does it. */
export function startCounting(): void {
  countVisit();
  document.addEventListener("click", countTap, true);
  document.addEventListener("input", countQuote, true);
}
