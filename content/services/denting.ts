import type { ServiceFile } from "../service-file.ts";

export const denting: ServiceFile = {
  backdrop: { tone: "indigo" },
  facts: ["simpleJobInDays", "warranty"],
  pictures: {
    hero: "service-denting",
    capabilities: ["service-denting-detail", "workshop-3", "service-painting", "denting-1-gap"],
  },
  icon: {
    fill: "M12 3h9l4 3v4H12z",
    line: "M12 3h9l4 3v4H12l-3-1.5v-4zm3 7v9m4-9v9M3 24h6c4 0 4 5 8 5s4-5 8-5h4M26 14l3 2m-3 3h3",
  },
  words: {
    search: {
      title: {
        en: "Truck denting and accident repair in {town} | {business}",
        hi: "ट्रक की डेंटिंग, एक्सीडेंट का काम, {town} | {business}",
        mr: "ट्रकचे डेंटिंग, अपघाताची दुरुस्ती, {town} | {business}",
      },
      description: {
        en: "Accident and hail dents taken out of cabs, doors, trays and container walls. Metal is straightened first. Simple denting and painting: {simpleJobInDays} days.",
        hi: "टक्कर और ओलों के डेंट निकालते हैं: केबिन, दरवाज़ा, ट्रे और कंटेनर की दीवार। पहले पतरा सीधा, फिर पुट्टी। हल्की डेंटिंग-पेंटिंग {simpleJobInDays} दिन में।",
        mr: "अपघाताचे आणि गारांचे डेंट काढतो: केबिन, दरवाजा, ट्रे, कंटेनरच्या भिंती. आधी पत्रा सरळ, मग पुट्टी. साधे डेंटिंग-पेंटिंग {simpleJobInDays} दिवसांत.",
      },
    },
    label: { en: "Panel work", hi: "पतरे का काम", mr: "पत्र्याचे काम" },
    title: { en: "Denting", hi: "डेंटिंग", mr: "डेंटिंग" },
    description: {
      en: "Metal is pulled and beaten back into its original shape. Putty only smooths what the hammer has already straightened.",
      hi: "पतरा खींचकर और ठोककर असली आकार में लाते हैं। पुट्टी बस आख़िरी फ़िनिशिंग के लिए।",
      mr: "पत्रा ओढून आणि ठोकून मूळ आकारात आणतो. पुट्टी फक्त शेवटच्या फिनिशिंगपुरती.",
    },
    card: {
      en: "Doors, cabs and side panels straightened, not filled.",
      hi: "दरवाज़े, केबिन और साइड का पतरा सीधा करते हैं, पुट्टी से नहीं भरते।",
      mr: "दरवाजे, केबिन आणि बाजूंचा पत्रा सरळ करतो, पुट्टीने बुजवत नाही.",
    },
    overview: {
      main: {
        en: "A dent is stretched metal. Fill it with putty and it looks right for one season; then it cracks. We take the trim off, find how far the damage runs, and bring the sheet back with hammer and dolly, slide hammer or spot-welded pins. All that is left for the putty is a thin skin.",
        hi: "डेंट का मतलब है खिंचा हुआ पतरा। उसे पुट्टी से भर दें तो एक बरसात ठीक दिखता है, फिर चटक जाता है। हम पहले अंदर की ट्रिम खोलते हैं, देखते हैं कि चोट कहाँ तक गई है, और फिर हथौड़ी-डॉली, स्लाइड हैमर या स्पॉट वेल्डिंग की पिन से पतरा वापस लाते हैं। पुट्टी के लिए बस एक पतली परत बचती है।",
        mr: "डेंट म्हणजे ताणला गेलेला पत्रा. तो पुट्टीने बुजवला तर एक पावसाळा बरा दिसतो, मग तडकतो. म्हणून आम्ही आधी आतले ट्रिम उघडतो, मार कुठवर गेला आहे ते पाहतो आणि हातोडी-डॉली, स्लाइड हॅमर किंवा स्पॉट वेल्डिंगच्या पिनांनी पत्रा जागेवर आणतो. पुट्टीला उरतो तो फक्त एक पातळ थर.",
      },
      context: {
        en: "Simple denting and painting takes {simpleJobInDays} days. After an accident the frame and the door gaps are measured first, and any part that must be replaced is listed in the quotation before work starts.",
        hi: "हल्की डेंटिंग-पेंटिंग {simpleJobInDays} दिन में होती है। एक्सीडेंट की गाड़ी में पहले फ़्रेम और दरवाज़ों के गैप नापते हैं। जो बदलना ही पड़ेगा, वह कोटेशन में पहले से लिखा होता है।",
        mr: "साधे डेंटिंग-पेंटिंग {simpleJobInDays} दिवसांत होते. अपघातग्रस्त गाडीची फ्रेम आणि दरवाजांच्या फटी आधी मोजतो. जे बदलावेच लागेल, ते कोटेशनमध्ये आधीच लिहून देतो.",
      },
      points: [
        {
          en: "Accident, reversing and hail dents on cabs, doors, mudguards and roofs",
          hi: "केबिन, दरवाज़े, मडगार्ड और छत पर टक्कर, रिवर्स और ओलों के डेंट",
          mr: "केबिन, दरवाजे, मडगार्ड आणि छतावरचे अपघाताचे, रिव्हर्सचे व गारांचे डेंट",
        },
        {
          en: "Dented drop sides, tailgates and container walls",
          hi: "दबे हुए साइड और पिछले डाले, कंटेनर की दीवार",
          mr: "दबलेले फाळके आणि कंटेनरच्या भिंती",
        },
        {
          en: "Pulling from outside where the back of the panel cannot be reached",
          hi: "जहाँ पीछे से हाथ नहीं जाता, वहाँ बाहर से खिंचाई",
          mr: "मागून हात पोहोचत नाही तिथे बाहेरून ओढून काढणे",
        },
        {
          en: "Rusted sections cut out and new sheet of the same thickness welded in",
          hi: "गला हुआ हिस्सा काटकर उतनी ही मोटाई का नया पतरा",
          mr: "गंजलेला भाग कापून तेवढ्याच जाडीचा नवा पत्रा वेल्ड करणे",
        },
        {
          en: "Doors, bonnets and tailgates set until the gaps are even again",
          hi: "दरवाज़े, बोनट और पिछले डाले की सेटिंग, जब तक गैप बराबर न हो",
          mr: "फटी सारख्या होईपर्यंत दरवाजे, बॉनेट आणि फाळके बसवणे",
        },
        {
          en: "The repaired panel painted to match",
          hi: "ठीक किए गए पैनल पर बाक़ी गाड़ी से मिलता रंग",
          mr: "दुरुस्त पॅनेलला जुळणारा रंग",
        },
      ],
    },
    features: [
      {
        title: { en: "Metal first", hi: "पहले पतरा, फिर पुट्टी", mr: "आधी पत्रा, मग पुट्टी" },
        text: {
          en: "Hammer, dolly and puller bring the panel back to its line. A straight panel needs only a thin coat of putty.",
          hi: "हथौड़ी, डॉली और पुलर से पैनल अपनी लाइन पर आता है। सीधे पैनल को पुट्टी की पतली परत ही काफ़ी है।",
          mr: "हातोडी, डॉली आणि पुलरने पॅनेल पुन्हा सरळ रेषेत येते. सरळ पॅनेलला पुट्टीचा पातळ हात पुरतो.",
        },
      },
      {
        title: { en: "Heat with care", hi: "गरमी सँभालकर", mr: "तापवतो, पण बेताने" },
        text: {
          en: "Thin sheet warps when it gets hot. Stretched spots are shrunk point by point and cooled at once.",
          hi: "पतला पतरा गरमी से ऐंठ जाता है। फूली जगह को एक-एक बिंदु पर गरम करके तुरंत ठंडा करते हैं।",
          mr: "पातळ पत्रा तापला की वेडावाकडा होतो. फुगलेली जागा ठिपक्या-ठिपक्यांनी तापवून लगेच गार करतो.",
        },
      },
      {
        title: { en: "Behind the panel too", hi: "पैनल के पीछे भी", mr: "आतला मारही तपासतो" },
        text: {
          en: "A hard knock bends the pillar behind the sheet. We check it, because a door on a bent pillar never closes well.",
          hi: "ज़ोर की टक्कर में अंदर का पिलर भी मुड़ता है। उसे जाँचते हैं, वरना दरवाज़ा कभी ठीक से बंद नहीं होता।",
          mr: "जोराच्या धडकेत आतला पिलरही वाकतो. तो सरळ केला नाही, तर दरवाजा कधीच नीट लागत नाही.",
        },
      },
      {
        title: { en: "Bare metal protected", hi: "खुला लोहा तुरंत ढकते हैं", mr: "उघड्या लोखंडाला प्राइमर" },
        text: {
          en: "Straightened metal gets primer at once, since bare steel begins to rust within a day in the monsoon.",
          hi: "सीधे किए गए पतरे पर तुरंत प्राइमर लगता है। बरसात में खुले लोहे पर एक दिन में ज़ंग लग जाता है।",
          mr: "पावसाळ्यात उघडे लोखंड एका दिवसात गंजू लागते, म्हणून सरळ केलेल्या पत्र्यावर लगेच प्राइमर मारतो.",
        },
      },
      {
        title: { en: "Repair or replace", hi: "सुधारें या बदलें", mr: "दुरुस्ती की नवे" },
        text: {
          en: "We tell you which panels are worth repairing and which cost less new. You decide.",
          hi: "किस पैनल पर मेहनत करना ठीक है और कौन सा नया सस्ता पड़ेगा, साफ़ बता देते हैं। फ़ैसला आपका।",
          mr: "कोणत्या पॅनेलवर मेहनत करणे परवडते आणि कोणते नवेच स्वस्त पडेल, ते स्पष्ट सांगतो. निर्णय आपला.",
        },
      },
    ],
    comparison: [
      {
        en: "Before: a cab door after a knock",
        hi: "पहले: टक्कर के बाद केबिन का दरवाज़ा",
        mr: "आधी: धडक बसलेला केबिनचा दरवाजा",
      },
      {
        en: "After: the same door, straight and painted",
        hi: "बाद में: वही दरवाज़ा, सीधा और रँगा हुआ",
        mr: "नंतर: तोच दरवाजा, सरळ आणि रंगवलेला",
      },
    ],
    capabilities: [
      { en: "The dent is pulled from outside", hi: "डेंट बाहर से खींचते हुए", mr: "डेंट बाहेरून ओढताना" },
      {
        en: "Steel for parts that must be replaced",
        hi: "जो बदलना ही पड़े, उसके लिए लोहा",
        mr: "जे बदलावेच लागते त्यासाठी लोखंड",
      },
      {
        en: "Painted to match, the glass masked",
        hi: "मिलते शेड में पेंटिंग, काँच ढके हुए",
        mr: "जुळत्या शेडमध्ये रंगकाम, काचा झाकून",
      },
      { en: "The gap of the door, even again", hi: "दरवाज़े का गैप फिर से बराबर", mr: "दाराची फट पुन्हा सारखी" },
    ],
    steps: [
      {
        title: { en: "Look inside", hi: "अंदर तक जाँच", mr: "आतून तपासणी" },
        text: {
          en: "Trim off. How far does the damage run, is the pillar straight, do the gaps fit?",
          hi: "ट्रिम उतारकर देखते हैं: चोट कहाँ तक है, पिलर सीधा है, गैप बराबर है?",
          mr: "ट्रिम काढून पाहतो: मार कुठवर, पिलर सरळ आहे का, फटी सारख्या आहेत का?",
        },
      },
      {
        title: { en: "Pull and beat", hi: "खींचना और ठोकना", mr: "ओढणे, ठोकणे" },
        text: {
          en: "Hammer, dolly or puller bring the sheet back to its line.",
          hi: "हथौड़ी, डॉली या पुलर से पतरा अपनी लाइन पर आता है।",
          mr: "हातोडी, डॉली किंवा पुलरने पत्रा मूळ रेषेत येतो.",
        },
      },
      {
        title: { en: "Prime, thin putty", hi: "प्राइमर, पतली पुट्टी", mr: "प्राइमर, पातळ पुट्टी" },
        text: {
          en: "Bare metal gets primer at once. Putty is only a skin.",
          hi: "खुले लोहे पर तुरंत प्राइमर। पुट्टी सिर्फ़ पतली परत।",
          mr: "उघड्या लोखंडावर लगेच प्राइमर. पुट्टी फक्त पातळ थर.",
        },
      },
      {
        title: { en: "Paint and hand over", hi: "रंग और डिलीवरी", mr: "रंग आणि डिलिव्हरी" },
        text: {
          en: "The shade is matched to the vehicle in daylight, then sprayed.",
          hi: "शेड दिन की रोशनी में गाड़ी से मिलाकर रँगते हैं।",
          mr: "शेड दिवसाच्या उजेडात गाडीशी जुळवून रंगवतो.",
        },
      },
    ],
    priceFactors: [
      { en: "Number of dents and how deep they go", hi: "डेंट कितने और कितने गहरे", mr: "डेंट किती आणि किती खोल" },
      {
        en: "Whether pillar or frame is bent as well",
        hi: "पिलर या फ़्रेम भी मुड़ा है या नहीं",
        mr: "पिलर किंवा फ्रेमही वाकली आहे का",
      },
      {
        en: "Panels to repair and panels to replace",
        hi: "कितने पैनल सुधरेंगे, कितने बदलेंगे",
        mr: "किती पॅनेल दुरुस्त, किती नवी",
      },
      {
        en: "Painting: one panel, one side or all",
        hi: "रंग: एक पैनल, एक साइड या पूरी गाड़ी",
        mr: "रंग: एक पॅनेल, एक बाजू की पूर्ण गाडी",
      },
    ],
    questions: [
      {
        title: {
          en: "How long does denting take?",
          hi: "डेंटिंग में कितने दिन लगते हैं?",
          mr: "डेंटिंगला किती दिवस लागतात?",
        },
        text: {
          en: "{simpleJobInDays} days for simple denting and painting. After an accident the frame is measured first.",
          hi: "हल्की डेंटिंग-पेंटिंग में {simpleJobInDays} दिन। एक्सीडेंट की गाड़ी में पहले फ़्रेम नापा जाता है।",
          mr: "साध्या डेंटिंग-पेंटिंगला {simpleJobInDays} दिवस. अपघातग्रस्त गाडीची फ्रेम आधी मोजली जाते.",
        },
      },
      {
        title: {
          en: "Is the dent filled with putty?",
          hi: "क्या डेंट में पुट्टी भर देते हैं?",
          mr: "डेंटमध्ये पुट्टी भरता का?",
        },
        text: {
          en: "The sheet is brought back first. Putty is only a thin skin over metal that is already straight.",
          hi: "पहले पतरा सीधा होता है। पुट्टी सीधे पतरे पर सिर्फ़ पतली परत होती है।",
          mr: "आधी पत्रा सरळ होतो. पुट्टी म्हणजे सरळ पत्र्यावरचा फक्त पातळ थर.",
        },
      },
      {
        title: {
          en: "Can I get a price from photographs?",
          hi: "फ़ोटो देखकर दाम बता सकते हैं?",
          mr: "फोटोवरून दर सांगता येतो का?",
        },
        text: {
          en: "A first estimate, yes: one photograph from the front of the dent, one along the panel. The quotation follows when the vehicle is seen.",
          hi: "अंदाज़न, हाँ: एक फ़ोटो डेंट के सामने से, एक पैनल के किनारे से। कोटेशन गाड़ी देखकर बनता है।",
          mr: "अंदाजे, हो: एक फोटो डेंटच्या समोरून, एक पॅनेलच्या कडेने. कोटेशन गाडी पाहून होते.",
        },
      },
    ],
  },
};
