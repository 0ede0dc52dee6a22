import type { Language } from "./languages.ts";

/** How the workshop's answer to an enquiry begins. Places: {name}, {business}, {service}. */
export interface ReplyWords {
  subject: string;
  subjectFor: string;
  greeting: string;
  thanks: string;
  thanksFor: string;
}

/** In the language the visitor wrote from; the titles of services are in it already. */
export const replyWords: Record<Language, ReplyWords> = {
  en: {
    subject: "{business}: your enquiry",
    subjectFor: "{business}: your enquiry, {service}",
    greeting: "Hello {name},",
    thanks: "Thank you for your enquiry to {business}.",
    thanksFor: "Thank you for your enquiry to {business} about this: {service}.",
  },
  hi: {
    subject: "{business}: आपकी पूछताछ",
    subjectFor: "{business}: आपकी पूछताछ, {service}",
    greeting: "नमस्ते {name} जी,",
    thanks: "{business} से पूछताछ करने के लिए धन्यवाद।",
    thanksFor: "{business} से इस काम के बारे में पूछने के लिए धन्यवाद: {service}।",
  },
  mr: {
    subject: "{business}: आपली चौकशी",
    subjectFor: "{business}: आपली चौकशी, {service}",
    greeting: "नमस्कार {name},",
    thanks: "{business} कडे चौकशी केल्याबद्दल धन्यवाद.",
    thanksFor: "{business} कडे या कामाची चौकशी केल्याबद्दल धन्यवाद: {service}.",
  },
};
