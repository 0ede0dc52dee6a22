import { expect, test } from "vitest";
import { closedOn, openOn } from "./close-today.ts";
import { factsSchema } from "./facts-schema.ts";

const notice = { en: "Closed today", hi: "आज बंद", mr: "आज बंद" };
const closure = (from: string, to: string) => ({ from, to, notice });
const today = "2026-11-26";

test("today is closed once, and what is over makes room [TODAY-7]", () => {
  const once = closedOn([], today, notice);
  expect(once).toEqual([closure(today, today)]);
  expect(closedOn(once, today, notice)).toEqual(once);
  const over = closure("2026-01-26", "2026-01-26");
  const coming = closure("2026-12-25", "2026-12-25");
  expect(closedOn([over], today, notice)).toEqual([over, closure(today, today)]);
  const full = [over, ...Array.from({ length: 11 }, () => coming)];
  expect(closedOn(full, today, notice)).toHaveLength(12);
});

test("opened again, closed days that had begun before end yesterday [TODAY-7]", () => {
  const over = closure("2026-11-01", "2026-11-25");
  const coming = closure("2026-11-27", "2026-11-28");
  const list = [over, closure("2026-11-20", "2026-11-30"), closure(today, today), coming];
  expect(openOn(list, today)).toEqual([over, closure("2026-11-20", "2026-11-25"), coming]);
  expect(openOn([closure("2026-02-28", "2026-03-02")], "2026-03-01")).toEqual([
    closure("2026-02-28", "2026-02-28"),
  ]);
});

test("a closure without an end is of one day, and none ends before it begins [FACT-11]", () => {
  const { closures } = factsSchema.shape;
  const day = { from: "2026-12-25", to: "", notice };
  expect(closures.parse({ list: [day] })).toEqual({ list: [closure("2026-12-25", "2026-12-25")] });
  expect(closures.safeParse({ list: [{ ...day, to: "2026-12-24" }] }).success).toBe(false);
  expect(closures.safeParse({ list: [{ ...day, from: "" }] }).success).toBe(false);
});
