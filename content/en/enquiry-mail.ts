import type { EnquiryMailText } from "../enquiry-mail-text.ts";

export const en: EnquiryMailText = {
  subject: "{inquiry}: {name}",
  subjectWithService: "{inquiry}: {service}, {name}",
  inquiries: { general: "General Inquiry", quote: "Get a Quote", service: "Service Support" },
  title: "New enquiry from the website",
  labels: {
    name: "Name",
    phone: "Phone",
    email: "E-mail",
    inquiry: "Inquiry",
    service: "Service",
    language: "Language",
    received: "Received",
    message: "Message",
  },
  languages: { en: "English", hi: "Hindi", mr: "Marathi" },
  call: "Call",
  whatsapp: "WhatsApp",
  openInBackOffice: "Open in the back office",
  answerHint: "Your answer to this mail goes to {name}.",
};
