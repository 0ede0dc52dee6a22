import { z } from "zod";
import { administratorLanguages } from "#domain/values/administrator-language.ts";
import { readEmail } from "#domain/values/email-address.ts";
import { normalizeLine } from "#domain/values/normalize-text.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

const problems = ["missing", "no host", "no port", "no email", "too long"] as const;

/** `password again`: for another server or name the kept one is never used. `password lost`: it cannot be read. */
export type MailProblem = (typeof problems)[number] | "password again" | "password lost";

/** UTF-16 units; a password may be a long key. */
const longest = 500;

function line(problem: MailProblem, isRight: (text: string) => boolean) {
  return z
    .string()
    .transform((text) => normalizeLine(text, longest) ?? "-")
    .refine((text) => text !== "", { message: "missing", abort: true })
    .refine(isRight, { message: problem });
}

const isEmail = (text: string) => readEmail(text) !== null;
const asRead = (text: string) => readEmail(text) ?? text;

const text = z.string().max(longest, { message: "too long" });

const server = z.object({
  host: line("no host", isHostName),
  port: line("no port", isPort).transform(Number),
  encryption: z.enum(["tls", "starttls"]),
  user: text.trim(),
  password: text,
  /** Empty: the user name where that is an address, else the mailbox. */
  sender: text
    .trim()
    .transform(asRead)
    .refine((address) => address === "" || isEmail(address), { message: "no email" }),
});
const mailbox = z.object({ mailbox: line("no email", isEmail).transform(asRead) });
const manner = z.object({
  language: z.enum(administratorLanguages),
  isOn: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
  sendsNumbers: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
});

export type MailChoices = z.output<typeof server> & z.output<typeof mailbox> & z.output<typeof manner>;
export type MailField = keyof MailChoices;
export type MailProblems = Partial<Record<MailField, MailProblem>>;
export type TypedMail = Readonly<Record<MailField, string>>;

export interface Decided {
  server: boolean;
  mailbox: boolean;
}

/** The rules of the form. What is decided stays as it is stored. */
export function validateMail(
  typed: TypedMail,
  stored: MailChoices,
  decided: Decided,
): Result<MailChoices, MailProblems> {
  const validated = [
    ...(decided.server ? [] : [validate(server, typed)]),
    ...(decided.mailbox ? [] : [validate(mailbox, typed)]),
    validate(manner, typed),
  ];
  const found = validated.map((part) => (part.ok ? {} : part.refusal));
  if (validated.some(({ ok }) => !ok)) return refused(Object.assign({}, ...found));
  return accepted(
    Object.assign({ ...stored, password: "" }, ...validated.map((part) => part.ok && part.value)),
  );
}

function validate<Part extends Partial<MailChoices>>(
  schema: z.ZodType<Part>,
  typed: TypedMail,
): Result<Part, MailProblems> {
  const read = schema.safeParse(typed);
  if (read.success) return accepted(read.data);
  const found = read.error.issues.map(({ path, message }) => [path[0], codeOf(message)]);
  return refused(Object.fromEntries(found.reverse()));
}

function codeOf(message: string): MailProblem {
  return problems.find((known) => known === message) ?? "missing";
}

function isHostName(typed: string): boolean {
  const host = URL.parse(`http://${typed}`)?.hostname ?? "";
  const isBare = /^[^\s/:@?#[\]\\]+$/.test(typed);
  return isBare && host.length <= 253 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host);
}

function isPort(typed: string): boolean {
  return /^\d{1,5}$/.test(typed) && Number(typed) > 0 && Number(typed) <= 65_535;
}
