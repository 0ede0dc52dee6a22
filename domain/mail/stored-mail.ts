import { type AdministratorLanguage, languageOf } from "#domain/values/administrator-language.ts";
import { readEmail } from "#domain/values/email-address.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { isMailApi, mailApiOf } from "#platform/mail/mail-apis.ts";
import type { MailRoute as Route } from "#platform/mail/mailer.ts";
import { createSeal } from "#platform/sealing.ts";
import { type Decided, encryptions, type MailChoices, type TypedMail } from "./mail-form.ts";

export interface MailRoute extends Route {
  language: AdministratorLanguage;
}

export interface StoredMail {
  version: number;
  values: TypedMail;
  /** `unreadable`: stored under another AUTH_SECRET. */
  password: "none" | "kept" | "unreadable";
  /** UTC, ISO 8601, and an e-mail address. */
  changed: { at: string; by: string } | null;
  environment: { server: { variable: string; host: string } | null; mailbox: string | null };
  sender: string | null;
}

export interface MailEnvironment {
  mailUrl: string | null;
  mailFrom: string | null;
  enquiryEmail: string | null;
  ownerLanguage: AdministratorLanguage;
}

export interface KeptMail extends Pick<StoredMail, "version" | "password" | "changed"> {
  choices: MailChoices;
  sealedPassword: string | null;
}

/** Below the environment's settings, and read anew each time. */
export function createStoredMail(parts: {
  db: OpenDatabase["db"];
  secret: string;
  environment: MailEnvironment;
}) {
  const { db, environment } = parts;
  const { mailUrl, mailFrom, enquiryEmail, ownerLanguage } = environment;
  const { seal, open } = createSeal(parts.secret, "password for mail");
  const decided: Decided = { server: mailUrl !== null, mailbox: enquiryEmail !== null };
  const nothing: KeptMail = {
    version: 0,
    choices: {
      ...{ host: "", port: 465, encryption: "tls", user: "", password: "", sender: "", mailbox: "" },
      ...{ language: ownerLanguage, isOn: true, sendsNumbers: true },
    },
    sealedPassword: null,
    password: "none",
    changed: null,
  };

  async function read(): Promise<KeptMail> {
    const row = await db.selectFrom("mail_settings").selectAll().where("id", "=", 1).executeTakeFirst();
    if (row === undefined) return nothing;
    const password = row.password === null ? null : open(row.password);
    return {
      version: row.version,
      choices: {
        ...{ host: row.host, port: row.port, encryption: encryptionOf(row.encryption) },
        ...{ user: row.user_name, password: password ?? "", sender: row.sender, mailbox: row.mailbox },
        language: languageOf(row.language) ?? ownerLanguage,
        isOn: row.is_on === 1,
        sendsNumbers: row.sends_numbers === 1,
      },
      sealedPassword: row.password,
      password: row.password === null ? "none" : password === null ? "unreadable" : "kept",
      changed: { at: row.changed_at, by: row.changed_by },
    };
  }

  function routeOf({ choices, password }: KeptMail): MailRoute | null {
    const to = enquiryEmail ?? choices.mailbox;
    const url = mailUrl ?? (password === "unreadable" ? null : urlOf(choices));
    if (url === null || to === "") return null;
    const user = decoded(new URL(url).username);
    const sender = decided.server ? "" : choices.sender;
    const from = mailFrom ?? (sender || (readEmail(user) ?? to));
    return { url, from, to, language: choices.language };
  }

  return {
    seal,
    decided,
    read,
    routeOf,

    async route(): Promise<MailRoute | null> {
      const kept = await read();
      const isOn = kept.choices.isOn || (decided.server && decided.mailbox);
      return isOn ? routeOf(kept) : null;
    },

    async shown(): Promise<StoredMail> {
      const kept = await read();
      const { choices, version, password, changed } = kept;
      return {
        ...{ version, password, changed },
        values: {
          ...{ ...choices, port: String(choices.port), password: "" },
          ...{ isOn: answerOf(choices.isOn), sendsNumbers: answerOf(choices.sendsNumbers) },
        },
        environment: { server: mailUrl === null ? null : serverOf(mailUrl), mailbox: enquiryEmail },
        sender: routeOf(kept)?.from ?? null,
      };
    },
  };
}

function serverOf(url: string) {
  return { variable: mailApiOf(url) === null ? "SMTP_URL" : "MAIL_API", host: new URL(url).host };
}

function answerOf(isChosen: boolean): string {
  return isChosen ? "yes" : "no";
}

function encryptionOf(stored: string): MailChoices["encryption"] {
  return encryptions.find((known) => known === stored) ?? "starttls";
}

function urlOf({ host, port, encryption, user, password }: MailChoices): string | null {
  if (host === "") return null;
  if (isMailApi(encryption)) return `${encryption}://${encodeURIComponent(password)}@${host}`;
  const protocol = encryption === "tls" ? "smtps" : "smtp";
  const login = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return `${protocol}://${login}${host}:${port}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
