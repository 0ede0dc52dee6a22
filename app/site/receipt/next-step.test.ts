import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { business } from "#tests/support/sample-business.ts";
import { whenItIsRead, writtenInstant } from "./next-step.ts";

const plain = (sentence: string) => sentence.replaceAll("\u00a0", " ");

function readAt(language: "en" | "hi" | "mr", instant: string, closures = business.closures): string {
  const place = { language, text: textsOf(language).contact, business: { hours: business.hours, closures } };
  return plain(whenItIsRead(place, new Date(instant)));
}

test.each([
  ["en", "2026-05-01T12:00:00+05:30", "We are open until 6:00 PM and read this in that time."],
  ["en", "2026-05-06T20:00:00+05:30", "We open on Friday at 9:00 AM and read this then."],
  ["hi", "2026-05-02T07:00:00+05:30", "वर्कशॉप आज सुबह 9:00 बजे खुलेगी, तब हम इसे पढ़ेंगे।"],
  ["mr", "2026-05-01T21:00:00+05:30", "वर्कशॉप उद्या सकाळी 9:00 वाजता उघडेल, तेव्हा आम्ही हे वाचू."],
] as const)("in %s a receipt of %s says when it is read [CON-15]", (language, instant, sentence) => {
  expect(readAt(language, instant)).toBe(sentence);
});

test("closed days are passed over, and a day more than a week ahead is named by its date [CON-15]", () => {
  const closedUntil = (to: string) => {
    const notice = { en: "Closed for Diwali", hi: "दिवाली", mr: "दिवाळी" };
    return [{ from: "2026-05-01", to, notice }];
  };
  const noon = "2026-05-01T12:00:00+05:30";
  expect(readAt("en", noon, closedUntil("2026-05-03"))).toContain("on Monday at 9:00 AM");
  expect(readAt("en", noon, closedUntil("2026-05-14"))).toContain("on 15 May at 9:00 AM");
  expect(readAt("mr", noon, closedUntil("2026-05-14"))).toContain("15 मे रोजी सकाळी 9:00 वाजता");
  expect(readAt("en", noon, closedUntil("2026-12-31"))).toBe(textsOf("en").contact.receipt.next.closed);
});

test.each([
  ["en", "2 May 2026, 2:00 AM", "23 November 2026, 8:30 PM"],
  ["hi", "2 मई 2026, रात 2:00", "23 नवंबर 2026, रात 8:30"],
  ["mr", "2 मे, 2026, रात्री 2:00", "23 नोव्हेंबर, 2026, रात्री 8:30"],
] as const)(
  "the moment it arrived is written in %s, in the time of the workshop [CON-15, LANG-9]",
  (language, ...written) => {
    const place = { language, text: textsOf(language).contact };
    const instants = ["2026-05-01T20:30:00Z", "2026-11-23T15:00:00Z"];
    expect(instants.map((instant) => plain(writtenInstant(instant, place)))).toEqual(written);
  },
);
