import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { indianDay } from "#domain/values/indian-day.ts";
import { TextField } from "../kit/form/field.tsx";
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

const milliseconds = 24 * 60 * 60 * 1000;

function DayChoice({ onChoose }: { onChoose(day: string): void }) {
  const text = useAdminText().enquiries.outcome;
  const place = useRef<HTMLDivElement>(null);
  // What was pressed is gone, and with it the focus.
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  const inDays = (days: number) => indianDay(new Date(Date.now() + days * milliseconds));
  const days = [
    [text.tomorrow, 1],
    [text.threeDays, 3],
    [text.week, 7],
  ] as const;
  return (
    <>
      <div ref={place} className="mt-2 grid grid-cols-3 gap-2">
        {days.map(([label, ahead]) => (
          <Button
            key={ahead}
            kind="secondary"
            onClick={() => onChoose(inDays(ahead))}
            className="bg-sheet px-1 text-sm"
          >
            {label}
          </Button>
        ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const day = new FormData(event.currentTarget).get("day");
          if (typeof day === "string") onChoose(day);
        }}
        className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      >
        <TextField label={text.date} name="day" type="date" min={inDays(1)} max={inDays(365)} required />
        <Button kind="secondary" type="submit" className="min-h-12 bg-sheet">
          {text.save}
        </Button>
      </form>
    </>
  );
}
