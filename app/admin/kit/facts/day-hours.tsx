import { Button } from "#app/ui/button.tsx";
import type { Weekday } from "#domain/values/opening-hours.ts";
import { CheckBox } from "../form/field.tsx";
import type { FieldValues } from "../form/versioned-draft.ts";
import { useAdminText } from "../page/admin-text.ts";
import { isClosedOn, withClosed, withHoursOnAll } from "./week-hours.ts";

interface DayHoursProps {
  day: Weekday | null;
  isFirst: boolean;
  values: FieldValues;
  onChange(values: FieldValues): void;
}

export function DayHours({ day, isFirst, values, onChange }: DayHoursProps) {
  const text = useAdminText().facts.dayHours;
  if (day === null) return null;
  const isClosed = isClosedOn(values, day);
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4">
      <CheckBox
        name={text.closed}
        isNameShown
        checked={isClosed}
        onChange={() => onChange(withClosed(values, day, !isClosed))}
      />
      {isFirst && !isClosed ? (
        <Button kind="quiet" className="-mr-5" onClick={() => onChange(withHoursOnAll(values, day))}>
          {text.copyToAll}
        </Button>
      ) : null}
    </div>
  );
}
