import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { daysAfter, indianDay } from "#domain/values/indian-day.ts";
import { useAdminText } from "../page/admin-text.ts";
import { TextField } from "./field.tsx";

export function dayAhead(days: number): string {
  return daysAfter(indianDay(new Date()), days);
}

export function DayChoice({ onChoose }: { onChoose(day: string): void }) {
  const text = useAdminText().enquiries.outcome;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and with it the focus.
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  const days = [
    [text.tomorrow, 1],
    [text.threeDays, 3],
    [text.week, 7],
  ] as const;
  return (
    <>
      <div ref={place} className="mt-2 flex gap-2">
        {days.map(([label, ahead]) => (
          <Button
            key={ahead}
            kind="secondary"
            onClick={() => onChoose(dayAhead(ahead))}
            className="grow bg-sheet px-1 text-sm"
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
        <TextField
          label={text.date}
          name="day"
          type="date"
          min={dayAhead(0)}
          max={dayAhead(365)}
          required
          className="max-sm:px-2!"
        />
        <Button kind="secondary" type="submit" className="min-h-12 bg-sheet max-sm:px-3">
          {text.save}
        </Button>
      </form>
    </>
  );
}
