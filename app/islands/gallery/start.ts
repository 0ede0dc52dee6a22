import { startFilters } from "./filters.ts";
import { type LargeViewWords, startLargeView } from "./large-view.ts";
import { type LoadMoreWords, startLoadMore } from "./load-more.ts";

export function start(gallery: HTMLElement, words: LoadMoreWords & LargeViewWords): void {
  startFilters(gallery);
  const bar = gallery.querySelector(".filter-bar");
  if (bar !== null) startFilterBar(bar);
  startLoadMore(gallery, words);
  startLargeView(gallery, words);
}

function startFilterBar(bar: Element): void {
  let last = 0;
  document.addEventListener(
    "scroll",
    () => {
      bar.toggleAttribute("data-away", scrollY > last && bar.getBoundingClientRect().top <= 0);
      last = scrollY;
    },
    { passive: true },
  );
}
