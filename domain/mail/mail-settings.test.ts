import { describe, expect, test, vi } from "vitest";
import { systemClock } from "#platform/clock.ts";
import type { MailFailure } from "#platform/mail/mailer.ts";
import { accepted, refused } from "#platform/result.ts";
import { engines, type TestDatabase } from "#tests/support/engines.ts";
import type { TypedMail } from "./mail-form.ts";
import { createMailSettings } from "./mail-settings.ts";
import type { MailRoute } from "./stored-mail.ts";

const secret = "a secret of more than thirty-two characters";
const changedBy = "owner@rathkar.example";

const typed: TypedMail = {
  ...{ host: "smtp.example.com", port: "465", encryption: "tls", user: "site@shinde.example" },
  ...{ password: "p@ss:word/ä", sender: "", mailbox: "owner@shinde.example", language: "mr", isOn: "yes" },
  sendsNumbers: "yes",
};

interface Given {
  mailUrl?: string;
  mailFrom?: string;
  enquiryEmail?: string;
  secret?: string;
}

function openSettings(database: TestDatabase, given: Given = {}) {
  const tested: MailRoute[] = [];
  const outcome: { failure: MailFailure | null } = { failure: null };
  const onSaved = vi.fn(async () => {});
  const mail = createMailSettings({
    ...{ database, clock: systemClock, secret: given.secret ?? secret, onSaved },
    environment: {
      ...{ mailUrl: given.mailUrl ?? null, enquiryEmail: given.enquiryEmail ?? null },
      ...{ mailFrom: given.mailFrom ?? null, ownerLanguage: "hi" },
    },
    async sendTest(route) {
      tested.push(route);
      return outcome.failure === null ? accepted(undefined) : refused(outcome.failure);
    },
  });
  return { mail, tested, outcome, onSaved };
}

describe.each(engines)("mail set up in the back office on $name", (engine) => {
  test("enquiries go where mails come from, unless another mailbox is given [MAIL-1]", async () => {
    await using database = await engine.open();
    const { mail } = openSettings(database);
    await mail.save({ version: 0, values: { ...typed, mailbox: "" }, changedBy });
    expect(await mail.route()).toMatchObject({ to: "site@shinde.example" });
    const named = { ...typed, user: "mailer", mailbox: "" };
    const refusal = { kind: "invalid", problems: { mailbox: "missing" } };
    expect(await mail.save({ version: 1, values: named, changedBy })).toMatchObject({ ok: false, refusal });
  });

  test("is what every server uses at once, and never shows its password [MAIL-1, MAIL-2]", async () => {
    await using database = await engine.open();
    const first = openSettings(database);
    const second = openSettings(database);
    expect(await second.mail.route()).toBeNull();

    const saved = await first.mail.save({ version: 0, values: typed, changedBy });
    expect(saved).toMatchObject({ ok: true, value: { version: 1, password: "kept" } });
    expect(first.onSaved).toHaveBeenCalledOnce();
    expect(await second.mail.route()).toEqual({
      url: "smtps://site%40shinde.example:p%40ss%3Aword%2F%C3%A4@smtp.example.com:465",
      ...{ from: "site@shinde.example", to: "owner@shinde.example", language: "mr" },
    });
    const stored = await second.mail.stored();
    expect(stored.values).toEqual({ ...typed, password: "" });
    expect(stored.changed?.by).toBe(changedBy);
    const rows = await database.db.selectFrom("mail_settings").selectAll().execute();
    expect(JSON.stringify([rows, stored])).not.toContain("ss:word");
  });

  test("two tabs never overwrite each other, and the second sees both [MAIL-3]", async () => {
    await using database = await engine.open();
    const { mail } = openSettings(database);
    const edits = ["first", "second"].map((name) => ({
      ...{ version: 0, changedBy },
      values: { ...typed, mailbox: `${name}@shinde.example` },
    }));
    const outcomes = await Promise.all(edits.map((edit) => mail.save(edit)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const { mailbox } = (await mail.stored()).values;
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]));
    expect(refusals).toMatchObject([{ kind: "changed", stored: { version: 1, values: { mailbox } } }]);

    const again = await mail.save({ version: 1, changedBy, values: { ...typed, password: "" } });
    expect(again).toMatchObject({ ok: true, value: { version: 2 } });
    const late = await mail.save({ version: 1, changedBy, values: typed });
    expect(late).toMatchObject({ ok: false, refusal: { kind: "changed" } });
  });

  test("a password stored under another AUTH_SECRET is asked for again [MAIL-2]", async () => {
    await using database = await engine.open();
    await openSettings(database).mail.save({ version: 0, values: typed, changedBy });
    const { mail } = openSettings(database, { secret: "another secret of more than thirty-two characters" });
    expect(await mail.route()).toBeNull();
    expect(await mail.sendTest()).toEqual(refused("not set up"));
    expect((await mail.stored()).password).toBe("unreadable");

    const kept = await mail.save({ version: 1, changedBy, values: { ...typed, password: "" } });
    expect(kept).toEqual(refused({ kind: "invalid", problems: { password: "password lost" } }));
    await mail.save({ version: 1, changedBy, values: typed });
    expect(await mail.route()).toMatchObject({ to: "owner@shinde.example" });
  });
});

