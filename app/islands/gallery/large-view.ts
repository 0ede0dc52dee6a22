import { isLargeView, largeView } from "../page-history.ts";
import { clickedLink, isPlainClick } from "../plain-click.ts";
import { elsePlainly } from "../plainly.ts";
import { savesData } from "../saves-data.ts";
import { countPage } from "../visit.ts";
import { projectPlaceholder, showLoadedPictures } from "./loaded-pictures.ts";
import { createProjectPages, type ShownProject } from "./project-pages.ts";
import { onSwipe } from "./swipe.ts";

export interface LargeViewWords {
  loading: string;
  unreachable: string;
}

/** Milliseconds: a later project is said to be loading. */
const soon = 150;

export function startLargeView(gallery: HTMLElement, words: LargeViewWords): void {
  const parts = partsOf(gallery);
  if (parts === null) return;
  const { dialog, view, status, retry, close, template } = parts;
  const galleryTitle = document.title;
  const projectAt = createProjectPages();
  let asked = "";
  let covered = location.href;
  /** Going back twice would leave the gallery. */
  let isGoingBack = false;

  async function show(address: string): Promise<void> {
    asked = address;
    retry.hidden = true;
    const late = setTimeout(() => say(words.loading), soon);
    const project = await projectAt(address).finally(() => clearTimeout(late));
    if (asked !== address) return;
    if (project === "none") return leave(address, "replace");
    if (project !== "away") return present(project);
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
    countPage();
    say(article.querySelector("[data-position]")?.textContent ?? "");
    if (focused !== null) (neighbourLink(view, focused) ?? close).focus();
    if (savesData()) return;
    for (const rel of ["next", "prev"]) {
      const link = neighbourLink(article, rel);
      // What fails does so again when it is wished for, and is told then.
      if (link !== null) projectAt(link.href).catch(() => {});
    }
  }

  function open(card: Element | null): void {
    view.replaceChildren(projectPlaceholder(template, card));
    dialog.showModal();
  }

  function reopen(): void {
    const id = location.pathname.split("/").pop() ?? "";
    const openAgain = () => {
      open(document.getElementById(id));
      return show(location.href);
    };
    void elsePlainly(openAgain, () => location.reload());
  }

  /** From the project's own address nothing would be loaded. */
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
    const { href } = link;
    covered = location.href;
    const openCard = () => {
      open(link.closest("article"));
      history.pushState(largeView, "", href);
      return show(href);
    };
    void elsePlainly(openCard, () => leave(href, "assign"));
  });
  view.addEventListener("click", (event) => {
    const link = clickedLink(event, "a[rel], a[href^='#']");
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    const { href } = link;
    if (link.hash !== "") return leave(href, "assign");
    const turnOn = () => {
      history.replaceState(largeView, "", href);
      return show(href);
    };
    void elsePlainly(turnOn, () => leave(href, "replace"));
  });
  retry.addEventListener("click", () => {
    void elsePlainly(
      () => show(location.href),
      () => location.reload(),
    );
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    // The event is a frame late: Forward may have opened it again.
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
