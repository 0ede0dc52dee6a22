import { enquiry as en } from "#content/en/enquiry.ts";
import { enquiry as hi } from "#content/hi/enquiry.ts";
import { enquiry as mr } from "#content/mr/enquiry.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { Business } from "#domain/facts/business.ts";
import { type WaysToCall, waysToCall } from "../../kit/page/ways-to-call.ts";

export interface ReplyLinks extends WaysToCall {
  mail: string | null;
}

type AnsweredEnquiry = Pick<Enquiry, "name" | "email" | "phone" | "service" | "language">;

export type Sender = Pick<Business, "name" | "phones" | "google" | "gstin">;

export function replyLinks(enquiry: AnsweredEnquiry, sender: Sender): ReplyLinks {
  const { name, email, phone, service, language } = enquiry;
  const business = sender.name[language];
  const words = { en, hi, mr }[language].reply;
  const fill = (sentence: string) => fillPlaceholders(sentence, { name, business, service: service ?? "" });
  const greeting = fill(name === "" ? words.greetingNobody : words.greeting);
  const thanks = fill(service === null ? words.thanks : words.thanksFor);
  const signature = `${business}\r\n${sender.phones[0].shown}`;
  return {
    ...waysToCall(phone, `${greeting}\n${thanks}`),
    mail:
      email === ""
        ? null
        : mailAddress(
            email,
            fill(service === null ? words.subject : words.subjectFor),
            `${greeting}\r\n\r\n${thanks}\r\n\r\n\r\n${signature}`,
          ),
  };
}

export function askFor(
  wanted: "ask" | "askReview",
  { name, phone, language }: Pick<Enquiry, "name" | "phone" | "language">,
  sender: Sender,
  link: string,
): string | null {
  const { reply, [wanted]: sentence } = { en, hi, mr }[language];
  const greeting = fillPlaceholders(name === "" ? reply.greetingNobody : reply.greeting, { name });
  const words = fillPlaceholders(sentence, { business: sender.name[language], link });
  return waysToCall(phone, `${greeting}\n${words}`).whatsapp;
}

function mailAddress(to: string, subject: string, body: string): string {
  const mailbox = encodeURIComponent(to).replace("%40", "@");
  return `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