const [engine] = engines;
async function openOne(given: Given = {}) {
  if (engine === undefined) throw new Error("There is no engine.");
  const database = await engine.open();
  return { database, ...openSettings(database, given), [Symbol.asyncDispose]: database[Symbol.asyncDispose] };
}

test.each([
  ["host", "", "missing"],
  ["host", "smtps://smtp.example.com", "no host"],
  ["host", "smtp.example.com:465", "no host"],
  ["host", "a b", "no host"],
  ["port", "", "missing"],
  ["port", "0", "no port"],
  ["port", "70000", "no port"],
  ["port", "25a", "no port"],
  ["user", "a".repeat(501), "too long"],
  ["password", "a".repeat(501), "too long"],
  ["password", "", "missing"],
  ["sender", "not an address", "no email"],
  ["mailbox", "owner@", "no email"],
  ["encryption", "none", "missing"],
] as const)(
  "the %s '%s' is refused beside its field, and nothing is saved [MAIL-3]",
  async (field, value, problem) => {
    await using settings = await openOne();
    const saved = await settings.mail.save({ version: 0, changedBy, values: { ...typed, [field]: value } });
    expect(saved).toEqual(refused({ kind: "invalid", problems: { [field]: problem } }));
    expect((await settings.mail.stored()).version).toBe(0);
  },
);

test.each([
  ["host", "smtp.other.example"],
  ["port", "587"],
  ["user", "other@shinde.example"],
] as const)("for another %s the kept password is not used but asked for [MAIL-2]", async (field, value) => {
  await using settings = await openOne();
  await settings.mail.save({ version: 0, values: typed, changedBy });
  const moved = { ...typed, password: "", [field]: value };
  expect(await settings.mail.save({ version: 1, values: moved, changedBy })).toEqual(
    refused({ kind: "invalid", problems: { password: "password again" } }),
  );
  expect((await settings.mail.route())?.url).toContain("smtp.example.com:465");
});

test("a server that asks for no name gets none, and what was kept for another is forgotten", async () => {
  await using settings = await openOne();
  await settings.mail.save({ version: 0, values: typed, changedBy });
  const open = { ...typed, host: "localhost", port: "25", encryption: "starttls", user: "", password: "" };
  await settings.mail.save({ version: 1, values: open, changedBy });
  const from = "owner@shinde.example";
  expect(await settings.mail.route()).toMatchObject({ url: "smtp://localhost:25", from });
  const [row] = await settings.database.db.selectFrom("mail_settings").select("password").execute();
  expect(row?.password).toBeNull();
});

test("mail that is switched off goes nowhere, but can be tested [MAIL-4]", async () => {
  await using settings = await openOne();
  expect(await settings.mail.sendTest()).toEqual(refused("not set up"));
  const values = { ...typed, isOn: "no", sender: "desk@shinde.example" };
  await settings.mail.save({ version: 0, values, changedBy });
  expect(await settings.mail.route()).toBeNull();
  expect(await settings.mail.sendTest()).toEqual(accepted({ to: "owner@shinde.example" }));
  expect(settings.tested).toMatchObject([{ from: "desk@shinde.example", to: "owner@shinde.example" }]);

  settings.outcome.failure = { kind: "sign-in", detail: "535 5.7.8 wrong" };
  expect(await settings.mail.sendTest()).toEqual(refused({ kind: "sign-in", detail: "535 5.7.8 wrong" }));
});

