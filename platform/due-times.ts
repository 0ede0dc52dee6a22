import { day, minute } from "./clock.ts";
import { indiaAheadOfUtc } from "./india-time.ts";

export type DueTimes = (now: Date) => Date;

/** Reads times in India (`02:30,14:30`) or a distance up to a day (`15m`, `6h`); else null. */
export function parseDueTimes(text: string): DueTimes | null {
  const [, number, unit] = /^(\d{1,4})([mh])$/.exec(text) ?? [];
  if (number !== undefined) return everySo(Number(number) * (unit === "h" ? 60 : 1) * minute);
  const times = text.split(",").map(timeOfDay);
  return times.every((time) => time !== null) ? atTimes(times) : null;
}

function everySo(distance: number): DueTimes | null {
  if (distance < minute || distance > day) return null;
  return (now) => new Date(Math.floor(now.getTime() / distance) * distance);
}

function atTimes(times: readonly number[]): DueTimes {
  return (now) => {
    const midnight = Math.floor((now.getTime() + indiaAheadOfUtc) / day) * day - indiaAheadOfUtc;
    const past = [midnight - day, midnight]
      .flatMap((begin) => times.map((time) => begin + time))
      .filter((time) => time <= now.getTime());
    return new Date(Math.max(...past));
  };
}

function timeOfDay(text: string): number | null {
  const [, hours, minutes] = /^\s*([01]\d|2[0-3]):([0-5]\d)\s*$/.exec(text) ?? [];
  return hours === undefined ? null : (Number(hours) * 60 + Number(minutes)) * minute;
}
