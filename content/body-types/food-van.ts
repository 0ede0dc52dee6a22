import type { BodyTypeFile } from "../service-file.ts";

export const foodVan: BodyTypeFile = {
  backdrop: { tone: "teal" },
  facts: ["bodyInWeeks", "warranty"],
  pictures: {
    hero: "body-food-van-rear",
    capabilities: ["body-food-van-detail", "body-food-van", "hero-carry-box", "body-food-van-end"],
  },
  engraving:
    "M14 12h68v10H14zM10 12 16 3h64l6 9zM26 3l-2 9m14-9v9m10-9v9m10-9v9m12-9 2 9M10 26h76v4H10zM18 30v7h60v-7M22 22v-5h8v5m8 0v-5h8v5m8 0v-5h8v5",
  silhouette: "food-van",
  painting: "food-van",
  words: {
    search: {
      title: {
        en: "Food van builder in Maharashtra | {business}",
        hi: "फ़ूड वैन बनाने वाले, महाराष्ट्र | {business}",
        mr: "फूड व्हॅन बनवणारे, महाराष्ट्र | {business}",
      },
      description: {
        en: "Food van builder for Tata Ace and light trucks: a kitchen round your menu, with serving hatch, steel counter, water, gas bay and exhaust. {bodyInWeeks} weeks.",
        hi: "टाटा एस और हल्के ट्रक पर फ़ूड वैन, आपके मेन्यू के हिसाब से: खिड़की, छज्जा, स्टील काउंटर, पानी की टंकी, गैस का बॉक्स और चिमनी। {bodyInWeeks} हफ़्ते में।",
        mr: "टाटा एस आणि हलक्या ट्रकवर फूड व्हॅन, आपल्या मेनूप्रमाणे: खिडकी, छज्जा, स्टील काउंटर, पाण्याच्या टाक्या, गॅसचा कप्पा आणि चिमणी. {bodyInWeeks} आठवड्यांत.",
      },
    },
    label: { en: "Kitchen on wheels", hi: "पहियों पर रसोई", mr: "चाकांवरचे किचन" },
    title: { en: "Food Van", hi: "फ़ूड वैन", mr: "फूड व्हॅन" },
    description: {
      en: "Serving hatch, counter, water, gas and light in one body. Built round your menu, not the other way about.",
      hi: "बिक्री की खिड़की, काउंटर, पानी, गैस और रोशनी एक ही बॉडी में। वैन आपके मेन्यू के हिसाब से बनती है।",
      mr: "विक्रीची खिडकी, काउंटर, पाणी, गॅस आणि दिवे एकाच बॉडीत. व्हॅन आपल्या मेनूप्रमाणे बनते, मेनू व्हॅनप्रमाणे नाही.",
    },
    card: {
      en: "Serving hatch, steel counter, water, gas and light, planned round your menu.",
      hi: "खिड़की, स्टील काउंटर, पानी, गैस और लाइट, आपके मेन्यू के हिसाब से।",
      mr: "खिडकी, स्टील काउंटर, पाणी, गॅस आणि दिवे, आपल्या मेनूप्रमाणे.",
    },
    overview: {
      main: {
        en: "A food van is a kitchen that drives. Vada pav needs a fryer and a hood, juice needs water and a cold box, dosa needs a wide tawa and a helper’s place. We lay out the floor from the cook’s steps: store, prepare, cook, serve, wash.",
        hi: "फ़ूड वैन चलती-फिरती रसोई है। वड़ा पाव को कड़ाही और चिमनी चाहिए, जूस को पानी और ठंडा बक्सा, डोसे को चौड़ा तवा और एक हेल्पर की जगह। जगह का बँटवारा हम रसोइए के काम के हिसाब से करते हैं: रखना, काटना, पकाना, परोसना, धोना।",
        mr: "फूड व्हॅन म्हणजे चालते स्वयंपाकघर. वडापावला कढई आणि चिमणी हवी, ज्यूसला पाणी आणि थंड पेटी, डोशाला रुंद तवा आणि मदतनिसाची जागा. आम्ही जागेची वाटणी आचाऱ्याच्या कामाप्रमाणे करतो: ठेवणे, चिरणे, शिजवणे, वाढणे, धुणे.",
      },
      context: {
        en: "Food is sold from it, so it must be washable to the last corner. For the food licence and the municipal permit you need clean water, covered waste and surfaces that do not rust; the change of body goes to the RTO. Plan both early.",
        hi: "यहाँ खाना बिकता है, इसलिए कोना-कोना धोया जा सके, यह ज़रूरी है। फ़ूड लाइसेंस और नगरपालिका की अनुमति के लिए साफ़ पानी, ढका कचरा और ज़ंग न लगने वाली सतह चाहिए; बॉडी का बदलाव आरटीओ में दर्ज होता है। दोनों की तैयारी पहले से रखिए।",
        mr: "इथे अन्न विकले जाते, म्हणून कानाकोपरा धुता आला पाहिजे. फूड लायसन्स आणि नगरपालिकेच्या परवानगीसाठी स्वच्छ पाणी, झाकलेला कचरा आणि न गंजणारे पृष्ठभाग लागतात; बॉडीतला बदल आरटीओमध्ये नोंदवावा लागतो. दोन्हीची तयारी आधीपासून करा.",
      },
      points: [
        {
          en: "Serving hatch on gas struts, with awning and fold-out counter",
          hi: "गैस स्ट्रट पर उठने वाली खिड़की, छज्जा और खुलने वाला काउंटर",
          mr: "गॅस स्ट्रटवर उचलणारी खिडकी, छज्जा आणि उघडणारे काउंटर",
        },
        {
          en: "Work tops and wall panels in stainless steel, coved corners",
          hi: "स्टेनलेस स्टील का काउंटर और दीवारें, गोल कोने",
          mr: "स्टेनलेस स्टीलचे ओटे आणि भिंती, कोपरे गोल",
        },
        {
          en: "Fresh and waste water tanks, sink, hand wash",
          hi: "साफ़ और गंदे पानी की अलग टंकी, सिंक, हाथ धोने की जगह",
          mr: "स्वच्छ आणि सांडपाण्याच्या वेगळ्या टाक्या, सिंक, हात धुण्याची जागा",
        },
        {
          en: "Gas cylinder bay opening outwards, vented at floor level",
          hi: "बाहर से खुलने वाला सिलेंडर का बॉक्स, नीचे जाली",
          mr: "बाहेरून उघडणारा सिलिंडरचा कप्पा, तळाशी जाळी",
        },
        {
          en: "Exhaust hood with fan and roof outlet",
          hi: "पंखे वाली चिमनी, छत से बाहर",
          mr: "पंख्याची चिमणी, छतातून बाहेर",
        },
        {
          en: "LED lighting, fused sockets, inlet for mains or generator",
          hi: "LED लाइट, फ़्यूज़ वाले सॉकेट, बिजली या जनरेटर का कनेक्शन",
          mr: "LED दिवे, फ्यूजचे सॉकेट, वीज किंवा जनरेटरची जोडणी",
        },
      ],
    },
    features: [
      {
        title: { en: "Laid out for the cook", hi: "लेआउट रसोइए का", mr: "मांडणी आचाऱ्याच्या सोयीची" },
        text: {
          en: "We mark the kitchen in chalk on the floor at full size. You walk through your work in it before steel is cut.",
          hi: "पूरे नाप की रसोई पहले फ़र्श पर चॉक से बनाते हैं। लोहा कटने से पहले आप उसमें चलकर देख लीजिए।",
          mr: "पूर्ण मापाचे किचन आधी जमिनीवर खडूने आखतो. लोखंड कापण्याआधी आपण त्यात चालून पाहा.",
        },
      },
      {
        title: { en: "Gas kept outside", hi: "गैस रसोई से बाहर", mr: "गॅस किचनच्या बाहेर" },
        text: {
          en: "Cooking gas is heavier than air and sinks. The bay is closed to the kitchen and open below.",
          hi: "रसोई गैस हवा से भारी है और नीचे बैठती है। इसलिए गैस का बॉक्स रसोई की तरफ़ बंद और नीचे से खुला रहता है।",
          mr: "स्वयंपाकाचा गॅस हवेपेक्षा जड असतो आणि खाली बसतो. म्हणून कप्पा किचनकडून बंद आणि खालून उघडा असतो.",
        },
      },
      {
        title: { en: "Floor you can hose", hi: "धुलने वाला फ़र्श", mr: "धुता येणारा तळ" },
        text: {
          en: "Chequered aluminium or anti-slip sheet, sealed at the edges, with a drain at the low point.",
          hi: "एल्युमिनियम चेकर या न फिसलने वाला पतरा, किनारे सील, और सबसे नीची जगह पर नाली।",
          mr: "ॲल्युमिनियम चेकर किंवा न घसरणारा पत्रा, कडा सील, आणि उताराच्या टोकाला निचरा.",
        },
      },
      {
        title: { en: "Balanced on its wheels", hi: "वज़न बराबर बँटा", mr: "वजन सारखे वाटलेले" },
        text: {
          en: "Tanks, fryer and fridge are heavy. They are spread over the axles so that the van does not lean at the hatch.",
          hi: "टंकी, कड़ाही और फ़्रिज भारी होते हैं। उन्हें ऐसे बाँटते हैं कि वैन खिड़की की तरफ़ न झुके।",
          mr: "टाक्या, कढई आणि फ्रिज जड असतात. व्हॅन खिडकीकडे कलू नये अशी त्यांची मांडणी करतो.",
        },
      },
      {
        title: { en: "Seen from across the road", hi: "सड़क पार से दिखे", mr: "रस्त्यापलीकडून दिसते" },
        text: {
          en: "Striped awning, painted front, warm light: the van is its own signboard.",
          hi: "धारीदार छज्जा, सजा हुआ फ़्रंट, पीली रोशनी: वैन ख़ुद अपना बोर्ड है।",
          mr: "पट्टेरी छज्जा, रंगवलेला दर्शनी भाग, पिवळा उजेड: व्हॅन हीच आपली पाटी.",
        },
      },
    ],
    capabilities: [
      {
        en: "Counter, hatch and steel kitchen",
        hi: "काउंटर, खिड़की और स्टील की रसोई",
        mr: "काउंटर, खिडकी आणि स्टीलचे किचन",
      },
      { en: "Hatch and awning from the front", hi: "खिड़की और छज्जा, आगे से", mr: "खिडकी आणि छज्जा, पुढून" },
      { en: "It begins as a closed box", hi: "शुरुआत एक बंद डब्बे से", mr: "सुरुवात बंद डब्यापासून" },
      {
        en: "Chimney and vent on the roof, painted rear",
        hi: "छत पर चिमनी और वेंट, पीछे बेल-बूटे",
        mr: "छतावर चिमणी आणि व्हेंट, मागे वेलबुट्टी",
      },
    ],
    specifications: [
      {
        name: { en: "Frame", hi: "फ़्रेम", mr: "फ्रेम" },
        value: {
          en: "MS tube, typically 40 × 40 × 2 mm, reinforced round the hatch",
          hi: "MS पाइप, आम तौर पर 40 × 40 × 2 mm, खिड़की के चारों ओर ज़्यादा मज़बूत",
          mr: "MS पाइप, साधारण 40 × 40 × 2 mm, खिडकीभोवती जास्त मजबूत",
        },
      },
      {
        name: { en: "Walls", hi: "दीवार", mr: "भिंत" },
        value: {
          en: "Outside sheet 1.2 mm, insulation, stainless steel inside",
          hi: "बाहर 1.2 mm पतरा, बीच में इंसुलेशन, अंदर स्टेनलेस स्टील",
          mr: "बाहेर 1.2 mm पत्रा, मध्ये इन्सुलेशन, आत स्टेनलेस स्टील",
        },
      },
      {
        name: { en: "Floor", hi: "फ़र्श", mr: "तळ" },
        value: {
          en: "Plywood 12-18 mm under aluminium chequered or anti-slip sheet",
          hi: "12-18 mm प्लाई पर एल्युमिनियम चेकर या न फिसलने वाला पतरा",
          mr: "12-18 mm प्लायवर ॲल्युमिनियम चेकर किंवा न घसरणारा पत्रा",
        },
      },
      {
        name: { en: "Inside height", hi: "अंदर की ऊँचाई", mr: "आतली उंची" },
        value: {
          en: "About 1,850-2,000 mm, to stand and cook",
          hi: "लगभग 1,850-2,000 mm, खड़े होकर पकाने लायक़",
          mr: "साधारण 1,850-2,000 mm, उभे राहून शिजवण्याइतकी",
        },
      },
      {
        name: { en: "Water", hi: "पानी", mr: "पाणी" },
        value: {
          en: "Fresh and waste tanks, size as agreed in the quotation",
          hi: "साफ़ और गंदे पानी की अलग-अलग टंकी, नाप कोटेशन के अनुसार",
          mr: "स्वच्छ पाणी व सांडपाण्याच्या वेगळ्या टाक्या, माप कोटेशनप्रमाणे",
        },
      },
      {
        name: { en: "Finish", hi: "रंग", mr: "रंग" },
        value: {
          en: "Epoxy primer, PU paint, lettering by hand or film",
          hi: "एपॉक्सी प्राइमर, PU पेंट, अक्षर हाथ से या रेडियम से",
          mr: "एपॉक्सी प्राइमर, PU पेंट, अक्षरे हाताने किंवा रेडियमची",
        },
      },
      {
        name: { en: "Hinges and locks", hi: "क़ब्ज़े और लॉक", mr: "बिजागऱ्या व कड्या" },
        value: {
          en: "Hatch on gas struts with lock, door with inside release",
          hi: "खिड़की गैस स्ट्रट और लॉक के साथ, दरवाज़ा अंदर से भी खुले",
          mr: "खिडकी गॅस स्ट्रट आणि लॉकची, दार आतूनही उघडते",
        },
      },
      {
        name: { en: "Typical vehicles", hi: "गाड़ियाँ", mr: "कोणत्या गाड्यांवर" },
        value: {
          en: "Tata Ace, Maruti Super Carry, Mahindra Supro, light trucks",
          hi: "टाटा एस, मारुति सुपर कैरी, महिंद्रा सुप्रो, हल्के ट्रक",
          mr: "टाटा एस, मारुती सुपर कॅरी, महिंद्रा सुप्रो, हलके ट्रक",
        },
      },
      {
        name: { en: "Lead time", hi: "समय", mr: "लागणारा वेळ" },
        value: { en: "{bodyInWeeks} weeks", hi: "{bodyInWeeks} हफ़्ते में", mr: "{bodyInWeeks} आठवडे" },
      },
    ],
    applications: [
      { en: "Vada pav, misal and chaat", hi: "वड़ा पाव, मिसल और चाट", mr: "वडापाव, मिसळ आणि चाट" },
      {
        en: "Dosa, idli and South Indian kitchens",
        hi: "डोसा, इडली और साउथ इंडियन",
        mr: "डोसा, इडली, दाक्षिणात्य पदार्थ",
      },
      { en: "Tea, coffee and juice bars", hi: "चाय, कॉफ़ी और जूस", mr: "चहा, कॉफी आणि ज्यूस" },
      { en: "Chinese, rolls and grills", hi: "चाइनीज़, रोल और ग्रिल", mr: "चायनीज, रोल आणि ग्रिल" },
      { en: "Ice cream and kulfi", hi: "आइसक्रीम और कुल्फ़ी", mr: "आइस्क्रीम आणि कुल्फी" },
      { en: "Canteen service at sites and colleges", hi: "साइट और कॉलेज की कैंटीन", mr: "साइट आणि कॉलेजची कँटीन" },
      { en: "Catering at weddings and fairs", hi: "शादी और मेले की केटरिंग", mr: "लग्न आणि जत्रेतले केटरिंग" },
    ],
    steps: [
      {
        title: { en: "Layout", hi: "लेआउट", mr: "मांडणी" },
        text: {
          en: "Your menu and the cook’s steps decide where hob, sink and counter go.",
          hi: "मेन्यू और रसोइए के काम से तय होता है कि चूल्हा, सिंक और काउंटर कहाँ होंगे।",
          mr: "मेनू आणि आचाऱ्याच्या कामावरून शेगडी, सिंक आणि ओटा कुठे ते ठरते.",
        },
      },
      {
        title: { en: "Shell and hatch", hi: "ढाँचा और खिड़की", mr: "सांगाडा, खिडकी" },
        text: {
          en: "Tube frame, sheet, insulation, hatch and awning. Floor and corners are sealed.",
          hi: "पाइप का फ़्रेम, पतरा, इंसुलेशन, खिड़की और छज्जा। फ़र्श और कोने सील होते हैं।",
          mr: "पाइपची फ्रेम, पत्रा, इन्सुलेशन, खिडकी आणि छज्जा. तळ आणि कोपरे सील करतो.",
        },
      },
      {
        title: { en: "Kitchen", hi: "रसोई", mr: "किचन" },
        text: {
          en: "Counters, tanks, gas bay, chimney and wiring go in and are tested.",
          hi: "काउंटर, टंकी, गैस का बॉक्स, चिमनी और वायरिंग लगती है, फिर चलाकर देखते हैं।",
          mr: "ओटे, टाक्या, गॅसचा कप्पा, चिमणी आणि वायरिंग बसवून चालवून पाहतो.",
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
      { en: "Size of the van and of the hatch", hi: "वैन और खिड़की का नाप", mr: "व्हॅन आणि खिडकीचे माप" },
      {
        en: "Stainless steel inside: counter only, or walls too",
        hi: "अंदर स्टील: सिर्फ़ काउंटर, या दीवारें भी",
        mr: "आतून स्टेनलेस स्टील: फक्त काउंटर, की भिंतीही",
      },
      {
        en: "Water tanks, sink, gas bay and hood",
        hi: "पानी की टंकी, सिंक, गैस का बॉक्स और चिमनी",
        mr: "पाण्याच्या टाक्या, सिंक, गॅसचा कप्पा आणि चिमणी",
      },
      {
        en: "Lights, sockets, awning and painting",
        hi: "लाइट, सॉकेट, छज्जा और पेंटिंग",
        mr: "दिवे, सॉकेट, छज्जा आणि रंगकाम",
      },
    ],
    questions: [
      {
        title: {
          en: "Which papers does a food van need?",
          hi: "फ़ूड वैन के लिए कौन से काग़ज़ चाहिए?",
          mr: "फूड व्हॅनला कोणती कागदपत्रे लागतात?",
        },
        text: {
          en: "A food licence and the municipal permit; the change of body goes to the RTO. Plan them early, the drawing comes from us.",
          hi: "फ़ूड लाइसेंस और नगरपालिका की अनुमति; बॉडी का बदलाव आरटीओ में दर्ज होता है। पहले से सोच लीजिए, ड्रॉइंग हम देते हैं।",
          mr: "फूड लायसन्स आणि नगरपालिकेची परवानगी; बॉडीचा बदल आरटीओमध्ये नोंदवतात. आधीच ठरवा, ड्रॉइंग आम्ही देतो.",
        },
      },
      {
        title: {
          en: "Do you fit the kitchen, too?",
          hi: "क्या रसोई भी लगाकर देते हैं?",
          mr: "किचनही बसवून देता का?",
        },
        text: {
          en: "Counter, sink, tanks, hood, gas bay and wiring are part of the body. Bring the sizes of your own stoves and fridge.",
          hi: "काउंटर, सिंक, टंकी, चिमनी, गैस का बॉक्स और वायरिंग बॉडी का हिस्सा हैं। अपने चूल्हे और फ़्रिज का नाप लाइए।",
          mr: "काउंटर, सिंक, टाक्या, चिमणी, गॅसचा कप्पा आणि वायरिंग बॉडीतच येते. आपल्या शेगड्या आणि फ्रिजची मापे आणा.",
        },
      },
      {
        title: { en: "Can you stand inside?", hi: "क्या अंदर खड़े हो सकते हैं?", mr: "आत उभे राहता येते का?" },
        text: {
          en: "Yes, typically 1,850 to 2,000 mm inside height, enough to stand and cook.",
          hi: "हाँ, अंदर की ऊँचाई आम तौर पर 1,850 से 2,000 mm, खड़े होकर पकाने लायक़।",
          mr: "हो, आतली उंची साधारण 1,850 ते 2,000 mm, उभे राहून शिजवण्याइतकी.",
        },
      },
    ],
  },
};
