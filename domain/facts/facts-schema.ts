import { z } from "zod";
import { longestEmail, readEmail } from "#domain/values/email-address.ts";
import { readGstin } from "#domain/values/gstin.ts";
import { inEachLanguage, line, listOf, typedAs } from "#domain/values/schema.ts";
import { dialledNumber, visiblePhone } from "#domain/values/written-phone.ts";
import { readPin, writtenPin } from "./position.ts";

export const fieldProblems = [
  "empty",
  "tooLong",
  "phone",
  "email",
  "postalCode",
  "time",
  "order",
  "date",
  "number",
  "rupees",
  "link",
  "pin",
  "token",
  "gstin",
  "incomplete",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

const problem = (is: FieldProblem) => is;

const words = (longest: number) => line(longest, (text) => text !== "", problem("empty"));

const isPhone = (text: string) => dialledNumber(text) !== null;
const isEmail = (text: string) => readEmail(text) !== null;
const isDate = (text: string) => z.iso.date().safeParse(text).success;
const orEmpty = (isRight: (text: string) => boolean) => (text: string) => text === "" || isRight(text);

const phoneLine = (isRight: (text: string) => boolean) =>
  typedAs("tel", line(30, isRight, problem("phone")).transform(visiblePhone));
const phone = phoneLine(isPhone);
const optionalPhone = phoneLine(orEmpty(isPhone));
const asRead = (text: string) => readEmail(text) ?? text;
const emailLine = (isRight: (text: string) => boolean) =>
  typedAs("email", line(longestEmail, isRight, problem("email")).transform(asRead));
const email = emailLine(isEmail);
const optionalEmail = emailLine(orEmpty(isEmail));
const isLink = (text: string) => z.url({ protocol: /^https?$/ }).safeParse(text).success;
const link = typedAs("url", line(300, isLink, problem("link")));
const optionalLink = typedAs("url", line(300, orEmpty(isLink), problem("link")));

/** Search Console shows the whole `<meta>` element, which is then pasted. */
const withoutTag = (text: string) => /content\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? text;
const isToken = (text: string) => /^[\w-]{10,100}$/.test(withoutTag(text));
const siteToken = line(300, orEmpty(isToken), problem("token")).transform(withoutTag);

const isGstin = (text: string) => readGstin(text) !== null;
const gstin = line(40, orEmpty(isGstin), problem("gstin")).transform((text) => readGstin(text) ?? "");

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const time = typedAs("time", line(5, orEmpty(isTime), problem("time")));
const dayHours = z
  .object({ opens: time, closes: time })
  .refine(({ opens, closes }) => (opens === "") === (closes === ""), {
    path: ["closes"],
    message: problem("incomplete"),
  })
  .refine(({ opens, closes }) => opens === "" || closes === "" || opens < closes, {
    path: ["closes"],
    message: problem("order"),
  });

const inSomeLanguage = (longest: number) =>
  inEachLanguage(typedAs("sentence", line(longest))).refine(
    (written) => Object.values(written).some((text) => text !== ""),
    { message: problem("empty") },
  );

const date = typedAs("date", line(10, isDate, problem("date")));
const optionalDate = typedAs("date", line(10, orEmpty(isDate), problem("date")));
const closure = z
  .object({ from: date, to: optionalDate, notice: inSomeLanguage(120) })
  .overwrite((closed) => (closed.to === "" ? { ...closed, to: closed.from } : closed))
  .refine(({ from, to }) => from <= to, { path: ["to"], message: problem("order") });

const digits = (text: string) => text.replace(/[\s,₹]/g, "");

const whole = (least: number, most: number) =>
  typedAs(
    "number",
    z.union([z.number(), z.string()]).transform((given, context) => {
      const number = given === "" ? Number.NaN : Number(digits(String(given)));
      if (Number.isInteger(number) && number >= least && number <= most) return number;
      context.addIssue({ code: "custom", message: problem("number") });
      return z.NEVER;
    }),
  );

const arePrice = (text: string) => /^(?!0+$)\d{0,9}$/.test(digits(text));
const price = typedAs("number", line(15, arePrice, problem("rupees")).transform(digits));
const priceBand = z
  .object({ from: price, to: price })
  .refine(({ from, to }) => to === "" || (from !== "" && Number(from) <= Number(to)), {
    path: ["to"],
    message: problem("order"),
  });

const place = z.object({ street: words(120), city: words(60), state: words(60) });

const pin = line(2000, (text) => readPin(text) !== null, "pin").transform((text) => {
  const read = readPin(text);
  return read === null ? text : writtenPin(read);
});

export const factsSchema = z.object({
  contact: z.object({
    name: inEachLanguage(words(40)),
    phone,
    secondPhone: optionalPhone,
    whatsapp: phone,
    email,
    gstin,
  }),
  address: z.object({
    en: place,
    hi: place,
    mr: place,
    postalCode: line(6, (text) => /^\d{6}$/.test(text), "postalCode"),
    pin,
  }),
  hours: z.object({
    Monday: dayHours,
    Tuesday: dayHours,
    Wednesday: dayHours,
    Thursday: dayHours,
    Friday: dayHours,
    Saturday: dayHours,
    Sunday: dayHours,
  }),
  closures: z.object({ list: listOf(closure, 12) }),
  claims: z.object({
    since: whole(1800, 2100),
    qualityAndTrustYears: whole(1, 300),
    experienceYears: whole(1, 300),
    warrantyYears: whole(1, 50),
    traysInStock: whole(1, 9_999_999),
    happyCustomers: whole(1, 9_999_999),
    unitsOnRoad: whole(1, 9_999_999),
    dedicatedWorkforce: whole(1, 9_999_999),
    simpleJobInDays: words(12),
    bodyInWeeks: words(12),
  }),
  certificate: z.object({
    standard: words(40),
    number: line(60),
    validUntil: optionalDate,
  }),
  social: z.object({ list: listOf(z.object({ name: words(30), url: link }), 8) }),
  google: z.object({ reviewLink: optionalLink, searchConsole: siteToken }),
  grievance: z.object({ name: inEachLanguage(line(80)), phone: optionalPhone, email: optionalEmail }),
  prices: z.record(z.string().max(40), priceBand),
  samples: z.object({ hidden: z.enum(["", "yes"]) }),
});

export type FactValues = z.output<typeof factsSchema>;
export type FactSection = keyof FactValues;
