import type { BodyTypeFile } from "../service-file.ts";

export const advertiseBody: BodyTypeFile = {
  backdrop: { tone: "night" },
  facts: ["bodyInWeeks", "warranty"],
  pictures: {
    hero: "body-advertise-rear",
    capabilities: ["body-advertise", "body-advertise-detail", "body-advertise-lamps", "body-advertise-panel"],
  },
  engraving:
    "M12 14h72v23H12zM16 18h64v15H16zM26 14V8m-4-3h8l2 3H20zm26 9V8m-4-3h8l2 3H42zm26 9V8m-4-3h8l2 3H64zM20 33l14-9 12 6 14-10 16 13",
  silhouette: "advertise-body",
  words: {
    search: {
      title: {
        en: "Advertise body: display van with lit panels | {business}",
        hi: "विज्ञापन बॉडी: लाइट वाले पैनल की वैन | {business}",
        mr: "जाहिरात बॉडी: दिव्यांच्या पॅनेलची गाडी | {business}",
      },
      description: {
        en: "Display body for campaigns and road shows: framed picture panels, picture lamps, sound and power inlet. Panels change in minutes, not days.",
        hi: "प्रचार और रोड शो की गाड़ी: फ़्रेम वाले फ़्लेक्स पैनल, ऊपर लाइट, साउंड और जनरेटर का कनेक्शन। पैनल दिनों में नहीं, मिनटों में बदलता है।",
        mr: "प्रचार आणि रोड शोची गाडी: फ्रेममधली फ्लेक्स पॅनेल, वर दिवे, साउंड आणि जनरेटरची जोडणी. पॅनेल दिवसांत नाही, मिनिटांत बदलते.",
      },
    },
    label: { en: "Display body", hi: "प्रचार गाड़ी", mr: "प्रचार गाडी" },
    title: { en: "Advertise Body", hi: "विज्ञापन बॉडी", mr: "जाहिरात बॉडी" },
    description: {
      en: "A moving hoarding: framed, lit picture panels on both sides, and on the rear if you wish, quickly changed for the next campaign.",
      hi: "चलता-फिरता होर्डिंग: दोनों तरफ़, चाहें तो पीछे भी लाइट वाले पैनल, जो अगले प्रचार के लिए झट से बदल जाते हैं।",
      mr: "फिरते होर्डिंग: दोन्ही बाजूंना, हवे तर मागेही दिव्यांची पॅनेल, पुढच्या जाहिरातीसाठी चटकन बदलता येणारी.",
    },
    card: {
      en: "Framed, lit picture panels on wheels, changed in minutes for the next campaign.",
      hi: "पहियों पर लाइट वाले पैनल, अगले प्रचार के लिए मिनटों में बदलते हैं।",
      mr: "चाकांवरची दिव्यांची पॅनेल, पुढच्या जाहिरातीसाठी काही मिनिटांत बदलता येणारी.",
    },
    overview: {
      main: {
        en: "People see an advertising vehicle for a few seconds, often in traffic and after dark. So the panels must be flat, well lit and free of glare. We build a closed tube frame, skin it smooth, and set clamping frames on it that stretch a printed flex without a wrinkle.",
        hi: "प्रचार की गाड़ी को लोग कुछ ही पल देखते हैं, अक्सर ट्रैफ़िक में और अँधेरा होने के बाद। इसलिए पैनल सपाट हो, रोशनी पूरी हो और आँख में न चुभे। हम पाइप का बंद फ़्रेम बनाते हैं, ऊपर चिकना पतरा लगाते हैं और उस पर वह फ़्रेम जो फ़्लेक्स को बिना सिलवट के तानकर रखता है।",
        mr: "प्रचाराची गाडी लोक काही क्षणच पाहतात, बऱ्याचदा रहदारीत आणि अंधार पडल्यावर. म्हणून पॅनेल सपाट हवे, उजेड पुरेसा हवा आणि तो डोळ्यांत जाऊ नये. आम्ही पाइपची बंद फ्रेम बांधतो, वर गुळगुळीत पत्रा चढवतो आणि फ्लेक्सला एकही सुरकुती न पडता ताणून धरणारी चौकट बसवतो.",
      },
      context: {
        en: "Advertising on vehicles needs permission: the RTO and the municipal body both have rules on size, light and sound, and election campaigns have their own. Settle them before the print is ordered. We build to the size that is allowed.",
        hi: "गाड़ी पर विज्ञापन के लिए अनुमति लगती है: नाप, रोशनी और आवाज़ पर आरटीओ और नगरपालिका, दोनों के नियम हैं, और चुनाव प्रचार के अलग। फ़्लेक्स छपवाने से पहले यह तय कर लीजिए। हम उसी नाप में बनाते हैं जिसकी इजाज़त हो।",
        mr: "गाडीवरच्या जाहिरातीला परवानगी लागते: माप, उजेड आणि आवाज यांबाबत आरटीओ आणि नगरपालिका दोघांचेही नियम आहेत, निवडणूक प्रचाराचे आणखी वेगळे. फ्लेक्स छापण्याआधी ते ठरवून घ्या. परवानगी असेल त्याच मापात आम्ही बांधतो.",
      },
      points: [
        {
          en: "Picture panels left and right, on the rear if you wish, flat without ribs",
          hi: "दाएँ-बाएँ फ़्लेक्स पैनल, चाहें तो पीछे भी; सपाट, बिना उभार के",
          mr: "डावी-उजवीकडे फ्लेक्स पॅनेल, सांगितल्यास मागेही; सपाट, उंचवट्याशिवाय",
        },
        {
          en: "Clamping frames in aluminium: flex out, flex in",
          hi: "एल्युमिनियम के क्लिप फ़्रेम: पुराना फ़्लेक्स बाहर, नया अंदर",
          mr: "ॲल्युमिनियमच्या दाबणाऱ्या चौकटी: जुना फ्लेक्स बाहेर, नवा आत",
        },
        {
          en: "Picture lamps or back-lit boxes with LED",
          hi: "ऊपर से लाइट, या पीछे से जलने वाले LED बॉक्स",
          mr: "वरून दिवे, किंवा मागून उजळणाऱ्या LED पेट्या",
        },
        {
          en: "Battery, charger and generator bay with a door of its own",
          hi: "बैटरी, चार्जर और जनरेटर का ख़ाना, अपने दरवाज़े के साथ",
          mr: "बॅटरी, चार्जर आणि जनरेटरचा कप्पा, स्वतंत्र दाराचा",
        },
        {
          en: "Speaker mounts, display screen or fold-out stage on request",
          hi: "चाहें तो स्पीकर, स्क्रीन या खुलने वाला स्टेज",
          mr: "सांगितल्यास स्पीकर, स्क्रीन किंवा उघडणारे स्टेज",
        },
        {
          en: "Shelves and locks inside for samples and leaflets",
          hi: "अंदर सैंपल और पर्चों के लिए शेल्फ़ और लॉक",
          mr: "आत नमुने आणि पत्रकांसाठी फळ्या आणि कुलूप",
        },
      ],
    },
    features: [
      {
        title: { en: "Flat in all weather", hi: "हर मौसम में सपाट", mr: "उन्हावाऱ्यातही सपाट" },
        text: {
          en: "A stiff frame behind the panel and even tension keep the picture smooth in heat and wind.",
          hi: "पीछे मज़बूत फ़्रेम और चारों तरफ़ बराबर खिंचाव, तो धूप और हवा में भी चित्र सीधा रहता है।",
          mr: "मागे ताठ फ्रेम आणि चहूबाजूंनी सारखा ताण, म्हणून उन्हात आणि वाऱ्यातही चित्र सरळ राहते.",
        },
      },
      {
        title: { en: "Light without glare", hi: "रोशनी, चकाचौंध नहीं", mr: "उजेड, पण डोळे दिपत नाहीत" },
        text: {
          en: "Lamps stand off the panel and shine along it. They never blind the driver behind.",
          hi: "लाइट पैनल से हटकर लगती है और पैनल पर ही पड़ती है। पीछे वाले ड्राइवर की आँख में नहीं।",
          mr: "दिवे पॅनेलपासून दूर असतात आणि पॅनेलवरच प्रकाश टाकतात. मागच्या ड्रायव्हरच्या डोळ्यांवर नाही.",
        },
      },
      {
        title: { en: "Power that lasts the evening", hi: "शाम भर की बिजली", mr: "संध्याकाळभर वीज" },
        text: {
          en: "Lighting has its own battery and isolator, so the engine starts again after the show.",
          hi: "लाइट की अपनी बैटरी और स्विच होते हैं, ताकि कार्यक्रम के बाद गाड़ी स्टार्ट हो जाए।",
          mr: "दिव्यांना स्वतंत्र बॅटरी आणि स्विच असतात, म्हणजे कार्यक्रमानंतर गाडी सुरू होते.",
        },
      },
      {
        title: { en: "Changed in minutes", hi: "मिनटों में बदलाव", mr: "मिनिटांत बदल" },
        text: {
          en: "One frame, one size on both sides: a spare set of prints can travel along.",
          hi: "दोनों तरफ़ एक ही फ़्रेम, एक ही नाप: फ़्लेक्स का दूसरा सेट साथ ही चल सकता है।",
          mr: "दोन्ही बाजूंना एकच चौकट, एकच माप: फ्लेक्सचा दुसरा संच सोबत नेता येतो.",
        },
      },
    ],
    capabilities: [
      {
        en: "Picture panel and lamps from the front",
        hi: "फ़्लेक्स पैनल और लाइटें, आगे से",
        mr: "फ्लेक्स पॅनेल आणि दिवे, पुढून",
      },
      {
        en: "Picture panels, painted rear and lamps",
        hi: "फ़्लेक्स पैनल, पेंट किया पिछला हिस्सा और लाइटें",
        mr: "फ्लेक्स पॅनेल, रंगवलेली मागची बाजू आणि दिवे",
      },
      { en: "Lamps stand off the panel’s edge", hi: "पैनल से आगे निकली लाइटें", mr: "पॅनेलच्या पुढे काढलेले दिवे" },
      {
        en: "One flat picture, framed all round",
        hi: "चारों तरफ़ फ़्रेम में एक सपाट चित्र",
        mr: "चारही बाजूंनी चौकटीत एक सपाट चित्र",
      },
    ],
    specifications: [
      {
        name: { en: "Frame", hi: "फ़्रेम", mr: "फ्रेम" },
        value: {
          en: "MS tube, typically 25 × 25 to 40 × 40 mm, 2 mm wall",
          hi: "MS पाइप, आम तौर पर 25 × 25 से 40 × 40 mm, मोटाई 2 mm",
          mr: "MS पाइप, साधारण 25 × 25 ते 40 × 40 mm, जाडी 2 mm",
        },
      },
      {
        name: { en: "Skin", hi: "पतरा", mr: "पत्रा" },
        value: {
          en: "Flat GP sheet 1.2 mm or aluminium composite panel",
          hi: "1.2 mm सपाट, या एल्युमिनियम कंपोज़िट पैनल",
          mr: "1.2 mm सपाट पत्रा किंवा ॲल्युमिनियम कंपोझिट पॅनेल",
        },
      },
      {
        name: { en: "Picture panels", hi: "फ़्लेक्स पैनल", mr: "फ्लेक्स पॅनेल" },
        value: {
          en: "Both sides, and the rear if you wish; size as permitted by the authority",
          hi: "दोनों तरफ़, चाहें तो पीछे भी; नाप अनुमति के अनुसार",
          mr: "दोन्ही बाजू, हवे तर मागेही; माप परवानगीप्रमाणे",
        },
      },
      {
        name: { en: "Light", hi: "रोशनी", mr: "उजेड" },
        value: {
          en: "LED picture lamps or back-lit boxes",
          hi: "LED लाइट ऊपर से, या पीछे से जलने वाले लाइट बॉक्स",
          mr: "वरून LED दिवे, किंवा मागून उजळणाऱ्या पेट्या",
        },
      },
      {
        name: { en: "Power", hi: "बिजली", mr: "वीज" },
        value: {
          en: "Separate battery with isolator, inlet for mains or generator",
          hi: "अलग बैटरी और स्विच, बिजली या जनरेटर का कनेक्शन",
          mr: "वेगळी बॅटरी आणि स्विच, वीज किंवा जनरेटरची जोडणी",
        },
      },
      {
        name: { en: "Finish", hi: "रंग", mr: "रंग" },
        value: {
          en: "Epoxy primer, PU paint in your house colour",
          hi: "एपॉक्सी प्राइमर, आपके ब्रांड के रंग में PU पेंट",
          mr: "एपॉक्सी प्राइमर, आपल्या ब्रँडच्या रंगात PU पेंट",
        },
      },
      {
        name: { en: "Hinges and locks", hi: "क़ब्ज़े और लॉक", mr: "बिजागऱ्या व कड्या" },
        value: {
          en: "Rear door with lock rods, service doors with quarter-turn locks",
          hi: "पीछे के दरवाज़े पर लॉक रॉड, ख़ानों पर क्वार्टर टर्न लॉक",
          mr: "मागे दांड्याचे लॉक, कप्प्यांना क्वार्टर-टर्न लॉक",
        },
      },
      {
        name: { en: "Typical vehicles", hi: "गाड़ियाँ", mr: "कोणत्या गाड्यांवर" },
        value: {
          en: "Tata Ace, Mahindra Jeeto, Maruti Super Carry",
          hi: "टाटा एस, महिंद्रा जीतो, मारुति सुपर कैरी",
          mr: "टाटा एस, महिंद्रा जीतो, मारुती सुपर कॅरी",
        },
      },
      {
        name: { en: "Lead time", hi: "समय", mr: "लागणारा वेळ" },
        value: { en: "{bodyInWeeks} weeks", hi: "{bodyInWeeks} हफ़्ते में", mr: "{bodyInWeeks} आठवडे" },
      },
    ],
    applications: [
      {
        en: "Product launches and road shows",
        hi: "नए प्रोडक्ट का प्रचार, रोड शो",
        mr: "नवी उत्पादने आणि रोड शो",
      },
      {
        en: "Election and public-awareness campaigns",
        hi: "चुनाव और जागरूकता अभियान",
        mr: "निवडणूक आणि जनजागृती मोहिमा",
      },
      {
        en: "Health camps and government schemes",
        hi: "स्वास्थ्य शिविर और सरकारी योजनाएँ",
        mr: "आरोग्य शिबिरे, सरकारी योजना",
      },
      {
        en: "Film, drama and fair publicity",
        hi: "फ़िल्म, नाटक और मेले का प्रचार",
        mr: "चित्रपट, नाटक, जत्रेची प्रसिद्धी",
      },
      {
        en: "Shop openings and festival offers",
        hi: "नई दुकान और त्योहार के ऑफ़र",
        mr: "दुकानाचे उद्घाटन, सणाच्या ऑफर",
      },
      {
        en: "Sampling and door-to-door demonstration",
        hi: "सैंपल बाँटना और घर-घर डेमो",
        mr: "नमुने वाटप, घरोघरी डेमो",
      },
    ],
    steps: [
      {
        title: { en: "Size", hi: "नाप", mr: "माप" },
        text: {
          en: "RTO and municipality decide how large the panels may be.",
          hi: "आरटीओ और नगरपालिका जितनी इजाज़त दें, पैनल उतने बड़े।",
          mr: "आरटीओ आणि नगरपालिका जेवढी परवानगी देतील, तेवढीच मोठी पॅनेल.",
        },
      },
      {
        title: { en: "Frame and skin", hi: "फ़्रेम और पतरा", mr: "फ्रेम आणि पत्रा" },
        text: {
          en: "A closed tube frame, skinned smooth, without ribs.",
          hi: "पाइप का बंद फ़्रेम, ऊपर चिकना पतरा, बिना उभार के।",
          mr: "पाइपची बंद फ्रेम, वर गुळगुळीत पत्रा, उंचवट्याशिवाय.",
        },
      },
      {
        title: { en: "Panels and light", hi: "पैनल और लाइट", mr: "पॅनेल आणि दिवे" },
        text: {
          en: "Clamping frames, lamps, battery and wiring go on and are tested after dark.",
          hi: "क्लिप फ़्रेम, लाइट, बैटरी और वायरिंग लगती है, अँधेरे में जलाकर देखते हैं।",
          mr: "दाबणाऱ्या चौकटी, दिवे, बॅटरी आणि वायरिंग बसते; अंधारात लावून पाहतो.",
        },
      },
      {
        title: { en: "Paint and papers", hi: "पेंट और काग़ज़", mr: "पेंट आणि कागदपत्रे" },
        text: {
          en: "Primer, PU colour, lamps and tape. Bill, warranty and drawing go with you.",
          hi: "प्राइमर, PU पेंट, लाइट और टेप। बिल, वारंटी और ड्रॉइंग साथ मिलते हैं।",
          mr: "प्राइमर, PU पेंट, दिवे आणि टेप. बिल, वॉरंटी आणि ड्रॉइंग सोबत मिळते.",
        },
      },
    ],
    priceFactors: [
      { en: "Size and number of the panels", hi: "पैनल का नाप और गिनती", mr: "पॅनेलचे माप आणि संख्या" },
      {
        en: "Light: lamps above or back-lit boxes",
        hi: "लाइट: ऊपर की लाइट या पीछे से जलने वाले लाइट बॉक्स",
        mr: "उजेड: वरचे दिवे की मागून उजळणाऱ्या पेट्या",
      },
      {
        en: "Battery, charger and generator bay",
        hi: "बैटरी, चार्जर और जनरेटर का ख़ाना",
        mr: "बॅटरी, चार्जर आणि जनरेटरचा कप्पा",
      },
      {
        en: "Speakers, screen or fold-out stage",
        hi: "स्पीकर, स्क्रीन या खुलने वाला स्टेज",
        mr: "स्पीकर, स्क्रीन की उघडणारे स्टेज",
      },
    ],
    questions: [
      {
        title: {
          en: "Is permission needed for an advertising vehicle?",
          hi: "विज्ञापन गाड़ी के लिए अनुमति चाहिए?",
          mr: "जाहिरात गाडीला परवानगी लागते का?",
        },
        text: {
          en: "Yes. RTO and municipal body have rules on size, light and sound. Settle them before the print is ordered.",
          hi: "हाँ। नाप, लाइट और आवाज़ पर आरटीओ और नगरपालिका के नियम हैं। फ़्लेक्स छपवाने से पहले अनुमति ले लीजिए।",
          mr: "हो. माप, उजेड आणि आवाजावर आरटीओ आणि नगरपालिकेचे नियम आहेत. फ्लेक्स छापण्याआधी परवानगी घ्या.",
        },
      },
      {
        title: { en: "How is the flex changed?", hi: "फ़्लेक्स कैसे बदलता है?", mr: "फ्लेक्स कसा बदलायचा?" },
        text: {
          en: "Clamping frames hold it: open, take the old one out, put the new one in. One size on both sides.",
          hi: "क्लिप फ़्रेम में रहता है: खोलिए, पुराना निकालिए, नया लगाइए। दोनों तरफ़ एक ही नाप।",
          mr: "दाबणाऱ्या चौकटीत असतो: उघडा, जुना काढा, नवा लावा. दोन्ही बाजूंना एकच माप.",
        },
      },
      {
        title: {
          en: "Will the lights drain the vehicle’s battery?",
          hi: "क्या लाइटों से गाड़ी की बैटरी उतरेगी?",
          mr: "दिव्यांमुळे गाडीची बॅटरी उतरेल का?",
        },
        text: {
          en: "No. Lighting has its own battery and isolator, so the engine starts after the show.",
          hi: "नहीं। लाइटों की बैटरी और स्विच अलग होते हैं, इसलिए बाद में गाड़ी स्टार्ट होती है।",
          mr: "नाही. दिव्यांची बॅटरी आणि स्विच वेगळे असतात, त्यामुळे नंतर गाडी सुरू होते.",
        },
      },
    ],
  },
};
