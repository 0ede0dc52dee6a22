import { type AdminText, counted } from "../kit/page/admin-text.ts";

type Words = string | { readonly [name: string]: Words };

export function detailFor(reader: AdminText, writers: readonly AdminText[], detail: string): string {
  const own = reader.activity.details;
  for (const { activity } of writers) {
    const said = inOther(activity.details, own, detail);
    if (said !== null) return said;
  }
  return detail;
}

function inOther(words: Words, other: Words | undefined, detail: string): string | null {
  if (other === undefined) return null;
  if (typeof words === "string" || typeof other === "string") {
    return words === detail && typeof other === "string" ? other : null;
  }
  if (typeof other.one === "string" && typeof other.other === "string") {
    const count = countIn(words.one, detail) ?? countIn(words.other, detail);
    return count === null ? null : counted({ one: other.one, other: other.other }, count);
  }
  for (const [name, part] of Object.entries(words)) {
    const said = inOther(part, other[name], detail);
    if (said !== null) return said;
  }
  return null;
}

function countIn(sentence: Words | undefined, detail: string): number | null {
  if (typeof sentence !== "string") return null;
  const [before = "", after] = sentence.split("{count}");
  if (after === undefined || !detail.startsWith(before) || !detail.endsWith(after)) return null;
  const digits = detail.slice(before.length, detail.length - after.length);
  return /^\d+$/.test(digits) ? Number(digits) : null;
}
