import type { BodyTypeFile } from "../service-file.ts";

export const angelPattiBhatta: BodyTypeFile = {
  backdrop: { tone: "clay" },
  facts: ["bodyInWeeks", "warranty"],
  pictures: {
    hero: "body-angel-patti-bhatta-rear",
    capabilities: [
      "body-angel-patti-bhatta-detail",
      "workshop-3",
      "body-angel-patti-bhatta",
      "body-angel-patti-round-rear",
    ],
  },
  engraving: "M4 4h88v32H4zM4 10h88M4 15h88M4 21h88M4 26h88M22 4v32M40 4v32M58 4v32M76 4v32",
  silhouette: "angel-patti-bhatta",
  painting: "patti-square",
  words: {
    search: {
      title: {
        en: "Angel Patti Bhatta: full-height truck body | {business}",
        hi: "एंगल पट्टी भट्टा: फ़ुल ऊँचाई की बॉडी | {business}",
        mr: "अँगल पट्टी भट्टा: पूर्ण उंचीची बॉडी | {business}",
      },
      description: {
        en: "Full-height body of steel angle and patti with square corners. It holds crates, sacks and cylinders on all sides and lets air through.",
        hi: "लोहे के एंगल और पट्टी की फ़ुल ऊँचाई वाली बॉडी, चौकोर कोने। क्रेट, बोरी और सिलेंडर चारों तरफ़ से थमे रहते हैं और हवा भी आती है।",
        mr: "अँगल आणि पट्टीची पूर्ण उंचीची बॉडी, चौकोनी कोपऱ्यांची. क्रेट, गोण्या आणि सिलिंडर सर्व बाजूंनी धरून ठेवते आणि हवाही खेळती राहते.",
      },
    },
    label: { en: "Full height, square", hi: "फ़ुल, चौकोर कोने", mr: "फुल, चौकोनी कोपरे" },
    title: { en: "Angel Patti Bhatta", hi: "एंगल पट्टी भट्टा", mr: "अँगल पट्टी भट्टा" },
    description: {
      en: "A full-height body of steel angle and flat strip with square corners: air passes through, the load stays in.",
      hi: "एंगल और पट्टी की फ़ुल ऊँचाई वाली बॉडी, चौकोर कोनों के साथ: हवा आती रहे, माल बाहर न जाए।",
      mr: "अँगल आणि पट्टीची पूर्ण उंचीची बॉडी, कोपरे चौकोनी: हवा खेळती, माल आत पक्का.",
    },
    card: {
      en: "Full-height angle and patti body with square corners, for loads that need air.",
      hi: "चौकोर कोनों वाली फ़ुल एंगल पट्टी बॉडी, जिस माल को हवा चाहिए उसके लिए।",
      mr: "चौकोनी कोपऱ्यांची फुल अँगल पट्टी बॉडी, हवा लागणाऱ्या मालासाठी.",
    },
    overview: {
      main: {
        en: "Angle uprights stand along the floor frame, and flat strips, the patti, run across them from floor to top rail. The load is held on every side and still gets air. Square corners keep the whole floor usable: crates and sacks stack right into the corners.",
        hi: "फ़र्श के फ़्रेम पर एंगल खड़े होते हैं और उन पर नीचे से ऊपर तक पट्टियाँ लगती हैं। माल हर तरफ़ से थमा रहता है और उसे हवा भी मिलती है। कोने चौकोर हैं, इसलिए पूरा फ़र्श काम आता है: क्रेट और बोरी कोने तक लगती हैं।",
        mr: "तळाच्या फ्रेमवर अँगल उभे राहतात आणि त्यांच्यावर खालपासून वरपर्यंत पट्ट्या जातात. माल चारी बाजूंनी धरलेला असतो, तरी त्याला हवा मिळते. कोपरे चौकोनी असल्याने सगळा तळ कामी येतो: क्रेट आणि गोण्या अगदी कोपऱ्यापर्यंत लागतात.",
      },
      context: {
        en: "The bhatta is the daily worker of short-haul trade: vegetables to the market yard in the morning, cylinders or cement in the afternoon. In the monsoon, bows carry the tarpaulin over it.",
        hi: "भट्टा रोज़ के धंधे की बॉडी है: सुबह मंडी की सब्ज़ी, दोपहर को सिलेंडर या सीमेंट। बरसात में ऊपर के पाइप पर तिरपाल चढ़ जाता है।",
        mr: "भट्टा ही रोजच्या धंद्याची बॉडी. सकाळी मार्केट यार्डात भाजीपाला, दुपारी सिलिंडर किंवा सिमेंट. पावसाळ्यात वरच्या पाइपांवर ताडपत्री चढते.",
      },
      points: [
        {
          en: "Uprights in MS angle, closer together where the load leans",
          hi: "खड़े MS एंगल, जहाँ माल का ज़ोर ज़्यादा वहाँ पास-पास",
          mr: "उभे MS अँगल, मालाचा जोर जास्त तिथे जवळजवळ",
        },
        {
          en: "Patti gap chosen for the load: narrow for crates, wide for drums and cylinders",
          hi: "पट्टी का गैप माल के हिसाब से: क्रेट के लिए कम, ड्रम और सिलेंडर के लिए ज़्यादा",
          mr: "पट्ट्यांमधली फट मालाप्रमाणे: क्रेटसाठी कमी, पिंप आणि सिलिंडरसाठी जास्त",
        },
        {
          en: "Single strips can be changed after a knock, without touching the rest",
          hi: "टक्कर में मुड़ी एक पट्टी अकेली बदली जा सकती है",
          mr: "धडकेने वाकलेली एकच पट्टी बदलता येते, बाकीला हात न लावता",
        },
        {
          en: "Removable bows for the tarpaulin, hooks for the rope all round",
          hi: "तिरपाल के निकलने वाले पाइप और चारों तरफ़ रस्सी के हुक",
          mr: "ताडपत्रीसाठी काढता येणारे पाइप आणि सभोवती दोरीचे हुक",
        },
        { en: "Rear opens over its full width", hi: "पीछे पूरी चौड़ाई में खुलती है", mr: "मागची बाजू पूर्ण रुंदीने उघडते" },
        {
          en: "Frame and patti in two colours, if you like",
          hi: "चाहें तो फ़्रेम एक रंग में, पट्टी दूसरे में",
          mr: "हवे तर फ्रेम एका रंगात, पट्ट्या दुसऱ्या रंगात",
        },
      ],
    },
    features: [
      {
        title: { en: "Light for its height", hi: "ऊँची, फिर भी हल्की", mr: "उंच, तरी हलकी" },
        text: {
          en: "Strips instead of closed sheet save weight and let the wind through. The engine feels the difference on a ghat.",
          hi: "बंद पतरे की जगह पट्टी हो तो वज़न बचता है और हवा आर-पार जाती है। चढ़ाई पर इंजन को फ़र्क़ पता चलता है।",
          mr: "बंद पत्र्याऐवजी पट्ट्या असल्याने वजन वाचते आणि वारा आरपार जातो. घाट चढताना इंजिनला फरक कळतो.",
        },
      },
      {
        title: { en: "Air for fresh goods", hi: "ताज़े माल को हवा", mr: "ताज्या मालाला हवा" },
        text: {
          en: "Vegetables, fruit, milk cans and poultry crates stay cooler than behind closed walls.",
          hi: "सब्ज़ी, फल, दूध के कैन और मुर्ग़ी के पिंजरे बंद बॉडी के मुक़ाबले ठंडे रहते हैं।",
          mr: "भाजी, फळे, दुधाचे कॅन आणि कोंबड्यांचे पिंजरे बंद बॉडीपेक्षा थंड राहतात.",
        },
      },
      {
        title: { en: "No lost corner", hi: "कोना बेकार नहीं जाता", mr: "कोपरा वाया जात नाही" },
        text: {
          en: "Square corners take square crates. You count the load in full rows.",
          hi: "चौकोर कोने में चौकोर क्रेट बैठती है। माल पूरी क़तारों में गिना जाता है।",
          mr: "चौकोनी कोपऱ्यात चौकोनी क्रेट बसतो. माल पूर्ण रांगांत मोजता येतो.",
        },
      },
      {
        title: { en: "Easy to repair", hi: "मरम्मत आसान", mr: "दुरुस्ती सोपी" },
        text: {
          en: "A bent strip is a matter of an hour. Cut it out, weld in a new one, touch up the paint.",
          hi: "मुड़ी पट्टी घंटे भर का काम है: पुरानी काटी, नई वेल्ड की, ऊपर से रंग कर दिया।",
          mr: "वाकलेली पट्टी म्हणजे तासाभराचे काम: जुनी कापली, नवी वेल्ड केली, वर रंगाचा हात.",
        },
      },
    ],
    capabilities: [
      {
        en: "Square corner: angle, patti and floor edge",
        hi: "चौकोर कोना: एंगल, पट्टी और फ़र्श का किनारा",
        mr: "चौकोनी कोपरा: अँगल, पट्टी आणि तळाची कड",
      },
      {
        en: "Angle, tube and patti in lengths",
        hi: "एंगल, पाइप और पट्टी का लोहा",
        mr: "अँगल, पाइप आणि पट्टीचे लोखंड",
      },
      { en: "The same kind of body from the front", hi: "ऐसी ही बॉडी, आगे से", mr: "अशीच बॉडी, पुढून" },
      { en: "The same body with round corners", hi: "इसी का गोल कोनों वाला रूप", mr: "हीच बॉडी, गोल कोपऱ्यांत" },
    ],
    specifications: [
      {
        name: { en: "Frame", hi: "फ़्रेम", mr: "फ्रेम" },
        value: {
          en: "MS angle, typically 40 × 40 × 5 mm; corner posts 50 × 50 × 5 mm",
          hi: "MS एंगल, आम तौर पर 40 × 40 × 5 mm; कोने के खंभे 50 × 50 × 5 mm",
          mr: "MS अँगल, साधारण 40 × 40 × 5 mm; कोपऱ्याचे खांब 50 × 50 × 5 mm",
        },
      },
      {
        name: { en: "Patti", hi: "पट्टी", mr: "पट्टी" },
        value: {
          en: "MS flat, typically 25-40 mm wide, 3-5 mm thick",
          hi: "MS पट्टी, आम तौर पर 25-40 mm चौड़ी, 3-5 mm मोटी",
          mr: "MS पट्टी, साधारण 25-40 mm रुंद, 3-5 mm जाड",
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
        name: { en: "Rear", hi: "पीछे", mr: "मागची बाजू" },
        value: {
          en: "Two hinged doors, or a drop tailgate with lift-off upper part",
          hi: "दो पल्ले, या नीचे डाला और ऊपर निकलने वाली जाली",
          mr: "दोन दारे, किंवा खाली फाळका आणि वर काढता येणारी जाळी",
        },
      },
      {
        name: { en: "Finish", hi: "रंग", mr: "रंग" },
        value: {
          en: "Zinc-rich primer, PU paint in two colours",
          hi: "ज़िंक प्राइमर, दो रंगों में PU पेंट",
          mr: "झिंक प्राइमर, दोन रंगांत PU पेंट",
        },
      },
      {
        name: { en: "Hinges and locks", hi: "क़ब्ज़े और लॉक", mr: "बिजागऱ्या व कड्या" },
        value: {
          en: "Greasable strap hinges, drop bolts with chained pins",
          hi: "ग्रीस वाले पट्टी क़ब्ज़े, चेन से बँधी पिन और सिटकनी",
          mr: "ग्रीसच्या पट्टी बिजागऱ्या, साखळीच्या पिना आणि खिट्ट्या",
        },
      },
      {
        name: { en: "Typical vehicles", hi: "गाड़ियाँ", mr: "कोणत्या गाड्यांवर" },
        value: {
          en: "Tata Ace, Mahindra Jeeto, Ashok Leyland Dost, small trucks",
          hi: "टाटा एस, महिंद्रा जीतो, अशोक लेलैंड दोस्त, छोटे ट्रक",
          mr: "टाटा एस, महिंद्रा जीतो, अशोक लेलँड दोस्त, छोटे ट्रक",
        },
      },
      {
        name: { en: "Lead time", hi: "समय", mr: "लागणारा वेळ" },
        value: { en: "{bodyInWeeks} weeks", hi: "{bodyInWeeks} हफ़्ते में", mr: "{bodyInWeeks} आठवडे" },
      },
    ],
    applications: [
      { en: "Vegetables and fruit in crates", hi: "क्रेट में सब्ज़ी और फल", mr: "क्रेटमधला भाजीपाला आणि फळे" },
      { en: "Gas cylinders and drums", hi: "गैस सिलेंडर और ड्रम", mr: "गॅस सिलिंडर आणि पिंपे" },
      {
        en: "Cement, fertiliser and grain in sacks",
        hi: "सीमेंट, खाद और अनाज की बोरियाँ",
        mr: "सिमेंट, खत आणि धान्याच्या गोण्या",
      },
      { en: "Milk cans", hi: "दूध के कैन", mr: "दुधाचे कॅन" },
      { en: "Poultry crates and fodder", hi: "मुर्ग़ी के पिंजरे और चारा", mr: "कोंबड्यांचे पिंजरे आणि चारा" },
      { en: "Furniture and household goods", hi: "फ़र्नीचर और घर का सामान", mr: "फर्निचर आणि घरसामान" },
      { en: "Scrap and returnable bottles", hi: "कबाड़ और ख़ाली बोतलें", mr: "भंगार आणि रिकाम्या बाटल्या" },
    ],
    priceFactors: [
      { en: "Height of the sides", hi: "साइड की ऊँचाई", mr: "बाजूंची उंची" },
      {
        en: "Angle section and gap between the patti",
        hi: "एंगल का सेक्शन और पट्टियों के बीच की दूरी",
        mr: "अँगलचे सेक्शन आणि पट्ट्यांमधले अंतर",
      },
      { en: "Floor: chequered plate or planks", hi: "फ़र्श: चेकर प्लेट या फट्टे", mr: "तळ: चेकर प्लेट की फळ्या" },
      { en: "Rear: two doors or a tailgate", hi: "पीछे: दो पल्ले या डाला", mr: "मागे: दोन दारे की फाळका" },
    ],
    questions: [
      {
        title: {
          en: "What gap between the strips do I need?",
          hi: "पट्टियों के बीच कितनी दूरी रखें?",
          mr: "पट्ट्यांमध्ये किती अंतर ठेवावे?",
        },
        text: {
          en: "Narrow for crates and sacks, wide for drums and cylinders. Tell us the load and we set the gap to it.",
          hi: "क्रेट और बोरी के लिए कम, ड्रम और सिलेंडर के लिए ज़्यादा। माल बताइए, दूरी उसी से तय होती है।",
          mr: "क्रेट आणि गोण्यांसाठी कमी, पिंप आणि सिलिंडरसाठी जास्त. माल सांगा, अंतर त्याप्रमाणे ठरते.",
        },
      },
      {
        title: { en: "Bhatta or round: which one?", hi: "भट्टा लें या राउंड?", mr: "भट्टा घ्यावा की राउंड?" },
        text: {
          en: "Square crates need the square corner of the bhatta. For narrow lanes and daily tarpaulin the round one is better.",
          hi: "चौकोर क्रेट के लिए भट्टे का चौकोर कोना। तंग गली और रोज़ का तिरपाल हो तो राउंड अच्छा।",
          mr: "चौकोनी क्रेटसाठी भट्ट्याचा चौकोनी कोपरा. अरुंद गल्ल्या आणि रोजची ताडपत्री असेल तर राउंड बरा.",
        },
      },
      {
        title: {
          en: "A strip is bent. Must the side come off?",
          hi: "एक पट्टी मुड़ गई तो पूरी साइड उतारनी होगी?",
          mr: "एक पट्टी वाकली तर पूर्ण बाजू काढावी लागेल का?",
        },
        text: {
          en: "No. A single strip is cut out, a new one welded in and the paint touched up.",
          hi: "नहीं। एक पट्टी काटकर नई वेल्ड होती है और उतना ही रंग लगता है।",
          mr: "नाही. एकच पट्टी कापून नवी वेल्ड होते आणि तेवढाच रंग लागतो.",
        },
      },
    ],
  },
};
