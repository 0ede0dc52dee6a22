import type { ServiceFile } from "../service-file.ts";

export const restoration: ServiceFile = {
  backdrop: { tone: "indigo", fade: "40%" },
  facts: ["warranty", "iso"],
  pictures: {
    hero: "service-restoration",
    capabilities: ["workshop-3", "service-painting", "hero-ace-2-detail", "hero-ace-detail"],
  },
  icon: {
    fill: "M21 17a5 5 0 1 1-10 0 5 5 0 0 1 10 0",
    line: "M26.5 10A12 12 0 1 0 28 17M27.5 3.5v7H20.5M21 17a5 5 0 1 1-10 0 5 5 0 0 1 10 0m-5-5v10m-5-5h10",
  },
  words: {
    search: {
      title: {
        en: "Restoration of old trucks and vintage vehicles | {business}",
        hi: "पुराने ट्रक और विंटेज का रेस्टोरेशन | {business}",
        mr: "जुन्या ट्रक व विंटेज गाड्यांचे रिस्टोरेशन | {business}",
      },
      description: {
        en: "Rusted cabs, trays and vintage vehicles restored: stripped, rust cut out, new steel welded in, primed, painted and fitted as they once were.",
        hi: "ज़ंग लगे केबिन, ट्रे और विंटेज गाड़ियाँ फिर पहले जैसी: पूरी खुलाई, गला लोहा बाहर, नया पतरा, प्राइमर, रंग और पुरानी फ़िटिंग।",
        mr: "गंजलेल्या केबिन, ट्रे आणि विंटेज गाड्या पुन्हा पूर्वीसारख्या: पूर्ण सुट्या करून, सडलेले लोखंड बाहेर, नवा पत्रा, प्राइमर, रंग, मूळ फिटिंग.",
      },
    },
    label: { en: "Second life", hi: "दूसरी पारी", mr: "दुसरी खेळी" },
    title: { en: "Restoration", hi: "रेस्टोरेशन", mr: "रिस्टोरेशन" },
    description: {
      en: "Old bodies as they were on the day they left the workshop: rust cut out, metal made good, colours and fittings as before.",
      hi: "पुरानी बॉडी को फिर वैसी बनाते हैं, जैसी वह पहले दिन सड़क पर आई थी: ज़ंग बाहर, लोहा पक्का, रंग और फ़िटिंग वैसी ही।",
      mr: "जुनी बॉडी पहिल्यांदा रस्त्यावर आली त्या दिवसासारखी करतो: गंज बाहेर, लोखंड पक्के, रंग आणि फिटिंग पूर्वीसारखे.",
    },
    card: {
      en: "Rust cut out, new steel in, and the old colours back.",
      hi: "ज़ंग बाहर, नया लोहा अंदर, और पुराने रंग वापस।",
      mr: "गंज बाहेर, नवे लोखंड आत, आणि जुने रंग परत.",
    },
    overview: {
      main: {
        en: "Restoration begins with taking the vehicle apart. Only a stripped body shows what rust has left. Sound metal is cleaned and kept, rotten metal is cut back to the bright edge and replaced in the same thickness and shape. Then come primer, putty, paint and the fittings, in that order.",
        hi: "रेस्टोरेशन गाड़ी खोलने से शुरू होता है। रंग उतरने पर ही दिखता है कि ज़ंग कितना लोहा खा गया है। अच्छा लोहा साफ़ करके रखते हैं। गला हुआ हिस्सा चमकते लोहे तक काटकर उसी मोटाई और उसी आकार में नया लगाते हैं। फिर प्राइमर, पुट्टी, रंग और फ़िटिंग, इसी क्रम से।",
        mr: "रिस्टोरेशनची सुरुवात गाडी सुटी करण्यापासून होते. रंग उतरल्यावरच गंजाने किती लोखंड खाल्ले ते दिसते. चांगले लोखंड साफ करून ठेवतो. सडलेले चकाकत्या कडेपर्यंत कापून त्याच जाडीचे आणि त्याच आकाराचे नवे बसवतो. मग प्राइमर, पुट्टी, रंग आणि फिटिंग, याच क्रमाने.",
      },
      context: {
        en: "Nobody can promise a day before the old paint is off. We inspect first and quote in steps, so you can stop, go on or change your mind. Commercial bodies, personal vehicles and vintage pieces are all welcome.",
        hi: "पुराना रंग उतरे बिना कोई पक्की तारीख़ नहीं दे सकता। इसलिए पहले जाँच, फिर हर चरण का अलग कोटेशन: आप बीच में रुक सकते हैं, आगे बढ़ सकते हैं या इरादा बदल सकते हैं। कमर्शियल बॉडी, निजी गाड़ी और विंटेज, सबका काम होता है।",
        mr: "जुना रंग उतरल्याशिवाय नक्की तारीख कुणीच देऊ शकत नाही. म्हणून आधी तपासणी, मग टप्प्याटप्प्याचे कोटेशन: मध्येच थांबता येते, पुढे जाता येते किंवा विचार बदलता येतो. व्यावसायिक बॉडी, खासगी गाडी आणि विंटेज, सर्वांचे स्वागत.",
      },
      points: [
        {
          en: "Cab corners, door bottoms, floors and mudguards renewed in sheet",
          hi: "केबिन के कोने, दरवाज़ों का निचला हिस्सा, फ़र्श और मडगार्ड नए पतरे में",
          mr: "केबिनचे कोपरे, दरवाजांचा खालचा भाग, तळ आणि मडगार्ड नव्या पत्र्यात",
        },
        {
          en: "Worn cross members, hinges and rails replaced in matching section",
          hi: "घिसे क्रॉस मेंबर, क़ब्ज़े और रेलिंग उसी सेक्शन में नए",
          mr: "झिजलेले क्रॉस मेंबर, बिजागऱ्या आणि कठडे त्याच सेक्शनमध्ये नवे",
        },
        {
          en: "Missing mouldings, grilles and handles made to the old pattern where none can be bought",
          hi: "जो पट्टी, जाली या हैंडल बाज़ार में नहीं मिलता, वह पुराने नमूने से बनता है",
          mr: "बाजारात न मिळणाऱ्या पट्ट्या, जाळ्या आणि हँडल जुन्या नमुन्यावरून",
        },
        {
          en: "Zinc-rich or epoxy primer inside and out, cavities sealed",
          hi: "अंदर-बाहर ज़िंक या एपॉक्सी प्राइमर, खोखली जगहें सील",
          mr: "आतून-बाहेरून झिंक किंवा एपॉक्सी प्राइमर, पोकळ जागा सील",
        },
        {
          en: "Old shades mixed from a covered patch",
          hi: "पुराना शेड ढकी हुई जगह से मिलाकर",
          mr: "जुनी शेड झाकलेल्या जागेवरून जुळवून",
        },
        { en: "Art and lettering redrawn", hi: "चित्र और अक्षर दोबारा हाथ से", mr: "चित्रे आणि अक्षरे पुन्हा हाताने" },
      ],
    },
    features: [
      {
        title: { en: "Photographed first", hi: "पहले फ़ोटो", mr: "आधी फोटो" },
        text: {
          en: "Every side, joint and ornament is recorded before the first bolt turns. The photographs guide us back.",
          hi: "पहला बोल्ट खोलने से पहले हर साइड, हर जोड़ और हर सजावट की फ़ोटो ली जाती है। वापस जोड़ते समय वही काम आती है।",
          mr: "पहिला बोल्ट सोडण्याआधी प्रत्येक बाजू, सांधा आणि नक्षी यांचे फोटो घेतो. परत जोडताना तेच कामाला येतात.",
        },
      },
      {
        title: { en: "We save what we can", hi: "जो बच सकता है, बचाते हैं", mr: "वाचेल ते वाचवतो" },
        text: {
          en: "A repaired original panel is worth more than a new one, above all on a vintage vehicle.",
          hi: "सुधारा हुआ पुराना पैनल नए से ज़्यादा क़ीमती है, विंटेज गाड़ी में तो ख़ासकर।",
          mr: "दुरुस्त केलेले जुने पॅनेल नव्यापेक्षा मोलाचे असते, विंटेज गाडीत तर जास्तच.",
        },
      },
      {
        title: { en: "Rust stopped", hi: "ज़ंग वहीं रुकता है", mr: "गंज तिथेच थांबतो" },
        text: {
          en: "Ground to bright metal, treated, primed the same day. Hollow sections get wax or cavity sealer.",
          hi: "चमकते लोहे तक घिसाई, ट्रीटमेंट और उसी दिन प्राइमर। खोखले सेक्शन में वैक्स या कैविटी सीलर।",
          mr: "चकाकत्या लोखंडापर्यंत घासून, गंजरोधक लावून त्याच दिवशी प्राइमर. पोकळ सेक्शनमध्ये मेण किंवा कॅव्हिटी सीलर.",
        },
      },
      {
        title: { en: "Quoted in steps", hi: "हर चरण का अलग दाम", mr: "टप्प्याटप्प्याचा दर" },
        text: {
          en: "Strip and inspect, metal work, paint, fitting out: each step has its price before it begins.",
          hi: "खुलाई और जाँच, लोहे का काम, रंग, फ़िटिंग: हर चरण का दाम उसके शुरू होने से पहले।",
          mr: "सुटी करणे आणि तपासणी, लोखंडाचे काम, रंग, फिटिंग: प्रत्येक टप्प्याचा दर तो सुरू होण्याआधी.",
        },
      },
      {
        title: { en: "Back to work", hi: "फिर काम पर", mr: "पुन्हा कामावर" },
        text: {
          en: "A restored truck must earn again. Lamps, locks and reflectors work, and the floor takes its load.",
          hi: "ट्रक को फिर कमाना है। इसलिए लाइट, लॉक और रिफ़्लेक्टर चालू होते हैं और फ़र्श माल का वज़न उठाता है।",
          mr: "ट्रकला पुन्हा कमवायचे असते. म्हणून दिवे, लॉक आणि रिफ्लेक्टर चालू असतात आणि तळ मालाचा भार पेलतो.",
        },
      },
    ],
    comparison: [
      {
        en: "Before: rust, bleached paint, rails gone",
        hi: "पहले: ज़ंग, उड़ा हुआ रंग, रेलिंग ग़ायब",
        mr: "आधी: गंज, उडालेला रंग, कठडे गायब",
      },
      {
        en: "After: the same truck, new rails and art",
        hi: "बाद में: वही ट्रक, नई रेलिंग और चित्रकारी",
        mr: "नंतर: तोच ट्रक, नवे कठडे आणि नक्षीकाम",
      },
    ],
    capabilities: [
      {
        en: "New steel where rust has eaten the old",
        hi: "गले हिस्सों के लिए नया लोहा",
        mr: "सडलेल्या भागांसाठी नवे लोखंड",
      },
      {
        en: "The old shade, sprayed in the booth",
        hi: "पुराना शेड, बूथ में स्प्रे किया हुआ",
        mr: "जुनी शेड, बूथमध्ये मारलेली",
      },
      {
        en: "Panels and tailgate painted by hand",
        hi: "साइड और पिछले डाले पर हाथ की चित्रकारी",
        mr: "बाजू आणि फाळक्यावर हाताने नक्षीकाम",
      },
      { en: "Crown board painted anew", hi: "ताज फिर से पेंट किया हुआ", mr: "मुकुट नव्याने रंगवलेला" },
    ],
    steps: [
      {
        title: { en: "Photograph, take apart", hi: "फ़ोटो, फिर खोलना", mr: "फोटो, मग सुटे करणे" },
        text: {
          en: "Every side is recorded before the first bolt turns.",
          hi: "पहला बोल्ट खुलने से पहले हर तरफ़ की फ़ोटो।",
          mr: "पहिला बोल्ट उघडण्याआधी प्रत्येक बाजूचा फोटो.",
        },
      },
      {
        title: { en: "Inspect, quote", hi: "जाँच और दाम", mr: "तपासणी आणि दर" },
        text: {
          en: "With the old paint off, we show you what rust has left. Each step gets its price.",
          hi: "रंग उतरने पर दिखाते हैं कि ज़ंग कितना खा गया। हर चरण का अपना दाम।",
          mr: "रंग निघाल्यावर गंजाने किती खाल्ले ते दाखवतो. प्रत्येक टप्प्याचा दर वेगळा.",
        },
      },
      {
        title: { en: "New steel in", hi: "नया लोहा", mr: "नवे लोखंड" },
        text: {
          en: "Rotten metal is cut to the bright edge and replaced in the same thickness.",
          hi: "गला हिस्सा चमकते किनारे तक काटकर उसी मोटाई का पतरा।",
          mr: "सडलेला भाग चकाकत्या कडेपर्यंत कापून त्याच जाडीचा पत्रा.",
        },
      },
      {
        title: { en: "Paint and fit", hi: "रंग और फ़िटिंग", mr: "रंग आणि फिटिंग" },
        text: {
          en: "Primer, putty, the old shade, art redrawn, lamps and locks working.",
          hi: "प्राइमर, पुट्टी, पुराना शेड, वही चित्रकारी; लाइट और लॉक चालू।",
          mr: "प्राइमर, पुट्टी, जुनी शेड, तीच नक्षी; दिवे आणि लॉक चालू.",
        },
      },
    ],
    priceFactors: [
      { en: "How far the rust goes", hi: "ज़ंग कहाँ तक पहुँचा है", mr: "गंज कुठवर पोहोचला आहे" },
      {
        en: "Parts to repair, to make or to find",
        hi: "कौन से पुर्ज़े सुधरेंगे, बनेंगे या ढूँढने होंगे",
        mr: "कोणते भाग दुरुस्त करायचे, नवे बनवायचे की शोधायचे",
      },
      {
        en: "Paint, lettering and art as they were",
        hi: "पहले जैसा रंग, लिखाई और चित्रकारी",
        mr: "पूर्वीसारखा रंग, अक्षरे आणि नक्षी",
      },
      {
        en: "How far you go: each step has its price",
        hi: "आप कहाँ तक चाहते हैं: हर चरण का अपना दाम",
        mr: "आपल्याला कुठवर हवे: प्रत्येक टप्प्याचा वेगळा दर",
      },
    ],
    questions: [
      {
        title: {
          en: "Why is there no fixed price at the start?",
          hi: "शुरू में ही पक्का दाम क्यों नहीं?",
          mr: "सुरुवातीलाच पक्का दर का नाही?",
        },
        text: {
          en: "Nobody sees the rust before the old paint is off. We inspect first and quote in steps, each before it begins.",
          hi: "पुराना रंग उतरे बिना ज़ंग नहीं दिखता। पहले जाँच, फिर हर चरण का दाम उसके शुरू होने से पहले।",
          mr: "जुना रंग निघाल्याशिवाय गंज दिसत नाही. आधी तपासणी, मग प्रत्येक टप्प्याचा दर तो सुरू होण्याआधी.",
        },
      },
      {
        title: {
          en: "Do you restore cars and vintage vehicles too?",
          hi: "क्या कार और विंटेज गाड़ियाँ भी करते हैं?",
          mr: "कार आणि विंटेज गाड्याही करता का?",
        },
        text: {
          en: "Yes: commercial bodies, personal vehicles and vintage pieces.",
          hi: "हाँ: कमर्शियल बॉडी, निजी गाड़ियाँ और विंटेज गाड़ियाँ।",
          mr: "हो: व्यावसायिक बॉडी, खासगी गाड्या आणि विंटेज गाड्या.",
        },
      },
      {
        title: {
          en: "A part cannot be bought any more. What then?",
          hi: "जो पुर्ज़ा अब नहीं मिलता, उसका क्या?",
          mr: "आता न मिळणारा भाग असेल तर?",
        },
        text: {
          en: "Mouldings, grilles and handles are made to the old pattern.",
          hi: "पट्टियाँ, जाली और हैंडल पुराने नमूने से बना लेते हैं।",
          mr: "पट्ट्या, जाळी आणि हँडल जुन्या मापावरून बनवतो.",
        },
      },
    ],
  },
};
