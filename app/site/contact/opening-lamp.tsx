import { useEffect, useState } from "react";
import { business } from "#content/business.ts";
import type { ContactText } from "#content/texts.ts";
import { openingState, writtenState } from "./opening-state.ts";

const refreshAfter = 30_000;

/** A lamp that is lit while the workshop is open; its place is kept until the visitor's clock can be asked. */
export function OpeningLamp({ text }: { text: ContactText }) {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    const readClock = () => setNow(new Date());
    readClock();
    const refreshing = setInterval(readClock, refreshAfter);
    return () => clearInterval(refreshing);
  }, []);

  const state = now === null ? null : openingState(business.hours, now);
  return (
    <p className="mt-2 flex min-h-12 items-start gap-3 leading-snug font-bold noscript:hidden lg:-mb-2 xl:min-h-6">
      {state !== null && (
        <>
          <span
            aria-hidden="true"
            className={`mt-1 size-3.5 shrink-0 rounded-full border-2 border-marigold ${state.isOpen ? "bg-marigold" : ""}`}
          />
          {writtenState(state, text)}
        </>
      )}
    </p>
  );
}
