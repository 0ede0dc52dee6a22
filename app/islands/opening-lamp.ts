import {
  type ClosedDays,
  nextOpening,
  type OpeningStateText,
  openingState,
  writtenState,
} from "#app/language/opening-state.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { OpeningHours } from "#domain/values/opening-hours.ts";
import { showSentCard } from "./sent-card.ts";

interface OpeningLampProps {
  hours: OpeningHours;
  closures: ClosedDays[];
  text: OpeningStateText | null;
  short?: ShortText;
}

interface ShortText {
  open: string;
  opens: string;
  closed: string;
}

const refreshAfter = 30_000;

export function start(place: HTMLElement, { hours, closures, text, short }: OpeningLampProps): void {
  const sentence = place.querySelector("[data-state]");
  const line = place.querySelector("[data-short]");
  const plates = document.querySelectorAll(".when-closed");
  function refresh() {
    const state = openingState(hours, closures, new Date());
    document.documentElement.toggleAttribute("data-known", true);
    document.documentElement.toggleAttribute("data-open", state.isOpen);
    if (line && short) {
      const opens = whenItOpens(short);
      line.textContent = state.isOpen ? short.open : opens;
      for (const plate of plates) plate.textContent = opens;
    }
    if (sentence && text) {
      sentence.textContent = writtenState(state, text);
      const lang = "notice" in state ? state.notice.lang : undefined;
      if (lang === undefined) sentence.removeAttribute("lang");
      else sentence.setAttribute("lang", lang);
    }
  }
  function whenItOpens({ opens, closed }: ShortText): string {
    const next = nextOpening(hours, closures, new Date(), 6);
    if (next === null) return closed;
    const form = { weekday: "short", timeZone: "UTC" } as const;
    const day = new Date(next.date).toLocaleDateString(`${document.documentElement.lang}-IN`, form);
    const time = next.at.replace(/^0/, "");
    return fillPlaceholders(opens, { time: next.day === "today" ? time : `${day} ${time}` });
  }
  refresh();
  if (line) showSentCard();
  setInterval(refresh, refreshAfter);
}
