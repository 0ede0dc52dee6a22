import { useEffect, useState } from "react";
import { business } from "#content/business.ts";
import type { ContactText } from "#content/pages/contact-text.ts";
import { openingState, writtenState } from "./opening-state.ts";

const refreshAfter = 30_000;

/** Says whether the workshop is open; its place is kept until the visitor's clock can be asked. */
export function OpeningPlate({ text }: { text: ContactText }) {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    const readClock = () => setNow(new Date());
    readClock();
    const refreshing = setInterval(readClock, refreshAfter);
    return () => clearInterval(refreshing);
  }, []);

  const state = now === null ? null : openingState(business.hours, now);
  return (
    <p className="flex min-h-16 items-center sm:min-h-9">
      {state !== null && (
        <span className={`plate ${state.isOpen ? "" : "plate-white"}`}>{writtenState(state, text)}</span>
      )}
    </p>
  );
}
