import type { ServiceFile } from "../service-file.ts";

export const modification: ServiceFile = {
  backdrop: { tone: "teal" },
  facts: ["warranty", "iso"],
  pictures: {
    hero: "service-modification",
    capabilities: [
      "body-container-detail",
      "body-food-van-rear",
      "body-advertise-rear",
      "body-angel-patti-round-rear",
    ],
  },
  icon: {
    fill: "M6 2h20v11H6z",
    line: "M6 2h20v11H6zm6.5 0v11m7-11v11M16 16v6m-3-3 3 3 3-3M3 25h26M11.5 27.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m14 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
  },
  words: {
    search: {
      title: {
        en: "Truck modification: tray to container, van | {business}",
        hi: "गाड़ी का मॉडिफ़िकेशन: ट्रे से कंटेनर | {business}",
        mr: "गाडीचे मॉडिफिकेशन: ट्रे ते कंटेनर | {business}",
      },
      description: {
        en: "Change what your vehicle can do: open tray to container, pickup to food van, higher sides, new doors. With advice on RTO approval before we cut.",
        hi: "खुली ट्रे से कंटेनर, पिकअप से फ़ूड वैन, ऊँची साइड, नया दरवाज़ा: गाड़ी को नया काम दीजिए। आरटीओ की मंज़ूरी की बात कटाई से पहले।",
        mr: "उघड्या ट्रेचा कंटेनर, पिकअपची फूड व्हॅन, उंच बाजू, नवा दरवाजा: गाडीला नवे काम द्या. आरटीओची मंजुरी लागेल का, ते कापण्याआधीच सांगतो.",
      },
    },
    label: { en: "Body change", hi: "बॉडी बदलना", mr: "बॉडी बदल" },
    title: { en: "Vehicle Modification", hi: "गाड़ी का मॉडिफ़िकेशन", mr: "गाडीचे मॉडिफिकेशन" },
    description: {
      en: "Your trade has changed and the chassis is still good. We change the body: a tray today, a container or a food van next month.",
      hi: "धंधा बदल गया और चेसिस अभी दमदार है? हम बॉडी बदल देते हैं: आज ट्रे, अगले महीने कंटेनर या फ़ूड वैन।",
      mr: "धंदा बदलला, पण चेसिस अजून दमदार आहे? मग बॉडी बदलू: आज ट्रे, पुढच्या महिन्यात कंटेनर किंवा फूड व्हॅन.",
    },
    card: {
      en: "An open tray becomes a container, a food van or an advertising body. The chassis stays.",
      hi: "खुली ट्रे से कंटेनर, फ़ूड वैन या विज्ञापन बॉडी। चेसिस वही रहता है।",
      mr: "उघड्या ट्रेचा कंटेनर, फूड व्हॅन किंवा जाहिरात बॉडी. चेसिस तीच.",
    },
    overview: {
      main: {
        en: "A sound chassis can outlast its first body. We lift the old body off, check the frame and the mounting points, and set the new one on its own sub-frame. Smaller changes, such as higher sides, a side door or a partition, are done on the body you have.",
        hi: "चेसिस ठीक हो तो वह एक से ज़्यादा धंधे चला सकता है। हम पुरानी बॉडी उतारते हैं, फ़्रेम और माउंटिंग जाँचते हैं और नई बॉडी को उसके अपने सब-फ़्रेम पर बिठाते हैं। ऊँची साइड, बग़ल का दरवाज़ा या बीच की दीवार जैसे छोटे काम मौजूदा बॉडी पर ही हो जाते हैं।",
        mr: "चेसिस धड असेल तर ती एकापेक्षा जास्त धंद्यांना पुरते. आम्ही जुनी बॉडी उतरवतो, फ्रेम आणि माउंटिंग तपासतो आणि नवी बॉडी तिच्या स्वतःच्या सब-फ्रेमवर बसवतो. बाजू उंच करणे, बाजूचा दरवाजा किंवा मधले पार्टिशन अशी छोटी कामे आहे त्याच बॉडीवर होतात.",
      },
      context: {
        en: "A change of body type or colour is an alteration that must be entered in the registration certificate. Ask the RTO before the work, not after; we give you the drawing with the measurements it asks for. What the chassis cannot carry, we do not build.",
        hi: "बॉडी का प्रकार या रंग बदले तो उसे आरसी में चढ़वाना पड़ता है। काम से पहले आरटीओ से पूछिए, बाद में नहीं; उसके लिए ड्रॉइंग और नाप हम देते हैं। जिसका वज़न चेसिस न उठा सके, वह बॉडी हम नहीं बनाते।",
        mr: "बॉडीचा प्रकार किंवा रंग बदलला की त्याची नोंद आरसी बुकात करावी लागते. आरटीओला कामाआधी विचारा, नंतर नव्हे; त्यासाठी लागणारे ड्रॉइंग आणि मापे आम्ही देतो. चेसिसला न पेलणारे काम आम्ही करत नाही.",
      },
      points: [
        {
          en: "Open tray to container, food van or advertising body",
          hi: "खुली ट्रे से कंटेनर, फ़ूड वैन या विज्ञापन बॉडी",
          mr: "उघड्या ट्रेचा कंटेनर, फूड व्हॅन किंवा जाहिरात बॉडी",
        },
        {
          en: "Higher or lower sides, removable cattle or crate extensions",
          hi: "साइड ऊँची या नीची, जानवर या क्रेट के लिए निकलने वाली जाली",
          mr: "बाजू उंच किंवा कमी उंच, जनावरांसाठी किंवा क्रेटसाठी काढता येणारी जाळी",
        },
        {
          en: "Extra side door, full-width rear doors, partition or shelves",
          hi: "बग़ल का दरवाज़ा, पीछे पूरे खुलने वाले पल्ले, पार्टिशन या शेल्फ़",
          mr: "बाजूचा दरवाजा, मागे पूर्ण उघडणारी दारे, पार्टिशन किंवा फळ्या",
        },
        {
          en: "Chequered floor over a worn one, new cross members below",
          hi: "घिसे फ़र्श पर चेकर प्लेट, नीचे नए क्रॉस मेंबर",
          mr: "झिजलेल्या तळावर चेकर प्लेट, खाली नवे क्रॉस मेंबर",
        },
        {
          en: "LED lamps, work lights and a wiring loom with its own fuses",
          hi: "LED लाइट, वर्क लाइट और अलग फ़्यूज़ वाली वायरिंग",
          mr: "LED दिवे, वर्क लाइट आणि वेगळ्या फ्यूजची वायरिंग",
        },
        {
          en: "Drawing with the measurements for the RTO",
          hi: "आरटीओ के लिए नाप वाली ड्रॉइंग",
          mr: "आरटीओसाठी मापांसह ड्रॉइंग",
        },
      ],
    },
    features: [
      {
        title: { en: "The frame decides", hi: "पहले फ़्रेम की ताक़त देखते हैं", mr: "आधी फ्रेमची ताकद पाहतो" },
        text: {
          en: "Axle loads, overhang and the height of the load are worked out first. A higher body moves the balance of the vehicle.",
          hi: "एक्सल का वज़न, ओवरहैंग और माल की ऊँचाई पहले निकालते हैं। ऊँची बॉडी से गाड़ी का संतुलन बदलता है।",
          mr: "ॲक्सलवरचे वजन, ओव्हरहँग आणि मालाची उंची आधी काढतो. बॉडी उंच झाली की गाडीचा तोल बदलतो.",
        },
      },
      {
        title: { en: "No cuts in the chassis", hi: "चेसिस पर कट नहीं", mr: "चेसिसला धक्का नाही" },
        text: {
          en: "Bodies are clamped, not welded to the chassis. Holes are drilled only where the maker allows them.",
          hi: "बॉडी क्लैंप से कसी जाती है, चेसिस पर वेल्ड नहीं होती। छेद वहीं, जहाँ कंपनी इजाज़त देती है।",
          mr: "बॉडी क्लॅम्पने आवळतो, चेसिसला वेल्ड करत नाही. भोके फक्त कंपनीची परवानगी असते तिथेच.",
        },
      },
      {
        title: { en: "Old parts used well", hi: "पुराने सामान का सही इस्तेमाल", mr: "जुन्याचा चांगला वापर" },
        text: {
          en: "Good floors, hooks and lamps can move to the new body. What comes off belongs to you.",
          hi: "अच्छा फ़र्श, हुक और लाइटें नई बॉडी में लग सकती हैं। जो उतरता है, वह आपका है।",
          mr: "चांगला तळ, हुक आणि दिवे नव्या बॉडीला लागू शकतात. जे उतरते ते आपल्यालाच परत देतो.",
        },
      },
      {
        title: { en: "Safe wiring", hi: "सुरक्षित वायरिंग", mr: "सुरक्षित वायरिंग" },
        text: {
          en: "Cables run in conduit, away from exhaust and moving parts, with a fuse for every circuit.",
          hi: "तार पाइप के अंदर, साइलेंसर और घूमते पुर्ज़ों से दूर, और हर लाइन का अपना फ़्यूज़।",
          mr: "वायर पाइपमधून, सायलेन्सर आणि फिरत्या भागांपासून दूर, आणि प्रत्येक लाइनला स्वतंत्र फ्यूज.",
        },
      },
      {
        title: { en: "Papers in order", hi: "काग़ज़ों की तैयारी", mr: "कागदपत्रांचा घोळ नाही" },
        text: {
          en: "You know from the start which change needs RTO approval and which does not.",
          hi: "किस बदलाव पर आरटीओ की मंज़ूरी लगेगी और किस पर नहीं, यह शुरू में ही पता चल जाता है।",
          mr: "कोणत्या बदलाला आरटीओची मंजुरी लागते आणि कोणत्याला नाही, हे सुरुवातीलाच कळते.",
        },
      },
    ],
    comparison: [
      { en: "Before: a standard open tray", hi: "पहले: कंपनी की सादी खुली ट्रे", mr: "आधी: कंपनीचा साधा उघडा ट्रे" },
      {
        en: "After: a container on the same pickup",
        hi: "बाद में: उसी पिकअप पर कंटेनर",
        mr: "नंतर: त्याच पिकअपवर कंटेनर",
      },
    ],
    capabilities: [
      {
        en: "Container with lock rods on both doors",
        hi: "दोनों दरवाज़ों पर लॉक रॉड वाला कंटेनर",
        mr: "दोन्ही दारांवर लॉक दांडे असलेला कंटेनर",
      },
      {
        en: "Food van with hatch and awning",
        hi: "खिड़की और छज्जे वाली फ़ूड वैन",
        mr: "खिडकी आणि छज्जा असलेली फूड व्हॅन",
      },
      {
        en: "Advertise body with picture panels",
        hi: "चित्र वाले पैनल की विज्ञापन बॉडी",
        mr: "चित्रांच्या पॅनेलची जाहिरात बॉडी",
      },
      { en: "Higher sides in angle and patti", hi: "एंगल-पट्टी की ऊँची साइड", mr: "अँगल पट्टीच्या उंच बाजू" },
    ],
    steps: [
      {
        title: { en: "Frame and papers", hi: "फ़्रेम और काग़ज़", mr: "फ्रेम आणि कागदपत्रे" },
        text: {
          en: "Axle loads and overhang are worked out; you ask the RTO with our drawing.",
          hi: "एक्सल का भार और ओवरहैंग का हिसाब लगाते हैं; हमारी ड्रॉइंग लेकर आप आरटीओ से पूछते हैं।",
          mr: "ॲक्सलवरचे वजन आणि ओव्हरहँगचा हिशेब करतो; आमचे ड्रॉइंग घेऊन आपण आरटीओला विचारता.",
        },
      },
      {
        title: { en: "Old body off", hi: "पुरानी बॉडी उतारना", mr: "जुनी बॉडी उतरवणे" },
        text: {
          en: "Lifted off whole. Good floors, hooks and lamps are kept.",
          hi: "पूरी उठाकर उतारते हैं। अच्छा फ़र्श, हुक और लाइटें रख लेते हैं।",
          mr: "अखंड उचलून काढतो. चांगला तळ, हुक आणि दिवे ठेवतो.",
        },
      },
      {
        title: { en: "New body on", hi: "नई बॉडी चढ़ाना", mr: "नवी बॉडी चढवणे" },
        text: {
          en: "On its own sub-frame, clamped, not welded to the chassis.",
          hi: "अपने सब-फ़्रेम पर क्लैंप से कसकर; चेसिस पर वेल्डिंग नहीं।",
          mr: "स्वतःच्या सब-फ्रेमवर क्लॅम्पने आवळून; चेसिसला वेल्डिंग नाही.",
        },
      },
      {
        title: { en: "Wiring, handover", hi: "वायरिंग और डिलीवरी", mr: "वायरिंग, डिलिव्हरी" },
        text: {
          en: "Lamps and fuses tested. You get the measurements for the certificate.",
          hi: "लाइट और फ़्यूज़ जाँचते हैं। आरसी के लिए नाप आपको मिलते हैं।",
          mr: "दिवे आणि फ्यूज तपासतो. आरसीसाठी मापे आपल्याला मिळतात.",
        },
      },
    ],
    priceFactors: [
      {
        en: "Old body and new: what comes off, what stays",
        hi: "पुरानी और नई बॉडी: क्या उतरेगा, क्या रहेगा",
        mr: "जुनी आणि नवी बॉडी: काय काढायचे, काय ठेवायचे",
      },
      { en: "Size and kind of the new body", hi: "नई बॉडी का प्रकार और नाप", mr: "नव्या बॉडीचे माप आणि प्रकार" },
      {
        en: "Doors, shelves, light and wiring",
        hi: "दरवाज़े, शेल्फ़, लाइट और वायरिंग",
        mr: "दारे, फळ्या, दिवे आणि वायरिंग",
      },
      {
        en: "Repairs that the frame needs first",
        hi: "पहले फ़्रेम में कितनी मरम्मत",
        mr: "आधी फ्रेमला लागणारी दुरुस्ती",
      },
    ],
    questions: [
      {
        title: {
          en: "Does a new body need the approval of the RTO?",
          hi: "बॉडी बदलने पर आरटीओ की मंज़ूरी चाहिए?",
          mr: "बॉडी बदलायला आरटीओची मंजुरी लागते का?",
        },
        text: {
          en: "A change of body type or colour must be entered in the registration certificate. Ask the RTO first; we give you drawing and measurements.",
          hi: "बॉडी का प्रकार या रंग बदले तो आरसी में दर्ज कराना होता है। पहले आरटीओ से पूछिए; ड्रॉइंग और नाप हम देते हैं।",
          mr: "बॉडीचा प्रकार किंवा रंग बदलला तर आरसीवर नोंद लागते. आधी आरटीओला विचारा; ड्रॉइंग आणि मापे आम्ही देतो.",
        },
      },
      {
        title: {
          en: "Can you change just one part of the truck body?",
          hi: "क्या बॉडी का सिर्फ़ एक हिस्सा बदल सकते हैं?",
          mr: "बॉडीचा फक्त एक भाग बदलता येतो का?",
        },
        text: {
          en: "Yes. Higher sides, a side door or a partition are made on the body you have.",
          hi: "हाँ। ऊँची साइड, बग़ल का दरवाज़ा या पार्टिशन आपकी मौजूदा बॉडी पर ही बन जाता है।",
          mr: "हो. उंच बाजू, बाजूचा दरवाजा किंवा पार्टिशन आहे त्याच बॉडीवर करता येते.",
        },
      },
      {
        title: {
          en: "What happens to the old body?",
          hi: "पुरानी बॉडी का क्या होता है?",
          mr: "जुन्या बॉडीचे काय होते?",
        },
        text: {
          en: "What comes off belongs to you. Good floors, hooks and lamps can move to the new body.",
          hi: "जो उतरता है, वह आपका है। अच्छा फ़र्श, हुक और लाइटें नई बॉडी में लग सकती हैं।",
          mr: "जे निघते ते आपल्यालाच परत देतो. चांगला तळ, हुक आणि दिवे नव्या बॉडीला लावता येतात.",
        },
      },
    ],
  },
};
