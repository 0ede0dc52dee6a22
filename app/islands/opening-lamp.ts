import {
  type ClosedDays,
  type OpeningStateText,
  openingState,
  writtenState,
} from "#app/site/contact/opening-state.ts";
import type { OpeningHours } from "#domain/facts/opening-hours.ts";

interface OpeningLampProps {
  hours: OpeningHours;
  closures: ClosedDays[];
  /** Of the sentence beside it; null where only the lamps of the page are lit. */
  text: OpeningStateText | null;
}

const refreshAfter = 30_000;

/** Every lamp of the page is lit by an attribute of its root (`.when-open` in styles.css). */
export function start(place: HTMLElement, { hours, closures, text }: OpeningLampProps): void {
  const sentence = place.querySelector("[data-state]");
  function refresh() {
    const state = openingState(hours, closures, new Date());
    document.documentElement.toggleAttribute("data-known", true);
    document.documentElement.toggleAttribute("data-open", state.isOpen);
    if (sentence && text) {
      sentence.textContent = writtenState(state, text);
      const lang = "notice" in state ? state.notice.lang : undefined;
      if (lang === undefined) sentence.removeAttribute("lang");
      else sentence.setAttribute("lang", lang);
    }
  }
  refresh();
  setInterval(refresh, refreshAfter);
}
