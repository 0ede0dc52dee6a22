import type { EnquiryMailText } from "../enquiry-mail-text.ts";

export const mr: EnquiryMailText = {
  subject: "{inquiry}: {name}",
  subjectWithService: "{inquiry}: {service}, {name}",
  inquiries: { general: "सर्वसाधारण चौकशी", quote: "कोटेशन हवे", service: "सर्व्हिससाठी मदत" },
  title: "वेबसाइटवरून नवी चौकशी",
  labels: {
    name: "नाव",
    phone: "फोन",
    email: "ई-मेल",
    inquiry: "चौकशी",
    service: "सेवा",
    language: "भाषा",
    received: "मिळाल्याची वेळ",
    message: "संदेश",
  },
  languages: { en: "इंग्रजी", hi: "हिंदी", mr: "मराठी" },
  call: "फोन करा",
  whatsapp: "व्हॉट्सॲप",
  openInBackOffice: "बॅक ऑफिसमध्ये उघडा",
  answerHint: "या मेलला दिलेले आपले उत्तर थेट {name} यांना जाईल.",
};
