import type { Language } from "./languages.ts";

/** What the mail about an enquiry says to the owner, in his language. */
export interface EnquiryMailText {
  /** With the places {inquiry} and {name}. */
  subject: string;
  /** With the places {inquiry}, {service} and {name}. */
  subjectWithService: string;
  inquiries: { general: string; quote: string; service: string };
  /** Above everything. */
  title: string;
  labels: {
    name: string;
    phone: string;
    email: string;
    inquiry: string;
    service: string;
    language: string;
    received: string;
    message: string;
  };
  /** What the visitor's page was written in. */
  languages: Record<Language, string>;
  call: string;
  whatsapp: string;
  openInBackOffice: string;
  /** With the place {name}. */
  answerHint: string;
}
