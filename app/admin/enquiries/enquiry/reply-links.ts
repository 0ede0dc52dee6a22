import { enquiry as en } from "#content/en/enquiry.ts";
import { enquiry as hi } from "#content/hi/enquiry.ts";
import { enquiry as mr } from "#content/mr/enquiry.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { Business } from "#domain/facts/business.ts";

export interface ReplyLinks {
  call: string;
  whatsapp: string;
  mail: string;
}

type AnsweredEnquiry = Pick<Enquiry, "name" | "email" | "phone" | "service" | "language">;

/** Who answers. */
export type Sender = Pick<Business, "name" | "phones">;

export function replyLinks(enquiry: AnsweredEnquiry, sender: Sender): ReplyLinks {
  const { name, email, phone, service, language } = enquiry;
  const business = sender.name[language];
  const words = { en, hi, mr }[language].reply;
  const fill = (sentence: string) => fillPlaceholders(sentence, { name, business, service: service ?? "" });
  const greeting = fill(words.greeting);
  const thanks = fill(service === null ? words.thanks : words.thanksFor);
  const signature = `${business}\r\n${sender.phones[0].shown}`;
  return {
    call: `tel:${phone}`,
    whatsapp: `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(`${greeting}\n${thanks}`)}`,
    mail: mailAddress(
      email,
      fill(service === null ? words.subject : words.subjectFor),
      `${greeting}\r\n\r\n${thanks}\r\n\r\n\r\n${signature}`,
    ),
  };
}

function mailAddress(to: string, subject: string, body: string): string {
  const mailbox = encodeURIComponent(to).replace("%40", "@");
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** In groups that can be read out; Indian numbers as they are written in India. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
