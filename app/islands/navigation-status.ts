import { clickedLink, isPlainClick, leavesPage } from "./plain-click.ts";

/** Milliseconds: a faster page needs no word. */
const soon = 150;

export function startNavigationStatus(): void {
  const status = document.querySelector<HTMLElement>("[data-loading-gallery]");
  const words = status?.firstElementChild;
  if (!status || !words) return;
  let waiting = 0;

  function expect(pathname: string): void {
    if (!pathname.endsWith("/gallery")) return;
    waiting = window.setTimeout(() => {
      words?.append(status?.dataset.loadingGallery ?? "");
    }, soon);
  }

  document.addEventListener("click", (event) => {
    const link = clickedLink(event);
    if (link !== null && isPlainClick(event) && leavesPage(link)) expect(link.pathname);
  });
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement) expect(new URL(target.action).pathname);
  });
  window.addEventListener("pageshow", () => {
    clearTimeout(waiting);
    words.replaceChildren();
  });
}
