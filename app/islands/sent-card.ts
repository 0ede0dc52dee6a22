const key = "job-card";
/** Milliseconds, as long as the receipt can be seen (`domain/enquiries`). */
const longestShown = 2 * 24 * 60 * 60 * 1000;

interface SentCard {
  words: string;
  address: string;
  keptAt: number;
}

export function keepSentCard(card: HTMLElement): void {
  const words = card.querySelector("[data-reference]")?.textContent ?? "";
  const kept: SentCard = { words, address: card.dataset.address ?? "", keptAt: Date.now() };
  show(kept);
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The bar of this page leads to it all the same.
  }
}

export function showSentCard(): void {
  try {
    const kept: Partial<SentCard> | null = JSON.parse(localStorage.getItem(key) ?? "null");
    if (kept?.keptAt === undefined) return;
    if (Date.now() - kept.keptAt < longestShown) show(kept);
    else localStorage.removeItem(key);
  } catch {
    // There is none.
  }
}

function show({ words = "", address = "" }: Partial<SentCard>): void {
  const link = document.querySelector<HTMLAnchorElement>(".call-bar > a:last-child");
  if (link === null) return;
  link.href = address;
  link.textContent = words;
  link.dataset.sent = "";
}
