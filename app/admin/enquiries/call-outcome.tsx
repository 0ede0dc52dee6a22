import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DayChoice } from "../kit/form/day-choice.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import type { Mark, Marked } from "./use-mark.ts";

interface CallOutcomeProps {
  enquiry: Marked;
  mark: Mark;
  onDone(): void;
}

/** Asked once somebody was called or written to. */
export function CallOutcome({ enquiry, mark, onDone }: CallOutcomeProps) {
  const text = useAdminText().enquiries.outcome;
  const [asksDay, setAsksDay] = useState(false);
  const { id, state, callBackOn } = enquiry;
  const become = (next: Omit<Marked, "id">) => {
    mark({ id, ...next }, { id, state, callBackOn });
    onDone();
  };
  const choice = (label: string, onClick: () => void) => (
    <Button kind="secondary" onClick={onClick} className="bg-sheet px-2">
      {label}
    </Button>
  );
  return (
    <fieldset className="mt-3 min-w-0 rounded-md bg-sand p-3">
      <legend className="sr-only">{asksDay ? text.when : text.title}</legend>
      <p aria-hidden="true" className="font-bold">
        {asksDay ? text.when : text.title}
      </p>
      {asksDay ? (
        <DayChoice onChoose={(day) => become({ state: "answered", callBackOn: day })} />
      ) : (
        <div className="mt-2 grid grid-cols-2 gap-2">
          {choice(text.answered, () => become({ state: "answered", callBackOn: null }))}
          {choice(text.later, () => setAsksDay(true))}
          {choice(text.won, () => become({ state: "won", callBackOn: null }))}
          {choice(text.lost, () => become({ state: "lost", callBackOn: null }))}
        </div>
      )}
    </fieldset>
  );
}
