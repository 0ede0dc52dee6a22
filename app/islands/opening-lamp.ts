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
  text: OpeningStateText;
}

const refreshAfter = 30_000;

export function start(lamp: HTMLElement, { hours, closures, text }: OpeningLampProps): void {
  const sentence = lamp.querySelector("[data-state]");
  function refresh() {
    const state = openingState(hours, closures, new Date());
    lamp.toggleAttribute("data-known", true);
    lamp.toggleAttribute("data-open", state.isOpen);
    if (sentence) sentence.textContent = writtenState(state, text);
  }
  refresh();
  setInterval(refresh, refreshAfter);
}
