import type { ServiceFile } from "../service-file.ts";

export const painting: ServiceFile = {
  backdrop: { tone: "slate" },
  facts: ["simpleJobInDays", "warranty"],
  pictures: {
    hero: "service-painting",
    capabilities: ["painting-1-before", "painting-1-after", "hero-ace-2-detail", "workshop-4"],
  },
  icon: {
    fill: "M12 3h8l-1 6h-6z",
    line: "M12 3h8l-1 6h-6zM9 9h16v7h-6l2 13h-6l-2-13H9zM4 8l-2-1m2 5H1m3 5-2 1M15 20h-3",
  },
  words: {
    search: {
      title: {
        en: "Truck and pickup painting in {town} | {business}",
        hi: "ट्रक और पिकअप की PU पेंटिंग, {town} | {business}",
        mr: "ट्रक आणि पिकअपचे PU पेंटिंग, {town} | {business}",
      },
      description: {
        en: "Cabs, trays and containers painted: rust removed, primer, putty, PU colour and clear coat, lettering and truck art. Simple jobs take {simpleJobInDays} days.",
        hi: "केबिन, ट्रे और कंटेनर का रंग: ज़ंग की सफ़ाई, प्राइमर, पुट्टी, PU पेंट, क्लियर कोट, अक्षर और ट्रक आर्ट। छोटा काम {simpleJobInDays} दिन में।",
        mr: "केबिन, ट्रे आणि कंटेनरचे रंगकाम: गंज काढणे, प्राइमर, पुट्टी, PU पेंट, क्लिअर कोट, अक्षरे आणि ट्रक आर्ट. साधे काम {simpleJobInDays} दिवसांत.",
      },
    },
    label: { en: "Paint shop", hi: "पेंट का काम", mr: "रंगकाम" },
    title: { en: "Painting", hi: "पेंटिंग", mr: "पेंटिंग" },
    description: {
      en: "Primer, putty, colour, clear coat, each one dry before the next. From a single door to a whole fleet in one shade.",
      hi: "प्राइमर, पुट्टी, रंग, क्लियर कोट: एक परत सूखे, तभी दूसरी। एक दरवाज़े से लेकर पूरी फ़्लीट तक।",
      mr: "प्राइमर, पुट्टी, रंग, क्लिअर कोट: एक थर वाळल्यावरच पुढचा. एका दरवाजापासून सगळ्या ताफ्यापर्यंत.",
    },
    card: {
      en: "Rust out, primer, putty, PU colour and clear coat, then lettering and art by hand.",
      hi: "ज़ंग की सफ़ाई, प्राइमर, पुट्टी, PU पेंट, क्लियर कोट और हाथ की चित्रकारी।",
      mr: "गंज काढून प्राइमर, पुट्टी, PU पेंट, क्लिअर कोट, मग हाताने अक्षरे आणि चित्रे.",
    },
    overview: {
      main: {
        en: "Most of a good paint job is done before colour is mixed. Old flaking paint and rust go, the metal is degreased, primer goes on, putty is sanded level by level. Then PU colour in even coats, and clear coat where shine and protection are wanted.",
        hi: "अच्छे पेंट का ज़्यादातर काम रंग घोलने से पहले ही हो जाता है। पपड़ी और ज़ंग हटाना, तेल-ग्रीस साफ़ करना, प्राइमर लगाना, पुट्टी को परत-दर-परत घिसना। फिर PU पेंट के बराबर कोट, और जहाँ चमक और बचाव चाहिए, वहाँ क्लियर कोट।",
        mr: "चांगल्या रंगकामाचा मोठा भाग रंग कालवण्याआधीच संपलेला असतो. पोपडे आणि गंज काढायचा, तेलकटपणा पुसायचा, प्राइमर मारायचा, पुट्टी थराथराने घासायची. मग PU पेंटचे सारखे हात, आणि जिथे चकाकी व संरक्षण हवे तिथे क्लिअर कोट.",
      },
      context: {
        en: "Simple denting and painting takes {simpleJobInDays} days. A full body with rust work or hand-painted art takes longer; the quotation says how long.",
        hi: "हल्की डेंटिंग-पेंटिंग {simpleJobInDays} दिन में होती है। पूरी बॉडी में ज़ंग का काम हो या हाथ की चित्रकारी, तो समय ज़्यादा लगता है। कितना, यह कोटेशन में लिखा होता है।",
        mr: "साधे डेंटिंग-पेंटिंग {simpleJobInDays} दिवसांत होते. पूर्ण बॉडीला गंजाचे काम असेल किंवा हाताने चित्रे काढायची असतील, तर जास्त दिवस लागतात. किती, ते कोटेशनमध्ये लिहून देतो.",
      },
      points: [
        {
          en: "Zinc-rich primer on open steel, epoxy primer under coloured panels",
          hi: "खुले लोहे पर ज़िंक प्राइमर, रंग वाले पैनल पर एपॉक्सी प्राइमर",
          mr: "उघड्या लोखंडाला झिंक प्राइमर, रंगाच्या पॅनेलला एपॉक्सी प्राइमर",
        },
        {
          en: "Two-pack putty, sanded in steps until reflections run straight",
          hi: "हार्डनर वाली पुट्टी, सतह एकदम बराबर होने तक घिसाई",
          mr: "हार्डनरची पुट्टी, उजेडाची रेघ सरळ दिसेपर्यंत घासलेली",
        },
        {
          en: "PU paint in the maker’s shade, your fleet’s or one of your own",
          hi: "PU पेंट: कंपनी का शेड, आपकी फ़्लीट का, या आपकी पसंद का",
          mr: "PU पेंट: कंपनीची शेड, आपल्या ताफ्याची किंवा आपल्या आवडीची",
        },
        {
          en: "Glass, lamps, rubber and number plates masked, or taken off",
          hi: "काँच, लाइट, रबर और नंबर प्लेट ढक देते हैं या खोल लेते हैं",
          mr: "काचा, दिवे, रबर आणि नंबर प्लेट झाकून किंवा काढून ठेवतो",
        },
        {
          en: "Underside and inner corners sealed against water and mud",
          hi: "नीचे की तरफ़ और कोनों में कीचड़-पानी से बचाव की कोटिंग",
          mr: "खालच्या बाजूला आणि कोपऱ्यांत चिखल-पाणी अडवणारे कोटिंग",
        },
        {
          en: "Lettering, striping and truck art by hand",
          hi: "नाम, धारियाँ और ट्रक आर्ट हाथ से",
          mr: "नाव, पट्टे आणि ट्रक आर्ट हाताने",
        },
      ],
    },
    features: [
      {
        title: { en: "Down to sound metal", hi: "पक्के लोहे तक सफ़ाई", mr: "चांगल्या लोखंडापर्यंत" },
        text: {
          en: "Rust under fresh paint comes back within a year. It is ground out, and holes are closed with sheet, not with putty.",
          hi: "रंग के नीचे दबा ज़ंग साल भर में लौट आता है। इसलिए घिसकर निकालते हैं और छेद पतरे से भरते हैं, पुट्टी से नहीं।",
          mr: "रंगाखाली राहिलेला गंज वर्षभरात परत वर येतो. म्हणून तो घासून काढतो आणि भोके पत्र्याने बुजवतो, पुट्टीने नाही.",
        },
      },
      {
        title: { en: "Dust kept out", hi: "धूल बाहर", mr: "धूळ बाहेरच" },
        text: {
          en: "The floor is wetted, the air filtered and the vehicle blown clean before the gun comes out.",
          hi: "गन उठाने से पहले फ़र्श गीला, हवा छनी हुई और गाड़ी हवा से साफ़।",
          mr: "गन हातात घेण्याआधी जमीन ओली, हवा फिल्टर केलेली आणि गाडी हवा मारून स्वच्छ.",
        },
      },
      {
        title: { en: "Left to dry", hi: "सूखने का पूरा समय", mr: "वाळायला पुरेसा वेळ" },
        text: {
          en: "PU paint needs time, or warmth, between coats. Hurried paint wrinkles, so no coat follows before the last has set.",
          hi: "PU पेंट को दो कोट के बीच समय या गरमी चाहिए। जल्दी में लगाया पेंट सिकुड़ जाता है, इसलिए पहला कोट जमे बिना अगला नहीं लगाते।",
          mr: "PU पेंटच्या दोन हातांमध्ये वेळ किंवा उष्णता द्यावी लागते. घाईत मारलेला रंग सुरकुततो, म्हणून आधीचा हात बसल्याशिवाय पुढचा मारत नाही.",
        },
      },
      {
        title: { en: "Shades that match", hi: "शेड गाड़ी से मिलाकर", mr: "शेड जुळते" },
        text: {
          en: "The mix is tried on a test card and held against the vehicle in daylight. Years of sun change every colour.",
          hi: "रंग पहले कार्ड पर लगाकर दिन की रोशनी में गाड़ी से मिलाते हैं। बरसों की धूप हर रंग बदल देती है।",
          mr: "रंग आधी कार्डावर मारून दिवसाच्या उजेडात गाडीशी ताडून पाहतो. वर्षानुवर्षांचे ऊन प्रत्येक रंग बदलते.",
        },
      },
      {
        title: { en: "Marks the law requires", hi: "क़ानूनन ज़रूरी निशान", mr: "कायद्याने लागणाऱ्या खुणा" },
        text: {
          en: "Reflective tape, speed and payload lettering go back on after painting. A new colour must be entered at the RTO.",
          hi: "रिफ़्लेक्टर टेप, स्पीड और वज़न के अक्षर रंग के बाद फिर लगते हैं। रंग बदला हो तो आरटीओ में दर्ज कराना होता है।",
          mr: "रिफ्लेक्टर टेप, वेग आणि वजनाची अक्षरे रंगानंतर पुन्हा लागतात. रंग बदलला तर आरटीओमध्ये नोंद करावी लागते.",
        },
      },
      {
        title: {
          en: "{warrantyYears}-year warranty",
          hi: "{warrantyYears} साल की वारंटी",
          mr: "{warrantyYears} वर्षांची वॉरंटी",
        },
        text: {
          en: "Paint work carries the same {warrantyYears}-year standard warranty on workmanship as the metal below it.",
          hi: "लोहे के काम की तरह पेंट के काम पर भी {warrantyYears} साल की स्टैंडर्ड वारंटी।",
          mr: "लोखंडाच्या कामाप्रमाणेच रंगकामालाही {warrantyYears} वर्षांची स्टँडर्ड वॉरंटी.",
        },
      },
    ],
    capabilities: [
      {
        en: "Before: faded, scratched and rusting",
        hi: "पहले: फीका, खरोंच भरा, ज़ंग लगा",
        mr: "आधी: फिका, ओरखडे पडलेला, गंजलेला",
      },
      {
        en: "After: the same truck in fresh PU colour",
        hi: "बाद में: वही ट्रक, नए PU पेंट में",
        mr: "नंतर: तोच ट्रक, नव्या PU पेंटमध्ये",
      },
      {
        en: "Truck art on sides and tailgate",
        hi: "साइड और पिछले डाले पर ट्रक आर्ट",
        mr: "बाजू आणि फाळक्यावर ट्रक आर्ट",
      },
      { en: "Chariot and truck, finished", hi: "फ़िनिशिंग के बाद रथ और ट्रक", mr: "फिनिशिंगनंतर रथ आणि ट्रक" },
    ],
    steps: [
      {
        title: { en: "Strip", hi: "पुराना रंग उतारना", mr: "जुना रंग काढणे" },
        text: {
          en: "Loose paint and rust come off; holes are closed with sheet.",
          hi: "उखड़ा रंग और ज़ंग हटाते हैं, छेद पतरे से बंद होते हैं।",
          mr: "सुटलेला रंग आणि गंज काढतो, भोके पत्र्याने बंद करतो.",
        },
      },
      {
        title: { en: "Prime and putty", hi: "प्राइमर और पुट्टी", mr: "प्राइमर आणि पुट्टी" },
        text: {
          en: "Zinc-rich or epoxy primer, then putty sanded in steps.",
          hi: "ज़िंक या एपॉक्सी प्राइमर, फिर पुट्टी की घिसाई।",
          mr: "झिंक किंवा एपॉक्सी प्राइमर, मग पुट्टी टप्प्याने घासतो.",
        },
      },
      {
        title: { en: "Colour", hi: "रंग", mr: "रंग" },
        text: {
          en: "PU in even coats, each one dry before the next.",
          hi: "PU की बराबर परतें, हर परत सूखने के बाद अगली।",
          mr: "PU चे सारखे थर, प्रत्येक वाळल्यावरच पुढचा.",
        },
      },
      {
        title: { en: "Lettering, tape, check", hi: "लिखाई, टेप, जाँच", mr: "अक्षरे, टेप, तपासणी" },
        text: {
          en: "Art and names by hand, reflective tape, a look in daylight.",
          hi: "हाथ की चित्रकारी और नाम, रिफ़्लेक्टर टेप, दिन की रोशनी में जाँच।",
          mr: "हाताची नक्षी आणि नावे, रिफ्लेक्टर टेप, दिवसाच्या उजेडात तपासणी.",
        },
      },
    ],
    priceFactors: [
      {
        en: "Size: one panel, the cab or the whole vehicle",
        hi: "कितना: एक पैनल, केबिन या पूरी गाड़ी",
        mr: "किती: एक पॅनेल, केबिन की पूर्ण गाडी",
      },
      {
        en: "Rust and old paint to take off first",
        hi: "पहले कितना ज़ंग और पुराना रंग उतारना है",
        mr: "आधी किती गंज आणि जुना रंग काढायचा",
      },
      {
        en: "Colour: plain, metallic, with clear coat",
        hi: "रंग: सादा, मेटैलिक, क्लियर कोट के साथ",
        mr: "रंग: साधा, मेटॅलिक, क्लिअर कोटसह",
      },
      { en: "Lettering and truck art by hand", hi: "हाथ की लिखाई और ट्रक आर्ट", mr: "हाताची अक्षरे आणि ट्रक आर्ट" },
    ],
    questions: [
      {
        title: {
          en: "How long does painting take?",
          hi: "पेंटिंग में कितने दिन लगते हैं?",
          mr: "पेंटिंगला किती दिवस लागतात?",
        },
        text: {
          en: "{simpleJobInDays} days for a simple job. Rust work and art by hand take longer; the quotation says how long.",
          hi: "छोटे काम में {simpleJobInDays} दिन। ज़ंग के काम और हाथ की चित्रकारी में ज़्यादा; कितना, यह कोटेशन में लिखा होता है।",
          mr: "साध्या कामाला {simpleJobInDays} दिवस. गंजाचे काम आणि हाताच्या नक्षीला जास्त; किती, ते कोटेशनमध्ये लिहिलेले असते.",
        },
      },
      {
        title: {
          en: "Can I change the colour of my vehicle?",
          hi: "क्या गाड़ी का रंग बदल सकते हैं?",
          mr: "गाडीचा रंग बदलता येतो का?",
        },
        text: {
          en: "Yes, and the new colour must be entered at the RTO. Ask there before the work begins.",
          hi: "हाँ, पर नया रंग आरटीओ में दर्ज कराना होता है। काम से पहले वहाँ पूछ लीजिए।",
          mr: "हो, पण नवा रंग आरटीओमध्ये नोंदवावा लागतो. काम सुरू होण्याआधी तिथे विचारा.",
        },
      },
      {
        title: {
          en: "Will one repainted panel match the rest?",
          hi: "एक पैनल का नया रंग बाक़ी से मिलेगा?",
          mr: "एका पॅनेलचा नवा रंग बाकीच्याशी जुळेल का?",
        },
        text: {
          en: "The mix is tried on a card and held against the vehicle in daylight, because years of sun change every colour.",
          hi: "रंग पहले कार्ड पर लगाकर दिन की रोशनी में गाड़ी से मिलाते हैं, क्योंकि धूप में हर रंग बदलता है।",
          mr: "रंग आधी कार्डावर लावून दिवसाच्या उजेडात गाडीशी जुळवतो, कारण उन्हाने प्रत्येक रंग बदलतो.",
        },
      },
      {
        title: { en: "Is there a warranty on paint?", hi: "रंग पर वारंटी है?", mr: "रंगावर वॉरंटी आहे का?" },
        text: {
          en: "Yes, the same {warrantyYears}-year standard warranty on workmanship as on the metal below.",
          hi: "हाँ, लोहे के काम की तरह पेंट की कारीगरी पर भी {warrantyYears} साल की वारंटी।",
          mr: "हो, लोखंडाच्या कामाप्रमाणेच रंगाच्या कारागिरीवरही {warrantyYears} वर्षांची वॉरंटी.",
        },
      },
    ],
  },
};
