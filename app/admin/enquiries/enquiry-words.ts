import { enquiry } from "#content/en/enquiry.ts";
import type { Enquiry, EnquiryLanguage, EnquiryState } from "#domain/enquiries/enquiry.ts";
import type { Inquiry } from "#domain/enquiries/enquiry-rules.ts";

export const inquiryLabels: Record<Inquiry, string> = enquiry.inquiries;

export const stateLabels: Record<EnquiryState, string> = {
  new: "New",
  answered: "Answered",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

export const languageLabels: Record<EnquiryLanguage, string> = {
  en: "English",
  hi: "Hindi (हिन्दी)",
  mr: "Marathi (मराठी)",
};

export const noMailHint = "Enquiries wait here; no mail is set up";

/** A phone number in groups that can be read out; Indian ones as they are written in India. */
export function shownPhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}

/** Where the mail of an enquiry stands. */
export interface MailWords {
  title: string;
  /** When it went out; UTC, ISO 8601. */
  sentAt: string | null;
  /** Why it did not go out, as a plain sentence. */
  problem: string | null;
  hasFailed: boolean;
}

/** Says where the mail of an enquiry stands; `isMailed` is whether mail is set up at all. */
export function mailWords({ state, sentAt, problem }: Enquiry["mail"], isMailed: boolean): MailWords {
  switch (state) {
    case "none":
      return {
        title: "Not mailed, because it looks like spam",
        sentAt: null,
        problem: null,
        hasFailed: false,
      };
    case "sent":
      return { title: "Sent", sentAt, problem: null, hasFailed: false };
    case "failed":
      return { title: "Given up after three days", sentAt: null, problem, hasFailed: true };
    case "waiting":
      return waitingWords(problem, isMailed);
  }
}

function waitingWords(problem: string | null, isMailed: boolean): MailWords {
  const hasFailed = isMailed && problem !== null;
  if (!isMailed) return { title: noMailHint, sentAt: null, problem: null, hasFailed };
  const title = hasFailed ? "Not sent yet; it is tried again" : "Waiting to be sent";
  return { title, sentAt: null, problem, hasFailed };
}
