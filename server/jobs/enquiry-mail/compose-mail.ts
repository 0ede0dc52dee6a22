import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type NamedFacts, textsWith } from "#content/texts.server.ts";
import type { OutboxEntry } from "#domain/enquiries/outbox.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { type MailContent, renderHtml, renderText } from "./mail-body.ts";

type MailedEnquiry = OutboxEntry["enquiry"];

const maxNameInSubject = 60;

interface Owner {
  language: Language;
  publicUrl: string;
  business: NamedFacts;
}

/** The same enquiry always has the same Message-ID. */
export function composeMail(enquiry: MailedEnquiry, owner: Owner): Mail {
  const content = contentOf(enquiry, owner);
  return {
    messageId: `<enquiry-${enquiry.id}@${new URL(owner.publicUrl).hostname}>`,
    sender: owner.business.name[owner.language],
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: subjectOf(enquiry, owner),
    text: renderText(content),
    html: renderHtml(content),
    language: owner.language,
  };
}

function subjectOf({ inquiry, service, name }: MailedEnquiry, { business, language }: Owner): string {
  const { inquiries, mail } = textsWith(business)(language).enquiry;
  return fillPlaceholders(service === null ? mail.subject : mail.subjectWithService, {
    inquiry: inquiries[inquiry],
    service: service ?? "",
    name: [...name].slice(0, maxNameInSubject).join(""),
  });
}

function contentOf(enquiry: MailedEnquiry, { language, publicUrl, business }: Owner): MailContent {
  const { name, phone, email, inquiry, service, message } = enquiry;
  const { inquiries, mail: text } = textsWith(business)(language).enquiry;
  const { labels } = text;
  return {
    language,
    title: text.title,
    facts: [
      [labels.name, name],
      [labels.phone, phone],
      [labels.email, email],
      [labels.inquiry, inquiries[inquiry]],
      ...(service === null ? [] : [[labels.service, service] as const]),
      [labels.language, text.languages[enquiry.language]],
      [labels.received, indianTime(enquiry.createdAt, language)],
    ],
    message: [labels.message, message],
    links: [
      [text.call, `tel:${phone}`],
      [text.whatsapp, `https://wa.me/${phone.replace(/\D/g, "")}`],
      [text.openInBackOffice, `${publicUrl}/admin/enquiries/${enquiry.id}`],
    ],
    hint: fillPlaceholders(text.answerHint, { name }),
  };
}

function indianTime(time: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: "Asia/Kolkata",
    dateStyle: "long",
    timeStyle: "short",
  }).format(new Date(time));
}
