import { expect, test } from "vitest";
import { comingHolidays, holidayOn } from "./holidays.ts";

const named = (day: string) =>
  comingHolidays(day).map(({ from, to, name, isUncertain }) => ({ from, to, name: name.en, isUncertain }));

test("the holidays of a year come in their order, those by the moon to be checked [FACT-14]", () => {
  const coming = named("2026-11-26");
  expect(coming.slice(0, 3)).toEqual([
    { from: "2026-12-25", to: "2026-12-25", name: "Christmas", isUncertain: false },
    { from: "2027-01-14", to: "2027-01-14", name: "Makar Sankranti", isUncertain: true },
    { from: "2027-01-26", to: "2027-01-26", name: "Republic Day", isUncertain: false },
  ]);
  expect(coming.at(-1)).toEqual({
    ...{ from: "2027-10-28", to: "2027-11-01" },
    ...{ name: "Diwali", isUncertain: true },
  });
  expect(coming).toHaveLength(15);
});

test("a holiday is one until its last day, and its notice can be saved [FACT-14, TODAY-7]", () => {
  expect(holidayOn("2027-11-01")?.notice).toEqual({
    en: "Closed for Diwali",
    hi: "दिवाली पर वर्कशॉप बंद है",
    mr: "दिवाळी: वर्कशॉप बंद आहे",
  });
  expect(holidayOn("2027-11-02")).toBeNull();
  expect(holidayOn("2030-08-15")?.name.mr).toBe("स्वातंत्र्य दिन");
  for (const { notice } of comingHolidays("2026-11-26")) {
    expect(Object.values(notice).filter((line) => line.length > 120)).toEqual([]);
  }
});
