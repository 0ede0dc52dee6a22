import { startFilterBar } from "./filter-bar.ts";
import { startFilters } from "./filters.ts";
import { type LargeViewWords, startLargeView } from "./large-view.ts";
import { type LoadMoreWords, startLoadMore } from "./load-more.ts";

/** Filters that answer at once, more cards in place, and a large view over them. */
export function start(gallery: HTMLElement, words: LoadMoreWords & LargeViewWords): void {
  startFilters(gallery);
  const bar = gallery.querySelector(".filter-bar");
  if (bar !== null) startFilterBar(bar);
  startLoadMore(gallery, words);
  startLargeView(gallery, words);
}
