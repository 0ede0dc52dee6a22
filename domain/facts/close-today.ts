import type { Facts } from "./facts.ts";
import { type FactValues, factsSchema } from "./facts-schema.ts";
import { type FieldValues, flatten, unflatten } from "./field-paths.ts";
import { sectionFields } from "./section-fields.ts";

type ClosedDays = FactValues["closures"]["list"];
type Notice = Readonly<ClosedDays[number]["notice"]>;

interface ClosingParts {
  facts: Pick<Facts, "sections" | "save">;
  /** In Asia/Kolkata, ISO 8601. */
  today: string;
  changedBy: string;
}

/** Closes the workshop for the rest of today; false where the list of closed days is full. */
export function closeToday(parts: ClosingParts, notice: Notice): Promise<boolean> {
  return change(parts, (list) => closedOn(list, parts.today, notice));
}

/** Ends what closes the workshop today. */
export function openAgain(parts: ClosingParts): Promise<boolean> {
  return change(parts, (list) => openOn(list, parts.today));
}

/** What is over makes room where the list is full. */
export function closedOn(list: ClosedDays, today: string, notice: Notice, most = 12): ClosedDays {
  const left = list.length < most ? list : list.filter(({ to }) => today <= to);
  return left.some(({ from, to }) => from <= today && today <= to)
    ? left
    : [...left, { from: today, to: today, notice: { ...notice } }];
}

export function openOn(list: ClosedDays, today: string): ClosedDays {
  return list.flatMap((closure) => {
    if (today < closure.from || closure.to < today) return [closure];
    return closure.from < today ? [{ ...closure, to: dayBefore(today) }] : [];
  });
}

/** What stands now is changed, not what was seen: of two who ask at once both are heard. */
async function change(parts: ClosingParts, changed: (list: ClosedDays) => ClosedDays): Promise<boolean> {
  const { facts, changedBy } = parts;
  const { version, values } = (await facts.sections()).closures;
  const list = changed(listIn(values));
  const saved = await facts.save({ section: "closures", version, values: flatten({ list }), changedBy });
  if (saved.ok) return true;
  return saved.refusal.kind === "invalid" ? false : change(parts, changed);
}

function listIn(values: FieldValues): ClosedDays {
  return factsSchema.shape.closures.parse({ list: [], ...sectionFields.parse(unflatten(values)) }).list;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString().slice(0, day.length);
}
