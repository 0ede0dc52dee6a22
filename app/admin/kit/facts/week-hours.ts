import { isDayOff, type Weekday, weekdays } from "#domain/values/opening-hours.ts";
import type { FieldValues } from "../form/versioned-draft.ts";

const usual = { opens: "09:00", closes: "18:00" };

export function weekdayNamed(name: string | undefined): Weekday | null {
  return weekdays.find((day) => day === name) ?? null;
}

export function isClosedOn(values: FieldValues, day: Weekday): boolean {
  const { opens, closes } = hoursOn(values, day);
  return opens === "" && closes === "";
}

/** A day that opens again takes the hours of another open day. */
export function withClosed(values: FieldValues, day: Weekday, isClosed: boolean): FieldValues {
  if (isClosed) return withHours(values, day, { opens: "", closes: "" });
  const open = weekdays.map((other) => hoursOn(values, other)).find((hours) => !isDayOff(hours));
  return withHours(values, day, open ?? usual);
}

export function withHoursOnAll(values: FieldValues, of: Weekday): FieldValues {
  return weekdays
    .filter((day) => !isClosedOn(values, day))
    .reduce((all, day) => withHours(all, day, hoursOn(values, of)), values);
}

function hoursOn(values: FieldValues, day: Weekday) {
  return { opens: values[`${day}.opens`] ?? "", closes: values[`${day}.closes`] ?? "" };
}

function withHours(values: FieldValues, day: Weekday, { opens, closes }: typeof usual): FieldValues {
  return { ...values, [`${day}.opens`]: opens, [`${day}.closes`]: closes };
}
