import type { OfficeLink } from "#app/routes.ts";
import type { Facts } from "#domain/facts/facts.ts";
import type { MailSettings } from "#domain/mail/mail-settings.ts";
import type { MailRoute } from "#domain/mail/stored-mail.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import type { Log } from "#platform/log.ts";
import { createMailer } from "#platform/mail/create-mailer.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { mailLink, mailPage } from "./enquiry-mail/mail-body.ts";

/** Milliseconds that a stopping server waits. */
const timeout = 10_000;

export interface Letter {
  id: string;
  subject: string;
  paragraphs: readonly string[];
  action: string;
  path: OfficeLink;
}

export interface OwnerMailParts {
  facts: Facts;
  mail: Pick<MailSettings, "route">;
  publicUrl: string;
  log: Log;
}

/** Mails in his language. False, with a line in the log, where it failed. */
export async function mailOwner(
  { facts, mail, publicUrl, log }: OwnerMailParts,
  write: (language: MailRoute["language"]) => Letter,
): Promise<boolean> {
  const route = await mail.route();
  if (route === null) return false;
  const { business } = await facts.current();
  const letter = write(route.language);
  const mailer = createMailer({ ...route, timeout });
  try {
    const sent = await mailer.send(
      mailOf(letter, { ...route, sender: business.name[route.language], publicUrl }),
    );
    if (!sent.ok) log.warn({ letter: letter.id, ...sent.refusal }, "A mail to the owner could not be sent.");
    return sent.ok;
  } finally {
    mailer.close();
  }
}

function mailOf(
  { id, subject, paragraphs, action, path }: Letter,
  { language, sender, publicUrl }: Pick<MailRoute, "language"> & { sender: string; publicUrl: string },
): Mail {
  const url = publicUrl + path;
  const html = [...paragraphs.map(escapeHtml), mailLink(action, url)].map((words) => `<p>${words}</p>`);
  return {
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    sender,
    subject,
    text: `${[...paragraphs, `${action}: ${url}`].join("\n\n")}\n`,
    html: mailPage({ language, title: subject }, html.join("\n")),
    language,
  };
}
