import { enquiry as enquiryEn } from "#content/en/enquiry.ts";
import { job as en } from "#content/en/job.ts";
import { enquiry as enquiryHi } from "#content/hi/enquiry.ts";
import { job as hi } from "#content/hi/job.ts";
import { enquiry as enquiryMr } from "#content/mr/enquiry.ts";
import { job as mr } from "#content/mr/job.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { Business } from "#domain/facts/business.ts";
import type { Job } from "#domain/jobs/job.ts";
import { type WaysToCall, waysToCall } from "../../kit/page/ways-to-call.ts";

type Sender = Pick<Business, "name" | "google">;

export interface JobMessages extends WaysToCall {
  link: string | null;
  after: string | null;
}

export function jobMessages(job: Job, vehicle: string, sender: Sender, link: string): JobMessages {
  const { name, phone, language } = job;
  const { link: sentence, thanks } = { en, hi, mr }[language].messages;
  const { reply, askReview } = { en: enquiryEn, hi: enquiryHi, mr: enquiryMr }[language];
  const { reviewLink } = sender.google;
  const chat = (words: string, given: Record<string, string> = {}) => {
    const text = `${name === "" ? reply.greetingNobody : reply.greeting}\n${words}`;
    const values = { name, vehicle, business: sender.name[language], ...given };
    return waysToCall(phone, fillPlaceholders(text, values)).whatsapp;
  };
  return {
    ...waysToCall(
      phone,
      `${fillPlaceholders(name === "" ? reply.greetingNobody : reply.greeting, { name })}\n`,
    ),
    link: chat(sentence, { link }),
    after: reviewLink === "" ? chat(thanks) : chat(askReview, { link: reviewLink }),
  };
}
