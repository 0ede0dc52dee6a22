import { type AdministratorLanguage, languageOf } from "#domain/values/administrator-language.ts";
import { readEmail } from "#domain/values/email-address.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { SmtpRoute } from "#platform/mail/create-smtp-mailer.ts";
import { createSeal } from "#platform/sealing.ts";
import type { Decided, MailChoices, TypedMail } from "./mail-form.ts";

/** Where mails go and how; those to the workshop are in its language. */
export interface MailRoute extends SmtpRoute {
  language: AdministratorLanguage;
}

/** As the form shows it. */
export interface StoredMail {
  /** 0 while nothing was saved. */
  version: number;
  /** The password is always empty. */
  values: TypedMail;
  /** `kept` and never shown, or `unreadable`: stored under another AUTH_SECRET. */
  password: "none" | "kept" | "unreadable";
  /** UTC, ISO 8601, and an e-mail address; null while nothing was saved. */
  changed: { at: string; by: string } | null;
  /** What SMTP_URL and ENQUIRY_EMAIL say; null where they say nothing. */
  environment: { server: string | null; mailbox: string | null };
  /** The address mails come from; null while no mail is set up. */
  sender: string | null;
}

export interface MailEnvironment {
  smtpUrl: string | null;
  enquiryEmail: string | null;
  ownerLanguage: AdministratorLanguage;
}

/** As it is stored, with the password. */
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
      ...{ language: ownerLanguage, isOn: true },
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
      },
      sealedPassword: row.password,
      password: row.password === null ? "none" : password === null ? "unreadable" : "kept",
      changed: { at: row.changed_at, by: row.changed_by },
    };
  }

  /** Also while mail is switched off. */
  function routeOf({ choices, password }: KeptMail): MailRoute | null {
    const to = enquiryEmail ?? choices.mailbox;
    const url = smtpUrl ?? (password === "unreadable" ? null : urlOf(choices));
    if (url === null || to === "") return null;
    // Most servers take mail only from the account that signed in.
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
        values: { ...choices, port: String(choices.port), password: "", isOn: choices.isOn ? "yes" : "no" },
        environment: { server: smtpUrl === null ? null : new URL(smtpUrl).host, mailbox: enquiryEmail },
        sender: routeOf(kept)?.from ?? null,
      };
    },
  };
}

/** Null while no server is named. */
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
