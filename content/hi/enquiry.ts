import type { Texts } from "#content/texts.ts";

export const enquiry: Texts["enquiry"] = {
  inquiries: { general: "कुछ पूछना है", quote: "कोटेशन चाहिए", service: "हो चुके काम के बारे में" },
  mail: {
    subject: "{inquiry}: {name}",
    subjectWithService: "{inquiry}: {service}, {name}",
    title: "वेबसाइट से नई पूछताछ",
    labels: {
      reference: "जॉब कार्ड",
      name: "नाम",
      phone: "फ़ोन",
      phoneTyped: "फ़ोन, जैसा लिखा गया",
      email: "ई-मेल",
      inquiry: "किस बारे में",
      service: "सेवा",
      language: "भाषा",
      received: "मिलने का समय",
      photographs: "फ़ोटो",
      message: "संदेश",
    },
    languages: { en: "अंग्रेज़ी", hi: "हिन्दी", mr: "मराठी" },
    call: "कॉल करें",
    whatsapp: "व्हाट्सऐप",
    openInBackOffice: "बैक ऑफ़िस में खोलें",
    answerHint: "इस मेल का आपका जवाब सीधे {name} को जाएगा।",
    gathered: {
      subject: "{count} नई पूछताछ",
      reason: "थोड़ी ही देर में बहुत सारी पूछताछ आई, इसलिए सब एक ही मेल में हैं।",
      openAll: "सारी पूछताछ खोलें",
    },
  },
  reply: {
    greetingNobody: "नमस्ते,",
    subject: "{business}: आपका संदेश",
    subjectFor: "{business}: आपका संदेश, {service}",
    greeting: "नमस्ते {name} जी,",
    thanks: "{business} से संपर्क करने के लिए धन्यवाद।",
    thanksFor: "{business} से इस काम के बारे में पूछने के लिए धन्यवाद: {service}।",
  },
};
