import { keepSentCard } from "./sent-card.ts";

export const draftKey = "enquiry-draft";

export function start(card: HTMLElement, _props: undefined): void {
  if (card.dataset.endsDraft) forgetDraft();
  keepSentCard(card);
  card.querySelector("[data-print]")?.addEventListener("click", () => window.print());
  card.querySelector("[data-save]")?.addEventListener("click", async () => {
    const { savePicture } = await import("./receipt-picture.ts");
    await savePicture(card);
  });
}

export function receiptIn(answer: Document): HTMLElement | null {
  const card = answer.querySelector<HTMLElement>("[data-receipt]");
  return card === null ? null : document.adoptNode(card);
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // There is none to forget.
  }
}
