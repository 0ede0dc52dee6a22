import type { BodyTypeFile } from "../service-file.ts";

export const bumper: BodyTypeFile = {
  backdrop: { tone: "clay" },
  facts: ["warranty", "iso"],
  pictures: {
    hero: "body-bumper",
    capabilities: ["body-bumper-detail", "body-bumper-rear", "workshop-3", "body-bumper-plain"],
  },
  engraving:
    "M8 12h80l4 6v10H4V18zm26 4h28v8H34zM24 20a5 5 0 1 1-10 0 5 5 0 0 1 10 0m58 0a5 5 0 1 1-10 0 5 5 0 0 1 10 0M28 28v5a3 3 0 0 0 6 0m28-5v5a3 3 0 0 0 6 0M14 12V5h68v7",
  silhouette: "bumper",
  words: {
    search: {
      title: {
        en: "Truck bumpers, front and rear, in steel | {business}",
        hi: "ट्रक के लोहे के बंपर, आगे और पीछे | {business}",
        mr: "ट्रकचे पुढचे व मागचे लोखंडी बंपर | {business}",
      },
      description: {
        en: "Heavy-duty bumpers in steel channel with lamps, tow hooks, number plate seat and painted panel. Built for your truck, within what the RTO permits.",
        hi: "चैनल के भारी बंपर: लाइट, खींचने के हुक, नंबर प्लेट की जगह और पेंट किए हुए पैनल। आपकी गाड़ी के नाप से, आरटीओ की इजाज़त के भीतर।",
        mr: "चॅनेलचे भक्कम बंपर: दिवे, ओढायचे हुक, नंबर प्लेटची जागा आणि रंगवलेले पॅनेल. आपल्या गाडीच्या मापाने, आरटीओच्या परवानगीच्या मर्यादेत.",
      },
    },
    label: { en: "Front and rear", hi: "आगे और पीछे", mr: "पुढे आणि मागे" },
    title: { en: "Bumper", hi: "बंपर", mr: "बंपर" },
    description: {
      en: "Steel channel with lamps, tow hooks and a painted panel: protection in front, and a face people remember.",
      hi: "लोहे का चैनल, लाइट, खींचने के हुक और पेंट किए हुए पैनल: सामने से बचाव, और ऐसा चेहरा जो याद रहे।",
      mr: "लोखंडी चॅनेल, दिवे, ओढायचे हुक आणि रंगवलेले पॅनेल: पुढून संरक्षण, आणि लक्षात राहणारा चेहरा.",
    },
    card: {
      en: "Steel bumpers with lamps, tow hooks and painted panel, made for your truck.",
      hi: "लाइट, हुक और पेंट किए हुए पैनल वाले लोहे के बंपर, आपकी गाड़ी के नाप से।",
      mr: "दिवे, हुक आणि रंगवलेल्या पॅनेलचे लोखंडी बंपर, आपल्या गाडीच्या मापाने.",
    },
    overview: {
      main: {
        en: "A bumper takes the small knocks of the yard and shields lamps and radiator. It must be stiff enough to hold its line and light enough to spare the front axle. We form it in channel or pressed plate, close the ends and bolt it to the maker’s own mounting points.",
        hi: "गोदाम और गली की छोटी टक्करें बंपर सहता है, लाइट और रेडिएटर बच जाते हैं। वह इतना मज़बूत हो कि सीधा रहे, और इतना हल्का कि अगले एक्सल पर बोझ न बने। हम उसे चैनल या मुड़ी प्लेट से बनाते हैं, सिरे बंद करते हैं और कंपनी की अपनी माउंटिंग पर बोल्ट से कसते हैं।",
        mr: "गोदामातल्या आणि गल्लीतल्या छोट्या धडका बंपर सोसतो; दिवे आणि रेडिएटर वाचतात. तो सरळ राहण्याइतका ताठ हवा आणि पुढच्या ॲक्सलला ओझे होणार नाही इतका हलका. आम्ही तो चॅनेल किंवा वळवलेल्या प्लेटचा घडवतो, टोके बंद करतो आणि कंपनीच्या मूळ माउंटिंगवर बोल्टने आवळतो.",
      },
      context: {
        en: "A bumper stays within the width of the vehicle, and number plate and lamps stay in full view. Bars that stand ahead of the bumper may count as unauthorised alteration: ask your RTO first, and we build what it allows.",
        hi: "बंपर गाड़ी की चौड़ाई से बाहर नहीं जाता; नंबर प्लेट और लाइट पूरी दिखती हैं। बंपर के आगे निकला गार्ड बिना इजाज़त का बदलाव माना जा सकता है: पहले अपने आरटीओ से पूछिए, जितनी इजाज़त हो उतना हम बनाते हैं।",
        mr: "बंपर गाडीच्या रुंदीबाहेर जात नाही; नंबर प्लेट आणि दिवे पूर्ण दिसतात. बंपरच्या पुढे आलेला गार्ड विनापरवानगी बदल ठरू शकतो: आधी आपल्या आरटीओला विचारा, जेवढी परवानगी तेवढेच आम्ही बांधतो.",
      },
      points: [
        {
          en: "MS channel or plate of 3-5 mm, ends rounded and closed",
          hi: "3-5 mm का MS चैनल या प्लेट, सिरे गोल और बंद",
          mr: "3-5 mm चे MS चॅनेल किंवा प्लेट, टोके गोल आणि बंद",
        },
        {
          en: "Bolted to the original brackets, so it comes off for service",
          hi: "ओरिजिनल ब्रैकेट पर बोल्ट, सर्विस के समय खुल जाए",
          mr: "मूळ ब्रॅकेटवर बोल्टने आवळलेला, सर्व्हिसच्या वेळी सुटा होतो",
        },
        {
          en: "Tow hooks fixed to the chassis bracket, not to the bumper’s face",
          hi: "खींचने के हुक चेसिस के ब्रैकेट पर, बंपर पर नहीं",
          mr: "ओढायचे हुक चेसिसच्या ब्रॅकेटवर, बंपरवर नाही",
        },
        {
          en: "Seats for fog lamps, parking lamps and the number plate",
          hi: "फ़ॉग लाइट, पार्किंग लाइट और नंबर प्लेट की जगह",
          mr: "फॉग दिवे, पार्किंग दिवे आणि नंबर प्लेटची जागा",
        },
        {
          en: "Rear bumper with red and white reflective marking and lamp guards",
          hi: "पीछे के बंपर पर लाल-सफ़ेद रिफ़्लेक्टर टेप और लाइट गार्ड",
          mr: "मागच्या बंपरला लाल-पांढरी रिफ्लेक्टर टेप आणि दिव्यांना गार्ड",
        },
        {
          en: "Hand-painted panel, gold edge or plain in the cab’s colour",
          hi: "हाथ से रँगा पैनल, सुनहरी किनारी, या केबिन के रंग में सादा",
          mr: "हाताने रंगवलेले पॅनेल, सोनेरी काठ, किंवा केबिनच्या रंगात साधे",
        },
      ],
    },
    features: [
      {
        title: { en: "Made to the cab", hi: "केबिन से मेल", mr: "केबिनशी मेळ" },
        text: {
          en: "The curve follows grille and mudguards with an even gap. A bumper that stands askew makes the truck look bent.",
          hi: "गोलाई जाली और मडगार्ड के साथ चलती है, गैप बराबर। टेढ़े बंपर से पूरा ट्रक टेढ़ा दिखता है।",
          mr: "गोलाई जाळी आणि मडगार्डच्या बरोबरीने जाते, फट सारखी. तिरका बंपर सगळा ट्रकच वाकडा दाखवतो.",
        },
      },
      {
        title: { en: "Pull where it is strong", hi: "ज़ोर वहीं, जहाँ ताक़त है", mr: "जोर बळकट जागी" },
        text: {
          en: "Tow hooks pass the pull straight to the chassis bracket, through bolts of the right grade.",
          hi: "हुक का खिंचाव सही ग्रेड के बोल्ट से सीधे चेसिस के ब्रैकेट पर जाता है।",
          mr: "हुकावरचा ताण योग्य ग्रेडच्या बोल्टने थेट चेसिसच्या ब्रॅकेटवर जातो.",
        },
      },
      {
        title: { en: "Air for the radiator", hi: "रेडिएटर को हवा", mr: "रेडिएटरला हवा" },
        text: {
          en: "Openings stay as large as the maker’s. A handsome bumper must not overheat the engine.",
          hi: "जालियाँ उतनी ही बड़ी रहती हैं जितनी कंपनी ने रखी थीं। सुंदर बंपर से इंजन गरम नहीं होना चाहिए।",
          mr: "कंपनीने ठेवल्या तेवढ्याच मोठ्या जाळ्या राहतात. देखण्या बंपरमुळे इंजिन तापता कामा नये.",
        },
      },
      {
        title: { en: "Paint that takes stones", hi: "पत्थर सहने वाला रंग", mr: "दगड सोसणारा रंग" },
        text: {
          en: "Epoxy primer and a thick PU coat, underneath as well, where gravel strikes first.",
          hi: "एपॉक्सी प्राइमर और PU का मोटा कोट, नीचे की तरफ़ भी, जहाँ गिट्टी पहले लगती है।",
          mr: "एपॉक्सी प्राइमर आणि PU चा जाड हात, खालूनही, जिथे खडी आधी लागते.",
        },
      },
    ],
    capabilities: [
      {
        en: "Lamp, number plate and painted panel",
        hi: "लाइट, नंबर प्लेट और पेंट किया पैनल",
        mr: "दिवा, नंबर प्लेट आणि रंगवलेले पॅनेल",
      },
      {
        en: "Rear bumper with red and white tape",
        hi: "पीछे का बंपर, लाल-सफ़ेद टेप के साथ",
        mr: "मागचा बंपर, लाल-पांढऱ्या टेपसह",
      },
      { en: "Channel and tube in stock", hi: "स्टॉक में चैनल और पाइप", mr: "स्टॉकमधले चॅनेल आणि पाइप" },
      { en: "Before: the plain bumper", hi: "पहले: कंपनी का सादा बंपर", mr: "आधी: कंपनीचा साधा बंपर" },
    ],
    specifications: [
      {
        name: { en: "Section", hi: "सेक्शन", mr: "सेक्शन" },
        value: {
          en: "MS channel or formed plate, typically 3-5 mm",
          hi: "MS चैनल या मुड़ी प्लेट, आम तौर पर 3-5 mm",
          mr: "MS चॅनेल किंवा वळवलेली प्लेट, साधारण 3-5 mm",
        },
      },
      {
        name: { en: "Width", hi: "चौड़ाई", mr: "रुंदी" },
        value: {
          en: "Not wider than the vehicle",
          hi: "गाड़ी की चौड़ाई से ज़्यादा नहीं",
          mr: "गाडीच्या रुंदीपेक्षा जास्त नाही",
        },
      },
      {
        name: { en: "Mounting", hi: "माउंटिंग", mr: "माउंटिंग" },
        value: {
          en: "Original brackets, high-tensile bolts, lock nuts",
          hi: "ओरिजिनल ब्रैकेट, हाई टेंसाइल बोल्ट, लॉक नट",
          mr: "मूळ ब्रॅकेट, हाय टेन्साइल बोल्ट, लॉक नट",
        },
      },
      {
        name: { en: "Tow hooks", hi: "खींचने के हुक", mr: "ओढायचे हुक" },
        value: {
          en: "Forged or plate hooks on the chassis bracket",
          hi: "फ़ोर्ज या प्लेट के हुक, चेसिस के ब्रैकेट पर",
          mr: "घडवलेले किंवा प्लेटचे हुक, चेसिसच्या ब्रॅकेटवर",
        },
      },
      {
        name: { en: "Lamps", hi: "लाइट", mr: "दिवे" },
        value: {
          en: "Fog and parking lamps in LED, wiring with fuse",
          hi: "LED फ़ॉग और पार्किंग लाइट, फ़्यूज़ वाली वायरिंग",
          mr: "LED फॉग आणि पार्किंग दिवे, फ्यूजची वायरिंग",
        },
      },
      {
        name: { en: "Finish", hi: "रंग", mr: "रंग" },
        value: {
          en: "Epoxy primer, PU paint, painted panel on request",
          hi: "एपॉक्सी प्राइमर, PU पेंट, चाहें तो पेंट किया हुआ पैनल",
          mr: "एपॉक्सी प्राइमर, PU पेंट, सांगितल्यास रंगवलेले पॅनेल",
        },
      },
      {
        name: { en: "Typical vehicles", hi: "गाड़ियाँ", mr: "कोणत्या गाड्यांवर" },
        value: {
          en: "Mini-trucks, light and heavy trucks, tractors",
          hi: "छोटे, हल्के और भारी ट्रक, ट्रैक्टर",
          mr: "छोटे, हलके आणि अवजड ट्रक, ट्रॅक्टर",
        },
      },
      {
        name: { en: "Lead time", hi: "समय", mr: "लागणारा वेळ" },
        value: {
          en: "As agreed in the quotation; with a new body, {bodyInWeeks} weeks",
          hi: "कोटेशन के अनुसार; नई बॉडी के साथ {bodyInWeeks} हफ़्ते में",
          mr: "कोटेशनप्रमाणे; नव्या बॉडीसोबत {bodyInWeeks} आठवडे",
        },
      },
    ],
    applications: [
      {
        en: "New trucks before their first trip",
        hi: "नया ट्रक, पहली ट्रिप से पहले",
        mr: "नवा ट्रक, पहिल्या फेरीआधी",
      },
      { en: "Replacement after an accident", hi: "एक्सीडेंट के बाद बदलना", mr: "अपघातानंतर बदलणे" },
      { en: "Quarry, mining and site vehicles", hi: "खदान और साइट की गाड़ियाँ", mr: "खाण आणि साइटवरच्या गाड्या" },
      { en: "Sugarcane and farm transport", hi: "गन्ने और खेती की ढुलाई", mr: "ऊस आणि शेतमालाची वाहतूक" },
      { en: "Fleets that want one face", hi: "एक जैसी दिखने वाली फ़्लीट", mr: "एकसारख्या दिसणाऱ्या गाड्यांचा ताफा" },
      { en: "Decorated trucks", hi: "सजे हुए ट्रक", mr: "सजवलेले ट्रक" },
    ],
    steps: [
      {
        title: { en: "Measure", hi: "नाप", mr: "माप" },
        text: {
          en: "The cab, its brackets and the gap to grille and mudguards.",
          hi: "केबिन, ब्रैकेट और जाली-मडगार्ड से दूरी।",
          mr: "केबिन, ब्रॅकेट आणि जाळी-मडगार्डपासूनचे अंतर.",
        },
      },
      {
        title: { en: "Form and weld", hi: "मोड़ना और वेल्डिंग", mr: "वळवणे आणि वेल्डिंग" },
        text: {
          en: "Channel or plate is bent, the ends closed, the hooks joined to the chassis bracket.",
          hi: "चैनल या प्लेट मुड़ती है, सिरे बंद होते हैं, हुक चेसिस के ब्रैकेट से जुड़ते हैं।",
          mr: "चॅनेल किंवा प्लेट वळवतो, टोके बंद करतो, हुक चेसिसच्या ब्रॅकेटला जोडतो.",
        },
      },
      {
        title: { en: "Prime and paint", hi: "प्राइमर और रंग", mr: "प्राइमर आणि रंग" },
        text: {
          en: "Epoxy primer and a thick PU coat, underneath as well; the panel by hand.",
          hi: "एपॉक्सी प्राइमर और PU की मोटी परत, नीचे भी; पैनल हाथ से।",
          mr: "एपॉक्सी प्राइमर आणि PU चा जाड थर, खालूनही; पॅनेल हाताने.",
        },
      },
      {
        title: { en: "Bolt on", hi: "कसना", mr: "बसवणे" },
        text: {
          en: "On the maker’s own brackets. Lamps and number plate in full view.",
          hi: "कंपनी के ब्रैकेट पर। लाइट और नंबर प्लेट पूरी दिखती हैं।",
          mr: "कंपनीच्याच ब्रॅकेटवर. दिवे आणि नंबर प्लेट पूर्ण दिसतात.",
        },
      },
    ],
    priceFactors: [
      { en: "Front, rear or both", hi: "आगे, पीछे या दोनों", mr: "पुढचा, मागचा की दोन्ही" },
      {
        en: "Channel or plate, and its thickness",
        hi: "चैनल या प्लेट, और उसकी मोटाई",
        mr: "चॅनेल की प्लेट, आणि तिची जाडी",
      },
      { en: "Lamps, tow hooks and guards", hi: "लाइट, खींचने के हुक और गार्ड", mr: "दिवे, ओढायचे हुक आणि गार्ड" },
      {
        en: "Painted panel, gold edge or plain",
        hi: "पेंट किया पैनल, सुनहरी किनारी या सादा",
        mr: "रंगवलेले पॅनेल, सोनेरी काठ की साधा",
      },
    ],
    questions: [
      {
        title: {
          en: "Are bars ahead of the bumper allowed?",
          hi: "बंपर के आगे का गार्ड चलता है?",
          mr: "बंपरच्या पुढचा गार्ड चालतो का?",
        },
        text: {
          en: "They may count as unauthorised alteration. Ask your RTO first; we build what it allows.",
          hi: "उसे बिना इजाज़त का बदलाव माना जा सकता है। पहले आरटीओ से पूछिए; जो चलता है, वही हम बनाते हैं।",
          mr: "तो विनापरवानगी बदल मानला जाऊ शकतो. आधी आरटीओला विचारा; जे चालते तेच आम्ही बांधतो.",
        },
      },
      {
        title: {
          en: "Is the chassis drilled for it?",
          hi: "क्या इसके लिए चेसिस में छेद करते हैं?",
          mr: "यासाठी चेसिसला भोके पाडता का?",
        },
        text: {
          en: "No. The bumper is bolted to the maker’s own brackets, so it also comes off for service.",
          hi: "नहीं। बंपर कंपनी के ब्रैकेट पर ही बोल्ट से कसा जाता है, इसलिए सर्विस के लिए उतर भी जाता है।",
          mr: "नाही. बंपर कंपनीच्याच ब्रॅकेटवर बोल्टने बसतो, त्यामुळे सर्व्हिससाठी निघतोही.",
        },
      },
      {
        title: {
          en: "Can the bumper be painted like my truck’s body?",
          hi: "क्या बंपर पर बॉडी जैसा रंग हो सकता है?",
          mr: "बंपर बॉडीसारखा रंगवता येतो का?",
        },
        text: {
          en: "Yes: in the cab’s colour, with a gold edge or with a panel painted by hand.",
          hi: "हाँ: केबिन के रंग में, सुनहरी किनारी के साथ या हाथ से पेंट किए पैनल के साथ।",
          mr: "हो: केबिनच्या रंगात, सोनेरी काठासह किंवा हाताने रंगवलेल्या पॅनेलसह.",
        },
      },
    ],
  },
};
