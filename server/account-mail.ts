import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { OfficeLink } from "#app/routes.ts";
import { accountMail as en } from "#content/en/admin/account-mail.ts";
import { accountMail as hi } from "#content/hi/admin/account-mail.ts";
import type { Language } from "#content/languages.ts";
import { accountMail as mr } from "#content/mr/admin/account-mail.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { AccountMailText } from "#content/texts.ts";
import type { AccountMail, MailedPerson } from "#domain/administrator/passwords/password-links.ts";
import type { Facts } from "#domain/facts/facts.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import { minute } from "#platform/clock.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import type { Log } from "#platform/log.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import type { Mail, Mailer, MailFailure } from "#platform/mail/mailer.ts";
import { type Result, refused } from "#platform/result.ts";
import { mailLink, mailPage } from "./jobs/enquiry-mail/mail-body.ts";

/** While the link is valid. */
const pauses = [0, 5_000, 30_000, 2 * minute, 5 * minute];
/** Milliseconds that somebody waits for a test. */
const testPatience = 30_000;

const words: Record<Language, AccountMailText> = { en, hi, mr };

interface Parts {
  route(): Promise<MailRoute | null>;
  facts: Pick<Facts, "current">;
  publicUrl: string;
  log: Log;
}

interface AccountMailer extends AccountMail {
  sendTest(route: MailRoute): Promise<Result<void, MailFailure>>;
  stop(): Promise<void>;
}

/** Sends in the background, for some minutes. */
export function createAccountMail({ route, facts, publicUrl, log }: Parts): AccountMailer {
  const stopping = new AbortController();
  const pending = new Set<Promise<void>>();
  const mailers = new Set<Mailer>();

  async function sendOnce(mail: MailTo, by: MailRoute, timeout?: number): Promise<Result<void, MailFailure>> {
    const { business } = await facts.current();
    const language = mail.language ?? by.language;
    const mailer = createMailer({ ...by, ...(timeout === undefined ? {} : { timeout }) });
    mailers.add(mailer);
    try {
      return await mailer.send(composeMail(mail, { language, sender: business.name[language], publicUrl }));
    } finally {
      mailers.delete(mailer);
    }
  }

  async function deliver(mail: MailTo): Promise<void> {
    for (const pause of pauses) {
      await sleep(pause, undefined, { signal: stopping.signal });
      const by = await route();
      const outcome = by === null ? refused("no mail is set up") : await sendOnce(mail, by);
      if (outcome.ok) return log.info("A mail about the account was sent.");
      log.warn({ failure: outcome.refusal }, "A mail about the account could not be sent.");
    }
    log.error("A mail about the account was given up.");
  }

  function send(kind: MailKind, { email, language }: MailedPerson, path: OfficeLink, newEmail = ""): void {
    const id = randomUUID();
    const sending = deliver({ kind, id, receiver: email, language, path, email: newEmail })
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.error({ err }, "A mail about the account could not be made.");
      })
      .finally(() => pending.delete(sending));
    pending.add(sending);
  }

  return {
    isSetUp: async () => (await route()) !== null,
    sendPasswordLink: (to, token) => send("passwordLink", to, `/admin/new-password?token=${token}`),
    sendPasswordChanged: (to) => send("passwordChanged", to, "/admin"),
    sendEmailLink: (to, token) => send("emailLink", to, `/admin/new-email?token=${token}`, to.email),
    sendEmailAsked: (to, email) => send("emailAsked", to, "/admin/account", email),
    sendEmailChanged: (to, email) => send("emailChanged", to, "/admin/account", email),
    sendTest: (by) => {
      const mail = { kind: "test", id: randomUUID(), receiver: by.to, path: "/admin/mail" } as const;
      return sendOnce({ ...mail, language: by.language, email: "" }, by, testPatience);
    },
    async stop() {
      stopping.abort();
      for (const mailer of mailers) mailer.close();
      await Promise.all(pending);
    },
  };
}

type MailKind = keyof AccountMailText;

interface MailTo {
  kind: MailKind;
  id: string;
  receiver: string;
  language: Language | null;
  path: OfficeLink;
  email: string;
}

function composeMail(
  { kind, id, receiver, path, email }: MailTo,
  { language, sender, publicUrl }: { language: Language; sender: string; publicUrl: string },
): Mail {
  const { host, hostname } = new URL(publicUrl);
  const { subject, text, action, hint } = words[language][kind];
  const told = fillPlaceholders(text, { site: host, email });
  const url = publicUrl + path;
  const paragraphs = [
    `<p>${escapeHtml(told)}</p>`,
    `<p>${mailLink(action, url)}</p>`,
    `<p>${escapeHtml(hint)}</p>`,
  ];
  return {
    to: receiver,
    messageId: `<account-${id}@${hostname}>`,
    sender,
    subject,
    text: `${[told, `${action}: ${url}`, hint].join("\n\n")}\n`,
    html: mailPage({ language, title: subject }, paragraphs.join("\n")),
    language,
  };
}
