import { fillPlaceholders } from "#content/placeholders.ts";
import { isPlainClick } from "../plain-click.ts";
import { elsePlainly } from "../plainly.ts";
import { fetchPage } from "./fetch-page.ts";

export interface LoadMoreWords {
  loading: string;
  countShown: string;
}

export function startLoadMore(gallery: HTMLElement, words: LoadMoreWords): void {
  const { cards, shown, link } = partsOf(gallery);
  if (!cards || !shown || !link) return;
  let isLoading = false;

  async function load(cards: Element, shown: HTMLElement, link: HTMLAnchorElement): Promise<void> {
    shown.textContent = words.loading;
    const page = await fetchPage(link.href);
    if (typeof page === "string") return location.assign(link.href);
    const next = partsOf(page);
    const added = [...(next.cards?.children ?? [])]
      // An image added meanwhile moves a card to the next page, where it comes again.
      .filter(({ id }) => document.getElementById(id) === null);
    cards.append(...added);
    const first = Number(shown.dataset.shown);
    const total = Number(next.shown?.dataset.total);
    const last = first - 1 + cards.children.length;
    shown.textContent = fillPlaceholders(words.countShown, { first, last, total });
    if (next.link) return link.setAttribute("href", next.link.getAttribute("href") ?? "");
    if (document.activeElement === link) added[0]?.querySelector("a")?.focus();
    link.remove();
  }

  link.addEventListener("click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isLoading) return;
    isLoading = true;
    const done = () => {
      isLoading = false;
    };
    void elsePlainly(
      () => load(cards, shown, link),
      () => location.assign(link.href),
    ).then(done);
  });
}

function partsOf(page: ParentNode) {
  return {
    cards: page.querySelector("[data-cards]"),
    shown: page.querySelector<HTMLElement>("[data-shown]"),
    link: page.querySelector<HTMLAnchorElement>("a[data-load-more]"),
  };
}
