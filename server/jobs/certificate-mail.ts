import { facts as en } from "#content/en/admin/facts.ts";
import { facts as hi } from "#content/hi/admin/facts.ts";
import { facts as mr } from "#content/mr/admin/facts.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { AdminText } from "#content/texts.ts";
import { tellOfCertificate } from "#domain/facts/certificate-notices.ts";
import type { Contradiction } from "#domain/facts/contradictions.ts";
import type { Facts } from "#domain/facts/facts.ts";
import type { MailSettings } from "#domain/mail/mail-settings.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import type { Log } from "#platform/log.ts";
import { createSmtpMailer } from "#platform/mail/create-smtp-mailer.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { mailLink, mailPage } from "./enquiry-mail/mail-body.ts";
import type { Sweep } from "./sweep-daily.ts";

const words: Record<MailRoute["language"], AdminText["facts"]> = { en, hi, mr };

/** Milliseconds: a server that stops waits for it, and the next day is early enough. */
const timeout = 10_000;

interface Parts {
  database: Pick<OpenDatabase, "db">;
  facts: Facts;
  mail: Pick<MailSettings, "route">;
  clock: Clock;
  publicUrl: string;
  log: Log;
}

/** Mails once, before the certificate ends; not while no mail is set up. */
export function certificateMail(parts: Parts): Sweep {
  const { facts, mail, publicUrl, log } = parts;

  async function send(ending: Contradiction): Promise<boolean> {
    const route = await mail.route();
    if (route === null) return false;
    const { business } = await facts.current();
    const mailer = createSmtpMailer({ ...route, timeout });
    try {
      const { language } = route;
      const sender = business.name[language];
      const sent = await mailer.send(composeMail(ending, { language, sender, publicUrl }));
      if (!sent.ok) log.warn(sent.refusal, "The mail about the end of the certificate could not be sent.");
      return sent.ok;
    } finally {
      mailer.close();
    }
  }

  return {
    run: () => tellOfCertificate(parts, send),
    done: "The owner was mailed that the certificate ends.",
  };
}

interface Letter {
  language: MailRoute["language"];
  sender: string;
  publicUrl: string;
}

function composeMail({ kind, values }: Contradiction, { language, sender, publicUrl }: Letter): Mail {
  const { contradictions, certificateMail: text } = words[language];
  const told = fillPlaceholders(contradictions[kind], values);
  const subject = fillPlaceholders(text.subject, values);
  const url = `${publicUrl}/admin/facts`;
  const paragraphs = [
    `<p>${escapeHtml(told)}</p>`,
    `<p>${escapeHtml(text.hint)}</p>`,
    `<p>${mailLink(text.action, url)}</p>`,
  ];
  return {
    messageId: `<certificate-${values.day}@${new URL(publicUrl).hostname}>`,
    sender,
    subject,
    text: `${[told, text.hint, `${text.action}: ${url}`].join("\n\n")}\n`,
    html: mailPage({ language, title: subject }, paragraphs.join("\n")),
    language,
  };
}
