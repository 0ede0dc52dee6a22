const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Of India, whose clocks never change. */
const zoneOffset = 5.5 * 60 * minute;

export type DueTimes = (now: Date) => Date;

/** Reads times of day in India (`02:30,14:30`) or a distance (`15m`, `6h`, at most a day); null where it is neither. */
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
    const midnight = Math.floor((now.getTime() + zoneOffset) / day) * day - zoneOffset;
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
