import type { Texts } from "#content/texts.ts";

export const servicesList: Texts["servicesList"] = {
  search: {
    title: "ट्रक बॉडी वर्कशॉप, {town}: सात सेवाएँ | {business}",
    description:
      "बॉडी बिल्डिंग, ओरिजिनल OEM ट्रे, डेंटिंग, पेंटिंग, मॉडिफ़िकेशन, ख़ास ऑर्डर और रेस्टोरेशन: महाराष्ट्र की एक ही वर्कशॉप में सातों काम।",
  },
  intro: {
    plate: "सेवाएँ",
    title: "सात सेवाएँ, एक वर्कशॉप",
    text: "नई बॉडी, नया रंग या गाड़ी को दूसरी ज़िंदगी: काम चुन लीजिए। या बस बताइए कि गाड़ी से क्या काम लेना है, बाक़ी हम बताएँगे।",
  },
  bodiesTitle: "आठ तरह की बॉडी",
  loads: {
    title: "गाड़ी में क्या ले जाते हैं?",
    text: "माल चुनिए, उसके लायक़ बॉडी दिख जाएगी।",
    names: {
      vegetables: "सब्ज़ी, फल",
      bricks: "रेत, ईंट",
      parcels: "पार्सल",
      cattle: "मवेशी, चारा",
      machines: "मशीनें, पाइप",
      food: "चाय-नाश्ता बेचना",
      milk: "दूध",
      water: "पानी",
    },
  },
  learnMore: "और जानें",
  closing: {
    title: "जो चाहिए, वह सूची में नहीं है?",
    text: "स्केच, फ़ोटो या सिर्फ़ आइडिया लेकर आइए। बन सकता है या नहीं, कितने दिन लगेंगे और कितना ख़र्च आएगा, हम बता देंगे।",
    getQuote: "मुफ़्त कोटेशन लें",
  },
};

export const servicePanels: Texts["servicePanels"] = {
  backToServices: "सेवाओं पर वापस जाएँ",
  breadcrumb: "आप यहाँ हैं",
  getInstantQuote: "तुरंत कोटेशन लें",
  seeInGallery: "गैलरी में यह काम देखें",
  facts: {
    bodyInWeeks: "बॉडी {bodyInWeeks} हफ़्ते में",
    simpleJobInDays: "छोटा काम {simpleJobInDays} दिन में",
    warranty: "कारीगरी पर {warrantyYears} साल की वारंटी",
    iso: "{qualityStandard}",
    traysInStock: "{traysInStock}+ ट्रे स्टॉक में",
  },
  price: {
    title: "दाम किससे तय होता है",
    text: "काम शुरू होने से पहले दाम कोटेशन में लिखा होता है।",
    from: "₹{from} से शुरू",
    band: "₹{from} से ₹{to}",
  },
  projects: "ऐसे ही काम",
  questions: "अक्सर पूछे जाने\u00a0वाले सवाल",
  previousBody: "पिछली बॉडी",
  nextBody: "अगली बॉडी",
  overview: "परिचय",
  features: "ख़ूबियाँ",
  process: "काम कैसे होता है",
  capabilities: "हम क्या-क्या करते हैं",
  specifications: "स्पेसिफ़िकेशन",
  applications: "किन कामों के लिए",
  paintBody: "इस बॉडी को रँगिए",
  colourCard: { title: "शेड कार्ड", text: "कोई रंग चुनिए और उसे ट्रक पर देखिए।" },
  procession: {
    title: "रथ का नाप रास्ता तय करता है",
    text: "पहले स्वागत-द्वार, तार और गली का मोड़ नापे जाते हैं, फिर लोहा कटता है।",
  },
  whyChooseUs: {
    title: "हमें क्यों चुनें",
    expertTeam: {
      title: "जानकार टीम",
      text: "फ़ैब्रिकेटर, वेल्डर, डेंटर और पेंटर, जिनका रोज़ का यही काम है।",
    },
    qualityAssurance: {
      title: "क्वालिटी की जाँच",
      text: "अगला काम शुरू होने से पहले पिछला जाँचा जाता है। क्वालिटी सिस्टम {qualityStandard} से प्रमाणित है। कारीगरी पर {warrantyYears} साल की वारंटी।",
    },
    fastTurnaround: {
      title: "समय पर काम",
      text: "हल्की डेंटिंग-पेंटिंग {simpleJobInDays} दिन में, ऑर्डर की बॉडी {bodyInWeeks} हफ़्ते में। आपकी तारीख़ कोटेशन में तय होती है।",
    },
  },
  quickQuote: {
    title: "30 सेकंड में कोटेशन लें",
    text: "गाड़ी, काम, अपना नंबर और ई-मेल लिखिए। अनुमानित दाम हम बता देंगे।",
  },
  serviceNotFound: {
    title: "यह सेवा नहीं मिली",
    message: "जो सेवा आप ढूँढ रहे हैं, उसकी जानकारी यहाँ नहीं है।",
    hint: "कृपया हमारी सेवाओं के पेज पर देखिए कि कौन-कौन से काम होते हैं।",
    link: "सभी सेवाएँ",
  },
  bodyTypeNotFound: {
    title: "इस तरह की बॉडी नहीं मिली",
    message: "जिस बॉडी को आप ढूँढ रहे हैं, उसकी जानकारी यहाँ नहीं है।",
    hint: "कृपया बॉडी बिल्डिंग के पेज पर देखिए कि कौन-कौन सी बॉडी बनती हैं।",
    link: "बॉडी बिल्डिंग",
  },
};
