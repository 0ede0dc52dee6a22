import { isLargeView, largeView } from "../page-history.ts";
import { clickedLink, isPlainClick } from "../plain-click.ts";
import { savesData } from "../saves-data.ts";
import { projectPlaceholder, showLoadedPictures } from "./loaded-pictures.ts";
import { createProjectPages, type ShownProject } from "./project-pages.ts";
import { onSwipe } from "./swipe.ts";

export interface LargeViewWords {
  loading: string;
  /** There is no line. */
  unreachable: string;
}

/** A project that comes later than this, in milliseconds, is said to be loading. */
const soon = 150;

/** Shows a project's own page over the gallery, under its own address: Back closes it, reload shows the page. */
export function startLargeView(gallery: HTMLElement, words: LargeViewWords): void {
  const parts = partsOf(gallery);
  if (parts === null) return;
  const { dialog, view, status, retry, close, template } = parts;
  const galleryTitle = document.title;
  const projectAt = createProjectPages();
  let asked = "";
  /** Address of what the dialog covers. */
  let covered = location.href;
  /** Until then the history tells the old state: going back twice would leave the gallery. */
  let isGoingBack = false;

  async function show(address: string): Promise<void> {
    asked = address;
    retry.hidden = true;
    const late = setTimeout(() => say(words.loading), soon);
    const project = await projectAt(address).catch(() => undefined);
    clearTimeout(late);
    // Turned on or closed meanwhile.
    if (asked !== address) return;
    // Its page says why there is none.
    if (project === null) return leave(address, "replace");
    if (project !== undefined) return present(project);
    say(words.unreachable);
    retry.hidden = false;
  }

  function say(sentence: string): void {
    status.textContent = sentence;
  }

  function present({ article, title }: ShownProject): void {
    const focused = document.activeElement?.getAttribute("rel") ?? null;
    showLoadedPictures(article);
    view.replaceChildren(article);
    document.title = title;
    say(article.querySelector("[data-position]")?.textContent ?? "");
    if (focused !== null) (neighbourLink(view, focused) ?? close).focus();
    if (savesData()) return;
    for (const rel of ["next", "prev"]) {
      const link = neighbourLink(article, rel);
      if (link !== null) void projectAt(link.href);
    }
  }

  function open(card: Element | null): void {
    view.replaceChildren(projectPlaceholder(template, card));
    dialog.showModal();
    void show(location.href);
  }

  /** The address says that a project is shown, as after Forward. */
  function reopen(): void {
    open(document.getElementById(location.pathname.split("/").at(-1) ?? ""));
  }

  /** From the project's address itself nothing would be loaded, or a part of it looked for in this document. */
  function leave(address: string, how: "assign" | "replace"): void {
    history.replaceState(null, "", covered);
    location[how](address);
  }

  function turn(rel: string): void {
    neighbourLink(view, rel)?.click();
  }

  gallery.addEventListener("click", (event) => {
    const link = clickedLink(event, "[data-cards] a");
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    covered = location.href;
    history.pushState(largeView, "", link.href);
    open(link.closest("article"));
  });
  view.addEventListener("click", (event) => {
    const link = clickedLink(event, "a[rel], a[href^='#']");
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.hash !== "") return leave(link.href, "assign");
    history.replaceState(largeView, "", link.href);
    void show(link.href);
  });
  retry.addEventListener("click", () => void show(location.href));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    // Told a frame late: Forward may have opened it again.
    if (dialog.open) return;
    asked = "";
    say("");
    view.replaceChildren();
    document.title = galleryTitle;
    if (!isLargeView(history.state) || isGoingBack) return;
    isGoingBack = true;
    history.back();
  });
  dialog.addEventListener("keydown", ({ target, key }) => {
    if (target instanceof HTMLInputElement) return;
    if (key === "ArrowLeft") turn("prev");
    if (key === "ArrowRight") turn("next");
  });
  onSwipe(view, turn);

  window.addEventListener("popstate", ({ state }) => {
    isGoingBack = false;
    if (isLargeView(state)) reopen();
    else dialog.close();
  });
  if (isLargeView(history.state)) reopen();
}

function partsOf(gallery: HTMLElement) {
  const dialog = gallery.querySelector("dialog");
  const view = dialog?.querySelector<HTMLElement>("[data-view]");
  const status = dialog?.querySelector("[role=status]");
  const retry = dialog?.querySelector<HTMLElement>("[data-retry]");
  const close = dialog?.querySelector<HTMLElement>("[data-close]");
  const template = dialog?.querySelector("template");
  if (!dialog || !view || !status || !retry || !close || !template) return null;
  return { dialog, view, status, retry, close, template };
}

function neighbourLink(parent: ParentNode, rel: string): HTMLAnchorElement | null {
  return parent.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`);
}
