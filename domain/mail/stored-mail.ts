import { type AdministratorLanguage, languageOf } from "#domain/values/administrator-language.ts";
import { readEmail } from "#domain/values/email-address.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { SmtpRoute } from "#platform/mail/create-smtp-mailer.ts";
import { createSeal } from "#platform/sealing.ts";
import type { Decided, MailChoices, TypedMail } from "./mail-form.ts";

export interface MailRoute extends SmtpRoute {
  language: AdministratorLanguage;
}

export interface StoredMail {
  version: number;
  values: TypedMail;
  /** `kept` and never shown, or `unreadable`: stored under another AUTH_SECRET. */
  password: "none" | "kept" | "unreadable";
  /** UTC, ISO 8601, and an e-mail address; null while nothing was saved. */
  changed: { at: string; by: string } | null;
  environment: { server: string | null; mailbox: string | null };
  sender: string | null;
}

export interface MailEnvironment {
  smtpUrl: string | null;
  enquiryEmail: string | null;
  ownerLanguage: AdministratorLanguage;
}

export interface KeptMail extends Pick<StoredMail, "version" | "password" | "changed"> {
  choices: MailChoices;
  sealedPassword: string | null;
}

/** Reads the settings below what the environment says; anew at each call, because any server may have changed them. */
export function createStoredMail(parts: {
  db: OpenDatabase["db"];
  secret: string;
  environment: MailEnvironment;
}) {
  const { db, environment } = parts;
  const { smtpUrl, enquiryEmail, ownerLanguage } = environment;
  const { seal, open } = createSeal(parts.secret, "password for mail");
  const decided: Decided = { server: smtpUrl !== null, mailbox: enquiryEmail !== null };
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
        ...{ host: row.host, port: row.port, encryption: row.encryption === "tls" ? "tls" : "starttls" },
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
    const url = smtpUrl ?? (password === "unreadable" ? null : urlOf(choices));
    if (url === null || to === "") return null;
    const user = decoded(new URL(url).username);
    const sender = decided.server ? "" : choices.sender;
    const from = sender || (readEmail(user) ?? to);
    return { url, from, to, language: choices.language };
  }

  return {
    seal,
    decided,
    read,
    routeOf,

    /** Null where no mail is set up, it is switched off, or its password cannot be read. */
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
        environment: { server: smtpUrl === null ? null : new URL(smtpUrl).host, mailbox: enquiryEmail },
        sender: routeOf(kept)?.from ?? null,
      };
    },
  };
}

function answerOf(isChosen: boolean): string {
  return isChosen ? "yes" : "no";
}

function urlOf({ host, port, encryption, user, password }: MailChoices): string | null {
  if (host === "") return null;
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