test("the numbers of each month are mailed until that is switched off [NUM-6]", async () => {
  await using settings = await openOne();
  expect(await settings.mail.sendsNumbers()).toBe(true);
  await settings.mail.save({ version: 0, values: { ...typed, sendsNumbers: "no" }, changedBy });
  expect(await settings.mail.sendsNumbers()).toBe(false);
  expect((await settings.mail.stored()).values.sendsNumbers).toBe("no");
});

test("SMTP_URL and ENQUIRY_EMAIL win, each by itself, and are said to [ENQ-4]", async () => {
  const mailUrl = "smtps://site%40rathkar.example:secret-word@mail.rathkar.example";
  const enquiryEmail = "desk@rathkar.example";
  await using both = await openOne({ mailUrl, enquiryEmail });
  await both.mail.save({ version: 0, values: { ...typed, host: "", mailbox: "", isOn: "no" }, changedBy });
  const from = "site@rathkar.example";
  expect(await both.mail.route()).toEqual({ url: mailUrl, from, to: enquiryEmail, language: "mr" });
  const { environment, ...stored } = await both.mail.stored();
  expect(environment).toEqual({
    server: { variable: "SMTP_URL", host: "mail.rathkar.example" },
    mailbox: enquiryEmail,
  });
  expect(JSON.stringify(stored)).not.toContain("secret-word");

  await using server = await openOne({ mailUrl });
  expect(await server.mail.route()).toBeNull();
  await server.mail.save({ version: 0, values: { ...typed, host: "" }, changedBy });
  expect(await server.mail.route()).toMatchObject({ url: mailUrl, to: "owner@shinde.example" });

  await using mailbox = await openOne({ enquiryEmail });
  await mailbox.mail.save({ version: 0, values: { ...typed, mailbox: "" }, changedBy });
  expect(await mailbox.mail.route()).toMatchObject({ from: "site@shinde.example", to: enquiryEmail });
});

test("until a language was chosen, mails are in that of OWNER_LANGUAGE", async () => {
  await using settings = await openOne({ mailUrl: "smtp://localhost", enquiryEmail: "desk@rathkar.example" });
  expect(await settings.mail.route()).toMatchObject({ language: "hi" });
});

test("of a service only key and sender are asked for, and its key goes nowhere else [MAIL-7]", async () => {
  await using settings = await openOne();
  const chosen = {
    ...typed,
    host: "smtp.elsewhere.example",
    encryption: "resend",
    user: "",
    password: "re_1",
  };
  const save = (version: number, values: Partial<typeof typed>) =>
    settings.mail.save({ version, values: { ...chosen, ...values }, changedBy });
  expect(await save(0, { sender: "" })).toMatchObject({ refusal: { problems: { sender: "missing" } } });
  expect(await save(0, { sender: "site@rathkar.example" })).toMatchObject({ ok: true });
  expect(await settings.mail.route()).toMatchObject({
    ...{ url: "resend://re_1@api.resend.com", from: "site@rathkar.example" },
  });
  const elsewhere = { sender: "site@rathkar.example", encryption: "brevo", password: "" };
  expect(await save(1, elsewhere)).toMatchObject({ refusal: { problems: { password: "password again" } } });
});

test("MAIL_API and MAIL_FROM win over what is set up here [MAIL-7]", async () => {
  const mailUrl = "brevo://xkeysib-1@api.brevo.com";
  await using settings = await openOne({ mailUrl, mailFrom: "site@rathkar.example" });
  await settings.mail.save({ version: 0, values: { ...typed, host: "" }, changedBy });
  expect(await settings.mail.route()).toMatchObject({ url: mailUrl, from: "site@rathkar.example" });
  const { environment } = await settings.mail.stored();
  expect(environment.server).toEqual({ variable: "MAIL_API", host: "api.brevo.com" });
});
