import type { BodyTypeFile } from "../service-file.ts";

export const containerBody: BodyTypeFile = {
  backdrop: { tone: "teal" },
  facts: ["bodyInWeeks", "warranty"],
  pictures: {
    hero: "body-container-rear",
    capabilities: [
      "body-container-detail",
      "body-container-edge",
      "modification-1-detail",
      "service-modification",
    ],
  },
  engraving:
    "M20 3h56v34H20zm28 0v34M38 3v34M58 3v34M35 20h8m10 0h8M20 9h-3m3 11h-3m3 11h-3M76 9h3m-3 11h3m-3 11h3",
  silhouette: "container-body",
  painting: "container",
  words: {
    search: {
      title: {
        en: "Container body (daba) for Tata Ace and trucks | {business}",
        hi: "कंटेनर बॉडी (डब्बा): टाटा एस और ट्रक | {business}",
        mr: "कंटेनर बॉडी (डबा): टाटा एस आणि ट्रक | {business}",
      },
      description: {
        en: "Closed container body with ribbed sheet walls, sealed roof and locking rear doors. Keeps rain, dust and fingers off parcels, food and medicine.",
        hi: "नालीदार पतरे की बंद कंटेनर बॉडी, सील की हुई छत और लॉक वाले दरवाज़े। पार्सल, खाना और दवा बारिश, धूल और चोरी से सुरक्षित।",
        mr: "पन्हळी पत्र्याची बंद कंटेनर बॉडी, सील केलेले छत आणि कुलपाची दारे. पार्सल, खाद्यपदार्थ आणि औषधे पाऊस, धूळ व चोरीपासून सुरक्षित.",
      },
    },
    label: { en: "Closed box", hi: "बंद डब्बा", mr: "बंद डबा" },
    title: { en: "Container Body", hi: "कंटेनर बॉडी", mr: "कंटेनर बॉडी" },
    description: {
      en: "A closed box with ribbed walls, a sealed roof and doors that lock. What goes in dry comes out dry.",
      hi: "नालीदार दीवारें, सील की हुई छत और लॉक होने वाले दरवाज़े। जो सूखा चढ़ा, वह सूखा उतरेगा।",
      mr: "पन्हळी भिंती, सील केलेले छत आणि कुलूप लागणारी दारे. कोरडे चढले ते कोरडेच उतरते.",
    },
    card: {
      en: "Closed ribbed box with sealed roof and locking doors, against rain, dust and theft.",
      hi: "सील छत और लॉक वाला बंद डब्बा: बारिश, धूल और चोरी से बचाव।",
      mr: "सील छत आणि कुलपाच्या दारांचा बंद डबा: पाऊस, धूळ आणि चोरीपासून बचाव.",
    },
    overview: {
      main: {
        en: "The container, the daba of everyday speech, is a welded tube frame with a skin of ribbed sheet. Ribs make thin sheet stiff, so the box is strong without being heavy. Aluminium edges, sealed joints and a roof with a slight fall keep the monsoon outside.",
        hi: "कंटेनर, यानी बोलचाल का डब्बा, पाइप के वेल्ड किए फ़्रेम पर चढ़ा नालीदार पतरा है। उभार पतले पतरे को सख़्त बनाते हैं, इसलिए डब्बा मज़बूत होता है पर भारी नहीं। एल्युमिनियम के किनारे, सील किए जोड़ और हल्की ढलान वाली छत बरसात को बाहर रखते हैं।",
        mr: "कंटेनर, म्हणजे बोलीभाषेतला डबा, वेल्ड केलेल्या पाइपच्या फ्रेमवर पन्हळी पत्रा चढवून तयार होतो. पन्हळींनी पातळ पत्राही ताठ होतो, म्हणून डबा मजबूत असतो पण जड नसतो. ॲल्युमिनियमच्या कडा, सील केलेले सांधे आणि थोडा उतार असलेले छत पावसाला बाहेर ठेवतात.",
      },
      context: {
        en: "Inside, the load decides: plywood lining for parcels, tie rails for furniture, smooth washable walls for food, insulation where the goods must stay cool. A box is taller than a tray, so we check height, axle load and wind before fixing its size.",
        hi: "अंदर क्या लगेगा, यह माल बताता है: पार्सल के लिए प्लाई, फ़र्नीचर के लिए बाँधने की रेल, खाने-पीने के माल के लिए धुलने वाली चिकनी दीवार, ठंडे माल के लिए इंसुलेशन। डब्बा ट्रे से ऊँचा होता है, इसलिए नाप तय करने से पहले ऊँचाई, एक्सल का वज़न और हवा का ज़ोर देखते हैं।",
        mr: "आत काय लागणार हे माल ठरवतो: पार्सलला प्लाय, फर्निचरला बांधायची रेल, खाद्यपदार्थांना धुता येणाऱ्या गुळगुळीत भिंती, थंड मालाला इन्सुलेशन. डबा ट्रेपेक्षा उंच असतो, म्हणून माप ठरवण्याआधी उंची, ॲक्सलवरचे वजन आणि वाऱ्याचा जोर पाहतो.",
      },
      points: [
        {
          en: "Frame of MS tube, roof bows at close spacing so that no water stands",
          hi: "MS पाइप का फ़्रेम, छत के पाइप पास-पास ताकि पानी न रुके",
          mr: "MS पाइपची फ्रेम, छताचे पाइप जवळजवळ, म्हणजे पाणी साचत नाही",
        },
        {
          en: "Walls in ribbed GP or colour-coated sheet, aluminium edge profiles",
          hi: "नालीदार गैल्वनाइज़्ड या रंगीन पतरा, किनारों पर एल्युमिनियम",
          mr: "पन्हळी गॅल्व्हनाइज्ड किंवा रंगीत पत्रा, कडांना ॲल्युमिनियम",
        },
        {
          en: "Two rear doors opening to 270 degrees, side door on request",
          hi: "पीछे 270 डिग्री तक खुलने वाले दो दरवाज़े, चाहें तो बग़ल में एक और",
          mr: "मागे 270 अंशांपर्यंत उघडणारी दोन दारे, सांगितल्यास बाजूला आणखी एक",
        },
        {
          en: "Door seals, rain gutter and drip edge above every opening",
          hi: "दरवाज़े की रबर, ऊपर पानी की नाली और ड्रिप पट्टी",
          mr: "दारांना रबर, वर पाण्याची पन्हळ आणि ठिबक पट्टी",
        },
        {
          en: "Plywood or sheet lining, tie rails, shelves or partition",
          hi: "प्लाई या पतरे की लाइनिंग, बाँधने की रेल, शेल्फ़ या पार्टिशन",
          mr: "आतून प्लाय किंवा पत्रा, बांधायची रेल, फळ्या किंवा पार्टिशन",
        },
        {
          en: "LED light inside, marker lamps and reflective tape outside",
          hi: "अंदर LED लाइट, बाहर मार्कर लाइट और रिफ़्लेक्टर टेप",
          mr: "आत LED दिवा, बाहेर मार्कर दिवे आणि रिफ्लेक्टर टेप",
        },
      ],
    },
    features: [
      {
        title: { en: "Tight at the seams", hi: "जोड़ पानी नहीं लेते", mr: "सांध्यातून पाणी नाही" },
        text: {
          en: "Seams are overlapped, sealed and riveted or welded. A hose test shows what the eye misses.",
          hi: "पतरा एक पर एक चढ़ता है, सील होता है, फिर रिवेट या वेल्ड। जो कमी आँख से छूट जाए, उसे पानी की धार दिखा देती है।",
          mr: "पत्र्यावर पत्रा चढवून सील, मग रिव्हेट किंवा वेल्ड. नजरेतून सुटले तर पाण्याची धार दाखवते.",
        },
      },
      {
        title: { en: "Doors that hang straight", hi: "दरवाज़े लटकते नहीं", mr: "दार लोंबत नाही" },
        text: {
          en: "Door frames are braced and hinged at several points. A sagging door is the first sign of a weak box.",
          hi: "दरवाज़े का फ़्रेम तिरछी टेक और कई क़ब्ज़ों पर टिकता है। झुका दरवाज़ा कमज़ोर डब्बे की पहली निशानी है।",
          mr: "दाराच्या फ्रेमला तिरका आधार आणि अनेक बिजागऱ्या असतात. लोंबणारे दार ही कच्च्या डब्याची पहिली खूण.",
        },
      },
      {
        title: { en: "Locks top and bottom", hi: "पक्का लॉक", mr: "कुलूप पक्के" },
        text: {
          en: "Full-height lock rods hold the door above and below; the handle takes a padlock and a seal.",
          hi: "पूरी ऊँचाई की लॉक रॉड दरवाज़े को ऊपर और नीचे पकड़ती है; हैंडल में ताला और सील दोनों लगते हैं।",
          mr: "पूर्ण उंचीचा दांडा दाराला वर आणि खाली धरतो; हँडलला कुलूप आणि सील दोन्ही लागतात.",
        },
      },
      {
        title: { en: "Cool where needed", hi: "जहाँ चाहिए, वहाँ ठंडक", mr: "हवा तिथे थंडावा" },
        text: {
          en: "PU foam or sheet insulation between skin and lining, for dairy, meat and medicine. We can prepare it for a cooling unit.",
          hi: "दूध, मांस और दवा के लिए पतरे और लाइनिंग के बीच PU फ़ोम। कूलिंग यूनिट की तैयारी भी हो सकती है।",
          mr: "दूध, मांस आणि औषधांसाठी पत्रा आणि आतली भिंत यांच्यामध्ये PU फोम. कूलिंग युनिटची तयारीही करून ठेवता येते.",
        },
      },
      {
        title: { en: "A wall for your name", hi: "आपके नाम की दीवार", mr: "आपल्या नावाची भिंत" },
        text: {
          en: "Two large faces travel through the city all day. We paint or letter them before delivery.",
          hi: "दो बड़ी दीवारें दिन भर शहर में घूमती हैं। डिलीवरी से पहले उन पर आपका रंग लगाकर नाम लिख देते हैं।",
          mr: "दोन मोठ्या भिंती दिवसभर शहरात फिरतात. गाडी देण्याआधी त्यांवर रंग आणि नाव येऊ शकते.",
        },
      },
    ],
    capabilities: [
      {
        en: "Lock rods and handles on both doors",
        hi: "दोनों दरवाज़ों पर लॉक रॉड और हैंडल",
        mr: "दोन्ही दारांवर लॉक दांडे आणि हँडल",
      },
      {
        en: "Ribbed walls, aluminium edges",
        hi: "नालीदार दीवारें, किनारों पर एल्युमिनियम",
        mr: "पन्हळी भिंती, कडांना ॲल्युमिनियम",
      },
      {
        en: "In your colour, with painted border",
        hi: "आपके रंग में, पेंट की हुई किनारी के साथ",
        mr: "आपल्या रंगात, रंगवलेल्या काठासह",
      },
      { en: "The box goes onto its chassis", hi: "डब्बा चेसिस पर उतरता हुआ", mr: "डबा चेसिसवर उतरताना" },
    ],
    specifications: [
      {
        name: { en: "Frame", hi: "फ़्रेम", mr: "फ्रेम" },
        value: {
          en: "MS tube, typically 40 × 40 × 2 mm, corner posts heavier",
          hi: "MS पाइप, आम तौर पर 40 × 40 × 2 mm, कोने के खंभे भारी",
          mr: "MS पाइप, साधारण 40 × 40 × 2 mm, कोपऱ्याचे खांब जाड",
        },
      },
      {
        name: { en: "Floor", hi: "फ़र्श", mr: "तळ" },
        value: {
          en: "Chequered plate 3 mm, or marine plywood 12-18 mm",
          hi: "चेकर प्लेट 3 mm, या मरीन प्लाई 12-18 mm",
          mr: "चेकर प्लेट 3 mm, किंवा मरीन प्लाय 12-18 mm",
        },
      },
      {
        name: { en: "Inside height", hi: "अंदर की ऊँचाई", mr: "आतली उंची" },
        value: {
          en: "About 1,500-2,100 mm, within the legal total height",
          hi: "लगभग 1,500-2,100 mm, कुल ऊँचाई की क़ानूनी हद में",
          mr: "साधारण 1,500-2,100 mm, एकूण उंचीच्या कायदेशीर मर्यादेत",
        },
      },
      {
        name: { en: "Sheet", hi: "पतरा", mr: "पत्रा" },
        value: {
          en: "Ribbed GP or colour-coated, typically 0.8-1.2 mm; roof 1.2 mm",
          hi: "नालीदार, आम तौर पर 0.8-1.2 mm; छत 1.2 mm",
          mr: "पन्हळी, साधारण 0.8-1.2 mm; छत 1.2 mm",
        },
      },
      {
        name: { en: "Lining", hi: "लाइनिंग", mr: "आतले अस्तर" },
        value: {
          en: "Plywood, sheet, or insulated panel, as agreed in the quotation",
          hi: "प्लाई, पतरा या इंसुलेटेड पैनल, कोटेशन के अनुसार",
          mr: "प्लाय, पत्रा किंवा इन्सुलेटेड पॅनेल, कोटेशनप्रमाणे",
        },
      },
      {
        name: { en: "Finish", hi: "रंग", mr: "रंग" },
        value: {
          en: "Epoxy primer, PU paint, sealed joints",
          hi: "एपॉक्सी प्राइमर, PU पेंट, सील किए जोड़",
          mr: "एपॉक्सी प्राइमर, PU पेंट, सील केलेले सांधे",
        },
      },
      {
        name: { en: "Hinges and locks", hi: "क़ब्ज़े और लॉक", mr: "बिजागऱ्या व कड्या" },
        value: {
          en: "Several hinges to a door, full-height lock rods, eye for padlock",
          hi: "हर दरवाज़े पर कई क़ब्ज़े, पूरी ऊँचाई की लॉक रॉड, ताले की जगह",
          mr: "प्रत्येक दाराला अनेक बिजागऱ्या, पूर्ण दांड्याचे लॉक, कुलपाची जागा",
        },
      },
      {
        name: { en: "Typical vehicles", hi: "गाड़ियाँ", mr: "कोणत्या गाड्यांवर" },
        value: {
          en: "Tata Ace, Maruti Super Carry, Ashok Leyland Dost, light trucks",
          hi: "टाटा एस, मारुति सुपर कैरी, अशोक लेलैंड दोस्त, हल्के ट्रक",
          mr: "टाटा एस, मारुती सुपर कॅरी, अशोक लेलँड दोस्त, हलके ट्रक",
        },
      },
      {
        name: { en: "Lead time", hi: "समय", mr: "लागणारा वेळ" },
        value: { en: "{bodyInWeeks} weeks", hi: "{bodyInWeeks} हफ़्ते में", mr: "{bodyInWeeks} आठवडे" },
      },
    ],
    applications: [
      { en: "Parcels and online orders", hi: "पार्सल और ऑनलाइन ऑर्डर", mr: "पार्सल आणि ऑनलाइन ऑर्डर" },
      { en: "Medicine and medical goods", hi: "दवाइयाँ और अस्पताल का सामान", mr: "औषधे आणि दवाखान्याचे साहित्य" },
      {
        en: "Bread, dairy and packed food",
        hi: "ब्रेड, डेयरी और पैकेटबंद खाना",
        mr: "ब्रेड, डेअरी आणि पॅकबंद खाद्यपदार्थ",
      },
      {
        en: "Electronics and household appliances",
        hi: "इलेक्ट्रॉनिक और बिजली का सामान",
        mr: "टीव्ही, फ्रिज, घरगुती उपकरणे",
      },
      { en: "Textiles and ready-made garments", hi: "कपड़ा और रेडीमेड", mr: "कापड आणि तयार कपडे" },
      { en: "Furniture and house moving", hi: "फ़र्नीचर और घर का सामान", mr: "फर्निचर, घरसामान हलवणे" },
      {
        en: "Service vans with tools and spares",
        hi: "औज़ार और पुर्ज़ों वाली सर्विस वैन",
        mr: "हत्यारांसह सर्व्हिस व्हॅन",
      },
    ],
    priceFactors: [
      { en: "Length and inside height", hi: "लंबाई और अंदर की ऊँचाई", mr: "लांबी आणि आतली उंची" },
      {
        en: "Lining: plywood, sheet or insulation",
        hi: "अंदर: प्लाई, पतरा या इंसुलेशन",
        mr: "आतून: प्लाय, पत्रा की इन्सुलेशन",
      },
      {
        en: "Doors: rear only, or a side door too",
        hi: "दरवाज़े: सिर्फ़ पीछे, या बग़ल में भी",
        mr: "दारे: फक्त मागे, की बाजूलाही",
      },
      { en: "Light, shelves and lettering", hi: "लाइट, शेल्फ़ और लिखाई", mr: "दिवे, फळ्या आणि अक्षरे" },
    ],
    questions: [
      {
        title: { en: "Does rain get in?", hi: "क्या बारिश का पानी अंदर आता है?", mr: "पावसाचे पाणी आत येते का?" },
        text: {
          en: "Seams are overlapped and sealed, doors have seals and a gutter above, and a hose test shows what the eye misses.",
          hi: "पतरे एक पर एक चढ़ाकर सील होते हैं, दरवाज़ों पर रबर और ऊपर नाली होती है। पानी की धार से जाँच होती है।",
          mr: "सांधे चढवून सील केलेले, दारांना रबर आणि वर पन्हळ असते. पाण्याची धार मारून तपासले जाते.",
        },
      },
      {
        title: {
          en: "Can it be built for cold goods?",
          hi: "क्या ठंडे माल के लिए बन सकता है?",
          mr: "थंड मालासाठी बांधता येतो का?",
        },
        text: {
          en: "Yes, with insulation between skin and lining. We can prepare it for a cooling unit.",
          hi: "हाँ, बाहर के पतरे और अंदर की दीवार के बीच इंसुलेशन के साथ। कूलिंग यूनिट की तैयारी भी हो सकती है।",
          mr: "हो, बाहेरचा पत्रा आणि आतली भिंत यांमध्ये इन्सुलेशन घालून. कूलिंग युनिटची तयारीही होते.",
        },
      },
      {
        title: {
          en: "How high may the box be?",
          hi: "डब्बा कितना ऊँचा हो सकता है?",
          mr: "डबा किती उंच असू शकतो?",
        },
        text: {
          en: "Typically 1,500 to 2,100 mm inside, within the legal total height. Height, axle load and wind are checked for your vehicle first.",
          hi: "अंदर आम तौर पर 1,500 से 2,100 mm, क़ानूनी कुल ऊँचाई के भीतर। पहले आपकी गाड़ी के लिए ऊँचाई, एक्सल का भार और हवा का ज़ोर देखते हैं।",
          mr: "आतून साधारण 1,500 ते 2,100 mm, कायदेशीर एकूण उंचीच्या आत. आधी आपल्या गाडीसाठी उंची, ॲक्सलवरचे वजन आणि वाऱ्याचा जोर पाहतो.",
        },
      },
    ],
  },
};
