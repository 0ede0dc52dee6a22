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
  ask: "{business} पर भरोसा करने के लिए धन्यवाद। काम कैसा रहा, एक वाक्य में बताएँगे? आपकी सहमति हो, तभी हम उसे अपनी वेबसाइट पर दिखाएँगे: {link}",
  askReview:
    "{business} पर भरोसा करने के लिए धन्यवाद। काम पसंद आया हो, तो गूगल पर एक रिव्यू लिख देंगे? इससे दूसरे लोग भी हम तक पहुँचते हैं: {link}",
  say: {
    title: "हमारे काम के बारे में एक वाक्य",
    intro: "आपने {business} से काम करवाया है। बॉडी बनवाने वाले दूसरे लोग आपकी राय जानना चाहेंगे।",
    fields: { quote: "आपका वाक्य", name: "आपका नाम", town: "आपका गाँव या शहर" },
    consent: "मेरा वाक्य, नाम और शहर वेबसाइट पर दिखाया जा सकता है।",
    notice: "पहले वर्कशॉप इसे पढ़ती है। आप इसे कभी भी वापस ले सकते हैं: एक फ़ोन काफ़ी है।",
    send: "भेजें",
    missing: {
      quote: "कृपया एक वाक्य लिखें।",
      name: "कृपया अपना नाम लिखें।",
      town: "कृपया अपना गाँव या शहर लिखें।",
      consents: "आपकी सहमति के बिना हम इसे नहीं दिखा सकते।",
    },
    again: "यह नहीं पहुँचा। कृपया बटन एक बार फिर दबाएँ।",
    thanks: {
      title: "धन्यवाद",
      text: "आपका वाक्य वर्कशॉप तक पहुँच गया है। वर्कशॉप के पढ़ने के बाद वह वेबसाइट पर दिखेगा।",
    },
    ended: { title: "यह लिंक अब नहीं खुलता", text: "यह नब्बे दिन खुलता है। कृपया वर्कशॉप से नया लिंक माँगें।" },
  },
};
