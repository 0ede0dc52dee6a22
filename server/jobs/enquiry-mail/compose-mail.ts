import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { serviceNamedIn } from "#content/service-titles.ts";
import { type NamedFacts, textsWith } from "#content/texts.server.ts";
import { referenceOf } from "#domain/enquiries/enquiry.ts";
import type { OutboxEntry } from "#domain/enquiries/outbox.ts";
import { callerOf, isDialable, mayHaveWhatsapp } from "#domain/values/caller.ts";
import { escapeHtml as escaped } from "#platform/escape-html.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { type MailContent, mailLink, mailPage, renderHtml, renderText } from "./mail-body.ts";

export type MailedEnquiry = OutboxEntry["enquiry"];

const maxNameInSubject = 60;

export interface Owner {
  language: Language;
  publicUrl: string;
  business: NamedFacts;
}

/** The same enquiry always has the same Message-ID. */
export function composeMail(arrived: MailedEnquiry, owner: Owner): Mail {
  const enquiry = {
    ...arrived,
    service: serviceNamedIn(owner.language, arrived.service, textsWith(owner.business)),
  };
  const content = contentOf(enquiry, owner);
  return {
    messageId: `<enquiry-${enquiry.id}@${new URL(owner.publicUrl).hostname}>`,
    sender: owner.business.name[owner.language],
    ...(enquiry.email === "" ? {} : { replyTo: { name: enquiry.name, address: enquiry.email } }),
    subject: subjectOf(enquiry, owner),
    text: renderText(content),
    html: renderHtml(content),
    language: owner.language,
  };
}

function subjectOf(enquiry: MailedEnquiry, { business, language }: Owner): string {
  const { inquiry, service } = enquiry;
  const { inquiries, mail } = textsWith(business)(language).enquiry;
  return fillPlaceholders(service === null ? mail.subject : mail.subjectWithService, {
    inquiry: inquiries[inquiry],
    service: service ?? "",
    name: [...callerOf(enquiry)].slice(0, maxNameInSubject).join(""),
  });
}

function contentOf(enquiry: MailedEnquiry, { language, publicUrl, business }: Owner): MailContent {
  const { name, phone, phoneTyped, email, inquiry, service, message, photographs } = enquiry;
  const { inquiries, mail: text } = textsWith(business)(language).enquiry;
  const { labels } = text;
  return {
    language,
    title: text.title,
    facts: [
      [labels.reference, referenceOf(enquiry.id)],
      ...factIf(labels.name, name),
      [labels.phone, phone],
      ...factIf(labels.phoneTyped, phoneTyped ?? ""),
      ...factIf(labels.email, email),
      [labels.inquiry, inquiries[inquiry]],
      ...factIf(labels.service, service ?? ""),
      ...factIf(labels.photographs, photographs === 0 ? "" : String(photographs)),
      [labels.language, text.languages[enquiry.language]],
      [labels.received, indianTime(enquiry.createdAt, language)],
    ],
    message: message === "" ? null : [labels.message, message],
    links: [
      ...(isDialable(phone) ? waysToCall(text, phone) : []),
      [text.openInBackOffice, `${publicUrl}/admin/enquiries/${enquiry.id}`],
    ],
    hint: email === "" ? null : fillPlaceholders(text.answerHint, { name }),
  };
}

function factIf(label: string, value: string): (readonly [string, string])[] {
  return value === "" ? [] : [[label, value]];
}

function waysToCall(text: { call: string; whatsapp: string }, phone: string) {
  const call = [text.call, `tel:${phone}`] as const;
  if (!mayHaveWhatsapp(phone)) return [call];
  return [call, [text.whatsapp, `https://wa.me/${phone.replace(/\D/g, "")}`] as const];
}

function indianTime(time: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: "Asia/Kolkata",
    dateStyle: "long",
    timeStyle: "short",
  }).format(new Date(time));
}

/** Each enquiry with its link. */
export function composeGatheredMail(
  enquiries: readonly [MailedEnquiry, ...MailedEnquiry[]],
  owner: Owner,
): Mail {
  const { language, publicUrl, business } = owner;
  const { inquiries, mail: words } = textsWith(business)(language).enquiry;
  const { subject, reason, openAll } = words.gathered;
  const count = enquiries.length;
  const title = fillPlaceholders(subject, { count });
  const inbox = `${publicUrl}/admin/enquiries`;
  const lines = enquiries.map((enquiry) => ({
    who: [...callerOf(enquiry)].slice(0, maxNameInSubject).join(""),
    what: [enquiry.phone, inquiries[enquiry.inquiry], indianTime(enquiry.createdAt, language)].join(", "),
    url: `${inbox}/${enquiry.id}`,
  }));
  const items = lines.map(
    ({ who, what, url }) =>
      `<li><a href="${escaped(url)}"><b>${escaped(who)}</b></a><br>${escaped(what)}</li>`,
  );
  return {
    messageId: `<enquiries-${count}-${enquiries[0].id}@${new URL(publicUrl).hostname}>`,
    sender: business.name[language],
    subject: title,
    text: `${[title, reason, ...lines.map(({ who, what, url }) => `${who}\n${what}\n${url}`)].join("\n\n")}\n`,
    html: mailPage(
      { language, title },
      `<p>${escaped(reason)}</p>\n<p>${mailLink(openAll, inbox)}</p>\n<ol>${items.join("")}</ol>`,
    ),
    language,
  };
}
