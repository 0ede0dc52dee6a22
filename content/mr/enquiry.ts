import type { Texts } from "#content/texts.ts";

export const enquiry: Texts["enquiry"] = {
  inquiries: { general: "काही विचारायचे आहे", quote: "कोटेशन हवे आहे", service: "झालेल्या कामाबद्दल" },
  mail: {
    subject: "{inquiry}: {name}",
    subjectWithService: "{inquiry}: {service}, {name}",
    title: "वेबसाइटवरून नवी चौकशी",
    labels: {
      reference: "जॉब कार्ड",
      name: "नाव",
      phone: "फोन",
      phoneTyped: "फोन, जसा लिहिला",
      email: "ई-मेल",
      inquiry: "चौकशी",
      service: "सेवा",
      language: "भाषा",
      received: "मिळाल्याची वेळ",
      photographs: "फोटो",
      message: "संदेश",
    },
    languages: { en: "इंग्रजी", hi: "हिंदी", mr: "मराठी" },
    call: "फोन करा",
    whatsapp: "व्हॉट्सॲप",
    openInBackOffice: "बॅक ऑफिसमध्ये उघडा",
    answerHint: "या मेलला दिलेले आपले उत्तर थेट {name} यांना जाईल.",
    gathered: {
      subject: "{count} नव्या चौकशा",
      reason: "थोड्याच वेळात खूप चौकशा आल्या, म्हणून त्या एकाच मेलमध्ये आहेत.",
      openAll: "सगळ्या चौकशा उघडा",
    },
  },
  reply: {
    greetingNobody: "नमस्कार,",
    subject: "{business}: आपल्या चौकशीबाबत",
    subjectFor: "{business}: आपल्या चौकशीबाबत, {service}",
    greeting: "नमस्कार {name},",
    thanks: "{business} यांच्याकडे चौकशी केल्याबद्दल धन्यवाद.",
    thanksFor: "{business} यांच्याकडे या कामाची चौकशी केल्याबद्दल धन्यवाद: {service}.",
  },
};
