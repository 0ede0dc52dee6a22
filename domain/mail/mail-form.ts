import { z } from "zod";
import { administratorLanguages } from "#domain/values/administrator-language.ts";
import { readEmail } from "#domain/values/email-address.ts";
import { normalizeLine } from "#domain/values/normalize-text.ts";
import { isMailApi, mailApiHosts, mailApis } from "#platform/mail/mail-apis.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

export const encryptions = ["tls", "starttls", ...mailApis] as const;

const problems = ["missing", "no host", "no port", "no email", "too long"] as const;

/** The kept password is for its own server alone. */
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
  encryption: z.enum(encryptions),
  user: text.trim(),
  password: text,
  /** Empty: the user name, or the mailbox. */
  sender: text
    .trim()
    .transform(asRead)
    .refine((address) => address === "" || isEmail(address), { message: "no email" }),
});
/** A service refuses unknown senders. */
const service = server.extend({ sender: line("no email", isEmail).transform(asRead) });
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

/** What the environment decides stays as it is stored. */
export function validateMail(
  typed: TypedMail,
  stored: MailChoices,
  decided: Decided,
): Result<MailChoices, MailProblems> {
  const validated = [
    ...(decided.server ? [] : [validateServer(typed)]),
    ...(decided.mailbox ? [] : [validate(mailbox, withMailbox(typed))]),
    validate(manner, typed),
  ];
  const found = validated.map((part) => (part.ok ? {} : part.refusal));
  if (validated.some(({ ok }) => !ok)) return refused(Object.assign({}, ...found));
  return accepted(
    Object.assign({ ...stored, password: "" }, ...validated.map((part) => part.ok && part.value)),
  );
}

/** Most read their enquiries where they send from. */
function withMailbox(typed: TypedMail): TypedMail {
  const isLeftOut = typed.mailbox.trim() === "" && isEmail(typed.user);
  return isLeftOut ? { ...typed, mailbox: typed.user } : typed;
}

function validateServer(typed: TypedMail): Result<z.output<typeof server>, MailProblems> {
  const { encryption } = typed;
  if (!isMailApi(encryption)) return validate(server, typed);
  const host = mailApiHosts[encryption];
  return validate(service, { ...typed, host, port: "443", user: encryption });
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
