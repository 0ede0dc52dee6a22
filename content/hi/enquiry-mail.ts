import type { EnquiryMailText } from "../enquiry-mail-text.ts";

export const hi: EnquiryMailText = {
  subject: "{inquiry}: {name}",
  subjectWithService: "{inquiry}: {service}, {name}",
  inquiries: { general: "आम पूछताछ", quote: "कोटेशन चाहिए", service: "सर्विस में मदद" },
  title: "वेबसाइट से नई पूछताछ",
  labels: {
    name: "नाम",
    phone: "फ़ोन",
    email: "ई-मेल",
    inquiry: "पूछताछ",
    service: "सेवा",
    language: "भाषा",
    received: "मिलने का समय",
    message: "संदेश",
  },
  languages: { en: "अंग्रेज़ी", hi: "हिन्दी", mr: "मराठी" },
  call: "कॉल करें",
  whatsapp: "व्हाट्सऐप",
  openInBackOffice: "बैक ऑफ़िस में खोलें",
  answerHint: "इस मेल का आपका जवाब सीधे {name} को जाएगा।",
};
