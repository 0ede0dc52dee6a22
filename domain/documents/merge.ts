export const touched = Symbol("touched");

type Record = Readonly<{ [key: string]: unknown }>;
type Items = readonly (Record & { id: string })[];

/** Merges items with an id one by one, other lists whole; else answers `touched`. */
export function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (areItems(base) && areItems(mine) && areItems(theirs)) return mergeItems(base, mine, theirs);
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeRecords(base, mine, theirs);
  return touched;
}

function mergeRecords(base: Record, mine: Record, theirs: Record): unknown {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...keys].map((key) => [key, merge(base[key], mine[key], theirs[key])] as const);
  return merged.some(([, value]) => value === touched)
    ? touched
    : Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Only one writer may have added, moved or removed items. */
function mergeItems(base: Items, mine: Items, theirs: Items): unknown {
  const own = idsOf(mine);
  const ids = merge(idsOf(base), own, idsOf(theirs));
  if (ids === touched) return touched;
  const order = ids === own ? mine : theirs;
  const merged = order.map(({ id }) => merge(itemOf(base, id), itemOf(mine, id), itemOf(theirs, id)));
  const isLost = [...mine, ...theirs].some(({ id }) => {
    const [before, ...now] = [base, mine, theirs].map((items) => itemOf(items, id));
    return itemOf(order, id) === undefined && now.some((item) => item !== undefined && !isSame(item, before));
  });
  return isLost || merged.includes(touched) ? touched : merged;
}

const idsOf = (items: Items) => items.map(({ id }) => id);
const itemOf = (items: Items, id: string) => items.find((item) => item.id === id);

function areItems(value: unknown): value is Items {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === "string");
}

function isRecord(value: unknown): value is Record {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
