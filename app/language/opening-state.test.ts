import fc from "fast-check";
import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { business } from "#tests/support/sample-business.ts";
import { openingState, writtenState } from "./opening-state.ts";
import { hoursInOneLine, writtenHours } from "./written-hours.ts";

const { hours } = business;

const at = (day: number, time: string) => new Date(`2026-05-${String(day).padStart(2, "0")}T${time}+05:30`);

test.each([
  ["Friday before work", at(1, "08:59:59"), { isOpen: false, day: "today", at: "09:00" }],
  ["Friday at nine", at(1, "09:00:00"), { isOpen: true, until: "18:00" }],
  ["Friday just before six", at(1, "17:59:59"), { isOpen: true, until: "18:00" }],
  ["Friday at six", at(1, "18:00:00"), { isOpen: false, day: "tomorrow", at: "09:00" }],
  ["Saturday after midnight", at(2, "00:10:00"), { isOpen: false, day: "today", at: "09:00" }],
  ["Wednesday evening, before the day off", at(6, "18:00:00"), { isOpen: false, day: "Friday", at: "09:00" }],
  ["Thursday morning", at(7, "10:00:00"), { isOpen: false, day: "tomorrow", at: "09:00" }],
  [
    "Thursday, where it is still Wednesday in Greenwich",
    at(7, "03:00:00"),
    { isOpen: false, day: "tomorrow", at: "09:00" },
  ],
])("%s [CON-2, SITE-6, LANG-9]", (_when, now, state) => {
  expect(openingState(hours, [], now)).toEqual(state);
});

test("nobody answers outside business hours, and somebody within two days [CON-2, SITE-6]", () => {
  const day = 24 * 60 * 60_000;
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      (now) => {
        const there = now.toLocaleString("en-GB", {
          timeZone: "Asia/Kolkata",
          weekday: "long",
          hour: "2-digit",
          minute: "2-digit",
        });
        const isWorkingTime = !there.startsWith("Thursday") && /\b(09|1[0-7]):/.test(there);
        expect(openingState(hours, [], now).isOpen).toBe(isWorkingTime);
        const nextDays = [day, 2 * day].map((later) =>
          openingState(hours, [], new Date(now.getTime() + later)),
        );
        expect(nextDays.some(({ isOpen }) => isOpen) || !isWorkingTime).toBe(true);
      },
    ),
  );
});

const plain = (sentence: string) => sentence.replaceAll("\u00a0", " ");

test("the state is said in the words of each language [CON-2]", () => {
  const openState = openingState(hours, [], at(1, "12:00:00"));
  const beforeDayOff = openingState(hours, [], at(6, "20:00:00"));
  expect(plain(writtenState(openState, textsOf("en").contact))).toBe("Open now, until 6:00 PM");
  expect(plain(writtenState(openState, textsOf("mr").contact))).toBe("आत्ता उघडे आहे, संध्याकाळी 6:00 वाजेपर्यंत");
  expect(plain(writtenState(beforeDayOff, textsOf("en").contact))).toBe(
    "Closed now, opens on Friday at 9:00 AM",
  );
  expect(plain(writtenState(beforeDayOff, textsOf("hi").contact))).toBe(
    "अभी बंद है, शुक्रवार को सुबह 9:00 बजे खुलेगी",
  );
});

test("the hours are written in twelve hours [SITE-6, LANG-8]", () => {
  const { ranges, closed } = writtenHours(hours, textsOf("en").contact);
  expect(ranges).toEqual(["9:00\u00a0AM - 6:00\u00a0PM"]);
  expect(closed).toBe("Closed on Thursday");
});

test.each([
  ["en", "9:00 AM - 6:00 PM, closed on Thursday"],
  ["hi", "सुबह 9:00 से शाम 6:00 तक, गुरुवार को बंद"],
  ["mr", "सकाळी 9:00 ते संध्याकाळी 6:00, गुरुवारी बंद"],
] as const)("search engines read the hours in %s on one line [SITE-6]", (language, line) => {
  expect(hoursInOneLine(writtenHours(hours, textsOf(language).contact))).toBe(line);
});

test("closed days say their notice while they last, and are passed over when it opens next [FACT-11, CON-2]", () => {
  const diwali = [{ from: "2026-05-02", to: "2026-05-05", notice: { text: "Closed for Diwali" } }];
  expect(openingState(hours, diwali, at(1, "12:00:00"))).toEqual({ isOpen: true, until: "18:00" });
  expect(openingState(hours, diwali, at(1, "19:00:00"))).toEqual({
    isOpen: false,
    day: "Wednesday",
    at: "09:00",
  });
  expect(openingState(hours, diwali, at(2, "00:00:00"))).toEqual({
    isOpen: false,
    notice: { text: "Closed for Diwali" },
  });
  expect(openingState(hours, diwali, at(5, "23:59:59"))).toEqual({
    isOpen: false,
    notice: { text: "Closed for Diwali" },
  });
  expect(openingState(hours, diwali, at(6, "10:00:00")).isOpen).toBe(true);
  const allMonth = [{ from: "2026-05-02", to: "2026-05-30", notice: { text: "Closed" } }];
  expect(openingState(hours, allMonth, at(1, "19:00:00"))).toEqual({
    isOpen: false,
    day: null,
    at: "",
  });
});
