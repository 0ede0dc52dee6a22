import type { BodyTypeFile } from "../service-file.ts";

export const angelPattiRound: BodyTypeFile = {
  backdrop: { tone: "indigo" },
  facts: ["bodyInWeeks", "warranty"],
  pictures: {
    hero: "body-angel-patti-round-rear",
    capabilities: [
      "body-angel-patti-round-detail",
      "workshop-3",
      "body-angel-patti-round",
      "body-angel-patti-bhatta-rear",
    ],
  },
  engraving:
    "M16 4h64a12 12 0 0 1 12 12v20H4V16A12 12 0 0 1 16 4m0 6h64a6 6 0 0 1 6 6v20M16 10a6 6 0 0 0-6 6v20m6-20h64v20M16 16v20M34 4v32M48 4v32M62 4v32M16 23h64M16 29h64",
  silhouette: "angel-patti-round",
  painting: "patti-round",
  words: {
    search: {
      title: {
        en: "Angel Patti Round: body with round corners | {business}",
        hi: "एंगल पट्टी राउंड: गोल कोनों की बॉडी | {business}",
        mr: "अँगल पट्टी राउंड: गोल कोपऱ्यांची बॉडी | {business}",
      },
      description: {
        en: "Full-height angle and patti body whose strips run round the corners in one bend. Kind to ropes and tarpaulin, at home in narrow lanes.",
        hi: "फ़ुल ऊँचाई की पट्टी बॉडी, जिसकी पट्टी कोने पर एक ही मोड़ में घूमती है। रस्सी और तिरपाल नहीं कटते, तंग गली में भी आराम।",
        mr: "पूर्ण उंचीची पट्टी बॉडी. पट्टी एकाच वळणात कोपऱ्यावरून जाते, म्हणून दोरी आणि ताडपत्री कापत नाही. अरुंद बोळातही सहज निघते.",
      },
    },
    label: { en: "Full height, round", hi: "फ़ुल, गोल कोने", mr: "फुल, गोल कोपरे" },
    title: { en: "Angel Patti Round", hi: "एंगल पट्टी राउंड", mr: "अँगल पट्टी राउंड" },
    description: {
      en: "The full-height patti body with corners bent, not joined. It slips through narrow lanes and spares rope and tarpaulin.",
      hi: "वही फ़ुल पट्टी बॉडी, पर कोने जोड़कर नहीं, मोड़कर बनते हैं। तंग गली में निकलती है, रस्सी और तिरपाल बचाती है।",
      mr: "तीच पूर्ण उंचीची पट्टी बॉडी, पण कोपरे जोडलेले नाहीत, वळवलेले. अरुंद बोळातून निघते, दोरी आणि ताडपत्री जपते.",
    },
    card: {
      en: "Full-height patti body with rounded corners, for narrow lanes and daily tarpaulin.",
      hi: "गोल कोनों वाली फ़ुल पट्टी बॉडी, तंग गलियों और रोज़ के तिरपाल के लिए।",
      mr: "गोल कोपऱ्यांची फुल पट्टी बॉडी, अरुंद गल्ल्या आणि रोजच्या ताडपत्रीसाठी.",
    },
    overview: {
      main: {
        en: "Each strip runs along the side and round the corner in one bend. There is no joint at the place a body is hit first, and no sharp edge to cut a rope or tear a tarpaulin. The body looks softer and takes a knock better.",
        hi: "हर पट्टी साइड से चलकर एक ही मोड़ में कोना पार करती है। जहाँ सबसे पहले टक्कर लगती है, वहाँ कोई जोड़ नहीं, और रस्सी काटने या तिरपाल फाड़ने वाली धार भी नहीं। देखने में सुडौल, झटका सहने में बेहतर।",
        mr: "प्रत्येक पट्टी बाजूने येते आणि एकाच वळणात कोपऱ्यावरून पुढे जाते. जिथे धडक आधी बसते तिथे सांधाच नाही, आणि दोरी कापणारी किंवा ताडपत्री फाडणारी धारही नाही. दिसायला सौम्य, धक्का सोसायला भक्कम.",
      },
      context: {
        en: "You give up a palm’s width of floor at each corner. For sacks, fodder and loose goods nobody misses it; for square crates from wall to wall, take the bhatta with its square corners.",
        hi: "हर कोने पर हथेली भर फ़र्श कम होता है। बोरी, चारे और खुले सामान में इसका पता भी नहीं चलता। दीवार से दीवार तक चौकोर क्रेट भरनी हो तो चौकोर कोनों वाला भट्टा लीजिए।",
        mr: "प्रत्येक कोपऱ्यात तळहाताएवढी जागा कमी होते. गोण्या, चारा आणि मोकळ्या मालाला ते जाणवतही नाही. भिंतीपासून भिंतीपर्यंत चौकोनी क्रेट लावायचे असतील तर चौकोनी कोपऱ्यांचा भट्टा घ्या.",
      },
      points: [
        {
          en: "Patti bent over a former, so that every row has the same radius",
          hi: "पट्टी साँचे पर मुड़ती है, हर क़तार की गोलाई एक-सी",
          mr: "पट्टी साच्यावर वळवतो, प्रत्येक ओळीची गोलाई सारखी",
        },
        {
          en: "No weld at the corner, where shocks arrive",
          hi: "जिस कोने पर झटके लगते हैं, वहाँ वेल्डिंग नहीं",
          mr: "धक्के बसतात त्या कोपऱ्यावर वेल्डिंग नाही",
        },
        {
          en: "Rounded top rail that lets the tarpaulin slide",
          hi: "ऊपर की गोल रेल पर तिरपाल आराम से सरकता है",
          mr: "वरच्या गोल रेलवरून ताडपत्री अलगद सरकते",
        },
        {
          en: "Bows follow the round, water runs off at the sides",
          hi: "छत के पाइप भी गोलाई में, पानी साइड से उतर जाता है",
          mr: "छताचे पाइपही गोलाईत, पाणी बाजूंनी ओघळते",
        },
        {
          en: "Choice of hinged rear doors or tailgate",
          hi: "पीछे पल्ले या डाला, जो आप चाहें",
          mr: "मागे दारे किंवा फाळका, आपल्या सोयीने",
        },
        {
          en: "Rope hooks below the floor edge all round",
          hi: "फ़र्श के किनारे चारों तरफ़ रस्सी के हुक",
          mr: "तळाच्या कडेला चहूबाजूंनी दोरीचे हुक",
        },
      ],
    },
    features: [
      {
        title: { en: "Built for lanes", hi: "गली के लिए बनी", mr: "गल्लीसाठी घडलेली" },
        text: {
          en: "In a bazaar the corner is the first thing to touch a wall or a cart. A round corner glances off.",
          hi: "बाज़ार में दीवार या ठेले से सबसे पहले कोना ही टकराता है। गोल कोना फिसलकर निकल जाता है।",
          mr: "बाजारात भिंतीला किंवा हातगाडीला आधी कोपराच लागतो. गोल कोपरा घसरून निघून जातो.",
        },
      },
      {
        title: { en: "Tarpaulin lives longer", hi: "तिरपाल ज़्यादा चलता है", mr: "ताडपत्री जास्त टिकते" },
        text: {
          en: "Covers tear at sharp corners. Here there are none.",
          hi: "तिरपाल नुकीले कोनों पर फटता है। यहाँ नुकीला कोना है ही नहीं।",
          mr: "ताडपत्री टोकदार कोपऱ्यावर फाटते. इथे टोकदार कोपराच नाही.",
        },
      },
      {
        title: { en: "Even rows", hi: "क़तारें बराबर", mr: "ओळी सारख्या" },
        text: {
          en: "One former, one radius, the same gap from floor to top. The eye sees at once when rows wander.",
          hi: "एक साँचा, एक गोलाई, नीचे से ऊपर तक एक-सा गैप। क़तार ज़रा भी भटके तो आँख पकड़ लेती है।",
          mr: "एक साचा, एक गोलाई, तळापासून वरपर्यंत सारखी फट. ओळ जराही हलली तरी डोळ्यांना खुपते.",
        },
      },
      {
        title: { en: "Stiff without weight", hi: "वज़न बढ़ाए बिना मज़बूती", mr: "वजन न वाढवता बळकटी" },
        text: {
          en: "A bent strip braces the corner by its shape, with no extra gusset.",
          hi: "मुड़ी पट्टी अपने आकार से ही कोने को थामती है, अलग टेक नहीं लगानी पड़ती।",
          mr: "वळवलेली पट्टी आपल्या आकारानेच कोपरा धरते, वेगळा आधार लावावा लागत नाही.",
        },
      },
    ],
    capabilities: [
      {
        en: "Each strip bent round the corner in one piece",
        hi: "हर पट्टी कोने पर एक ही मोड़ में",
        mr: "प्रत्येक पट्टी कोपऱ्यावर एकाच वळणात",
      },
      { en: "Steel in lengths, before the bending", hi: "मोड़ने से पहले का लोहा", mr: "वळवण्याआधीचे लोखंड" },
      { en: "The same kind of body from the front", hi: "ऐसी ही बॉडी, आगे से", mr: "अशीच बॉडी, पुढून" },
      {
        en: "The same body with square corners: Angel Patti Bhatta",
        hi: "चौकोर कोनों वाला रूप: भट्टा",
        mr: "हीच बॉडी, चौकोनी कोपऱ्यांत: भट्टा",
      },
    ],
    specifications: [
      {
        name: { en: "Frame", hi: "फ़्रेम", mr: "फ्रेम" },
        value: {
          en: "MS angle, typically 40 × 40 × 5 mm, top rail in bent round or square tube",
          hi: "MS एंगल, आम तौर पर 40 × 40 × 5 mm; ऊपर की रेल मुड़े पाइप में",
          mr: "MS अँगल, साधारण 40 × 40 × 5 mm; वरची रेल वळवलेल्या पाइपची",
        },
      },
      {
        name: { en: "Patti", hi: "पट्टी", mr: "पट्टी" },
        value: {
          en: "MS flat, typically 25-40 mm wide, 3-5 mm thick, bent in one piece",
          hi: "MS पट्टी, आम तौर पर 25-40 mm चौड़ी, 3-5 mm मोटी, एक टुकड़े में मुड़ी",
          mr: "MS पट्टी, साधारण 25-40 mm रुंद, 3-5 mm जाड, एकसंध वळवलेली",
        },
      },
      {
        name: { en: "Corner radius", hi: "कोने की गोलाई", mr: "कोपऱ्याची गोलाई" },
        value: {
          en: "Typically 100-200 mm, equal in all rows",
          hi: "रेडियस आम तौर पर 100-200 mm, हर क़तार में एक-सा",
          mr: "साधारण 100-200 mm त्रिज्या, सर्व ओळींत सारखी",
        },
      },
      {
        name: { en: "Floor", hi: "फ़र्श", mr: "तळ" },
        value: {
          en: "Chequered plate 3-4 mm, or hardwood planks",
          hi: "चेकर प्लेट 3-4 mm, या पक्की लकड़ी के फट्टे",
          mr: "चेकर प्लेट 3-4 mm, किंवा कठीण लाकडाच्या फळ्या",
        },
      },
      {
        name: { en: "Side height", hi: "साइड की ऊँचाई", mr: "बाजूंची उंची" },
        value: {
          en: "About 1,200-1,800 mm, as agreed in the quotation",
          hi: "लगभग 1,200-1,800 mm, कोटेशन के अनुसार",
          mr: "साधारण 1,200-1,800 mm, कोटेशनप्रमाणे",
        },
      },
      {
        name: { en: "Finish", hi: "रंग", mr: "रंग" },
        value: { en: "Zinc-rich primer, PU paint", hi: "ज़िंक प्राइमर, PU पेंट", mr: "झिंक प्राइमर, PU पेंट" },
      },
      {
        name: { en: "Hinges and locks", hi: "क़ब्ज़े और लॉक", mr: "बिजागऱ्या व कड्या" },
        value: {
          en: "Strap hinges, rear lock bar with drop bolts",
          hi: "पट्टी क़ब्ज़े, पीछे लॉक रॉड और सिटकनी",
          mr: "पट्टी बिजागऱ्या, मागे आडवा लॉक दांडा आणि खिट्ट्या",
        },
      },
      {
        name: { en: "Typical vehicles", hi: "गाड़ियाँ", mr: "कोणत्या गाड्यांवर" },
        value: {
          en: "Maruti Super Carry, Tata Ace, Mahindra Supro, pickups",
          hi: "मारुति सुपर कैरी, टाटा एस, महिंद्रा सुप्रो, पिकअप",
          mr: "मारुती सुपर कॅरी, टाटा एस, महिंद्रा सुप्रो, पिकअप",
        },
      },
      {
        name: { en: "Lead time", hi: "समय", mr: "लागणारा वेळ" },
        value: { en: "{bodyInWeeks} weeks", hi: "{bodyInWeeks} हफ़्ते में", mr: "{bodyInWeeks} आठवडे" },
      },
    ],
    applications: [
      {
        en: "Sacks of onion, potato and grain",
        hi: "प्याज़, आलू और अनाज की बोरियाँ",
        mr: "कांदा, बटाटा, धान्याच्या गोण्या",
      },
      { en: "Cattle, green fodder and straw", hi: "मवेशी, हरा चारा और भूसा", mr: "जनावरे, हिरवा चारा आणि कडबा" },
      {
        en: "Parcels in old towns with narrow lanes",
        hi: "पुराने शहर की तंग गलियों में पार्सल",
        mr: "अरुंद गल्ल्यांतले पार्सल",
      },
      {
        en: "Mandap, tent and catering goods",
        hi: "मंडप, टेंट और केटरिंग का सामान",
        mr: "मंडप, तंबू आणि केटरिंगचे सामान",
      },
      { en: "Empty cans, crates and packing", hi: "ख़ाली कैन, क्रेट और पैकिंग", mr: "रिकामे कॅन, क्रेट आणि पॅकिंग" },
      { en: "Nursery plants and flowers", hi: "नर्सरी के पौधे और फूल", mr: "नर्सरीची रोपे आणि फुले" },
    ],
    priceFactors: [
      { en: "Height of the sides", hi: "साइड की ऊँचाई", mr: "बाजूंची उंची" },
      {
        en: "Number of rows bent round the corner",
        hi: "कोने पर कितनी पट्टियाँ मुड़ेंगी",
        mr: "कोपऱ्यावर वळवलेल्या पट्ट्या किती",
      },
      { en: "Floor: chequered plate or planks", hi: "फ़र्श: चेकर प्लेट या फट्टे", mr: "तळ: चेकर प्लेट की फळ्या" },
      { en: "Tarpaulin bows, and the paint", hi: "तिरपाल के पाइप और रंग", mr: "ताडपत्रीचे पाइप आणि रंग" },
    ],
    questions: [
      {
        title: {
          en: "How much floor do round corners cost me?",
          hi: "गोल कोनों से कितनी जगह जाती है?",
          mr: "गोल कोपऱ्यांमुळे किती जागा जाते?",
        },
        text: {
          en: "About a palm’s width at each corner. With sacks, fodder and loose goods nobody misses it.",
          hi: "हर कोने पर लगभग एक हथेली। बोरी, चारा और खुले माल में पता भी नहीं चलता।",
          mr: "प्रत्येक कोपऱ्यावर साधारण तळहाताएवढी. गोण्या, चारा आणि सुट्या मालात जाणवतही नाही.",
        },
      },
      {
        title: { en: "Is the corner welded?", hi: "क्या कोना वेल्ड होता है?", mr: "कोपरा वेल्ड केलेला असतो का?" },
        text: {
          en: "No, each strip runs round the corner in one bend, so there is no joint where a body is hit first.",
          hi: "नहीं, हर पट्टी कोने पर एक ही मोड़ में घूमती है। जहाँ सबसे पहले टक्कर लगती है, वहाँ जोड़ नहीं होता।",
          mr: "नाही, प्रत्येक पट्टी कोपऱ्यावर एकाच वळणात जाते. जिथे आधी मार बसतो तिथे सांधाच नाही.",
        },
      },
      {
        title: {
          en: "Which vehicles is it built for?",
          hi: "किन गाड़ियों पर बनती है?",
          mr: "कोणत्या गाड्यांवर बांधता?",
        },
        text: {
          en: "Mini-trucks and pickups such as Tata Ace, Maruti Super Carry and Mahindra Supro. Ask for others.",
          hi: "छोटे ट्रक और पिकअप, जैसे टाटा एस, मारुति सुपर कैरी और महिंद्रा सुप्रो। दूसरी गाड़ी हो तो पूछिए।",
          mr: "छोटे ट्रक आणि पिकअप, जसे टाटा एस, मारुती सुपर कॅरी आणि महिंद्रा सुप्रो. दुसरी गाडी असेल तर विचारा.",
        },
      },
    ],
  },
};
