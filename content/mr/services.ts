import type { Texts } from "#content/texts.ts";

export const servicesList: Texts["servicesList"] = {
  search: {
    title: "ट्रक बॉडी वर्कशॉप, {town}: सात सेवा | {business}",
    description:
      "बॉडी बांधणी, ओरिजिनल OEM ट्रे, डेंटिंग, पेंटिंग, मॉडिफिकेशन, खास ऑर्डर आणि रिस्टोरेशन: महाराष्ट्रातल्या एकाच वर्कशॉपमध्ये सातही कामे.",
  },
  intro: {
    plate: "सेवा",
    title: "सात सेवा, एक वर्कशॉप",
    text: "नवी बॉडी, नवा रंग किंवा गाडीला दुसरे आयुष्य: काम निवडा. किंवा गाडीकडून काय करून घ्यायचे ते सांगा, पुढचे आम्ही सांगतो.",
  },
  bodiesTitle: "आठ प्रकारच्या बॉडी",
  loads: {
    title: "गाडीतून काय नेता?",
    text: "माल निवडा, त्याला साजेशी बॉडी दिसेल.",
    names: {
      vegetables: "भाजीपाला, फळे",
      bricks: "वाळू, विटा",
      parcels: "पार्सल",
      cattle: "जनावरे, चारा",
      machines: "यंत्रे, पाइप",
      food: "चहा-नाश्ता विक्री",
      milk: "दूध",
      water: "पाणी",
    },
  },
  learnMore: "आणखी माहिती",
  closing: {
    title: "हवे ते काम यादीत नाही?",
    text: "स्केच, फोटो किंवा नुसती कल्पना घेऊन या. होईल की नाही, किती दिवस लागतील आणि किती खर्च येईल, ते सांगतो.",
    getQuote: "मोफत कोटेशन मागवा",
  },
};

export const servicePanels: Texts["servicePanels"] = {
  backToServices: "सर्व सेवांकडे परत",
  breadcrumb: "आपण इथे आहात",
  getInstantQuote: "लगेच कोटेशन मागवा",
  seeInGallery: "हे काम गॅलरीत पाहा",
  facts: {
    bodyInWeeks: "बॉडी {bodyInWeeks} आठवड्यांत",
    simpleJobInDays: "साधे काम {simpleJobInDays} दिवसांत",
    warranty: "कारागिरीवर {warrantyYears} वर्षांची वॉरंटी",
    iso: "{qualityStandard}",
    traysInStock: "{traysInStock}+ ट्रे तयार स्टॉकमध्ये",
  },
  price: {
    title: "दर कशावर ठरतो",
    text: "काम सुरू होण्याआधी दर कोटेशनमध्ये लिहिलेला असतो.",
    from: "₹{from} पासून",
    band: "₹{from} ते ₹{to}",
  },
  projects: "अशीच कामे",
  questions: "नेहमी विचारले जाणारे प्रश्न",
  previousBody: "मागची बॉडी",
  nextBody: "पुढची बॉडी",
  overview: "थोडक्यात",
  features: "वैशिष्ट्ये",
  process: "काम कसे होते",
  capabilities: "आम्ही काय काय करतो",
  specifications: "तपशील",
  applications: "कशासाठी उपयोगी",
  paintBody: "ही बॉडी रंगवा",
  colourCard: { title: "शेड कार्ड", text: "रंग निवडा आणि ट्रकवर पाहा." },
  procession: {
    title: "रथाचे माप रस्ता ठरवतो",
    text: "आधी कमान, तारा आणि गल्लीतले वळण मोजतो, मग लोखंड कापतो.",
  },
  whyChooseUs: {
    title: "आम्हालाच का निवडावे",
    expertTeam: {
      title: "जाणकार कारागीर",
      text: "फॅब्रिकेटर, वेल्डर, डेंटर आणि पेंटर: हे त्यांचे रोजचेच काम.",
    },
    qualityAssurance: {
      title: "दर्जाची खात्री",
      text: "पुढचे काम सुरू होण्याआधी मागचे तपासले जाते. गुणवत्ता प्रणाली {qualityStandard} प्रमाणित आहे. कारागिरीवर {warrantyYears} वर्षांची वॉरंटी.",
    },
    fastTurnaround: {
      title: "वेळेत काम",
      text: "साध्या डेंटिंग-पेंटिंगला {simpleJobInDays} दिवस, ऑर्डरच्या बॉडीला {bodyInWeeks} आठवडे. आपली तारीख कोटेशनमध्ये ठरते.",
    },
  },
  quickQuote: {
    title: "30 सेकंदांत कोटेशन मागवा",
    text: "गाडी, काम, आपला नंबर आणि ई-मेल लिहा. अंदाजे दर कळवतो.",
  },
  serviceNotFound: {
    title: "ही सेवा सापडली नाही",
    message: "आपण शोधत असलेल्या सेवेची माहिती इथे नाही.",
    hint: "कोणकोणती कामे होतात, ते कृपया आमच्या सेवांच्या पानावर पाहा.",
    link: "सर्व सेवा",
  },
  bodyTypeNotFound: {
    title: "बॉडीचा हा प्रकार सापडला नाही",
    message: "आपण शोधत असलेल्या बॉडीची माहिती इथे नाही.",
    hint: "कोणकोणत्या बॉडी बांधल्या जातात, ते कृपया बॉडी बांधणीच्या पानावर पाहा.",
    link: "गाडीची बॉडी बांधणी",
  },
};
