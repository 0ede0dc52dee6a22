import { keepSentCard } from "./sent-card.ts";

/** Under which the tab keeps what is typed into the contact form. */
export const draftKey = "enquiry-draft";

/** Prints the card, or saves it as a picture; what draws that is loaded when it is wished for. */
export function start(card: HTMLElement, _props: undefined): void {
  if (card.dataset.endsDraft) forgetDraft();
  keepSentCard(card);
  card.querySelector("[data-print]")?.addEventListener("click", () => window.print());
  card.querySelector("[data-save]")?.addEventListener("click", async () => {
    const { savePicture } = await import("./receipt-picture.ts");
    await savePicture(card);
  });
}

/** The card in the page that answers a form, brought into this document; null where none is. */
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
