import { daysAfter } from "#domain/values/indian-day.ts";
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

/** Closes for the rest of today; false where the list is full. */
export function closeToday(parts: ClosingParts, notice: Notice): Promise<boolean> {
  return change(parts, (list) => closedOn(list, parts.today, notice));
}

/** Ends what closes the workshop today. */
export function openAgain(parts: ClosingParts): Promise<boolean> {
  return change(parts, (list) => openOn(list, parts.today));
}

/** Days that are over make room. */
export function closedOn(list: ClosedDays, today: string, notice: Notice, most = 12): ClosedDays {
  const left = list.length < most ? list : list.filter(({ to }) => today <= to);
  return left.some(({ from, to }) => from <= today && today <= to)
    ? left
    : [...left, { from: today, to: today, notice: { ...notice } }];
}

/** Closures that hold today end yesterday, or go where they begin today. */
export function openOn(list: ClosedDays, today: string): ClosedDays {
  return list.flatMap((closure) => {
    if (today < closure.from || closure.to < today) return [closure];
    return closure.from < today ? [{ ...closure, to: daysAfter(today, -1) }] : [];
  });
}

/** Changes what stands now, so that two at once are both heard. */
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
