import type { BodyTypeFile } from "../service-file.ts";

export const platformBody: BodyTypeFile = {
  backdrop: { tone: "clay" },
  facts: ["bodyInWeeks", "warranty"],
  pictures: {
    hero: "body-platform-rear",
    capabilities: ["body-platform-detail", "body-platform", "workshop-3", "body-open-half-rear"],
  },
  engraving:
    "M4 12h88v6H4zm0 6v8h88v-8M16 12V8m20 4V8m24 4V8m20 4V8M18 26a4 4 0 1 0 8 0m20 0a4 4 0 1 0 8 0m16 0a4 4 0 1 0 8 0M92 12V3h-6v9M4 8h82",
  silhouette: "platform-body",
  painting: "platform",
  words: {
    search: {
      title: {
        en: "Platform body: flat bed with lashing rings | {business}",
        hi: "प्लेटफ़ॉर्म बॉडी: सपाट डेक, मज़बूत कड़े | {business}",
        mr: "प्लॅटफॉर्म बॉडी: सपाट डेक, भक्कम रिंगा | {business}",
      },
      description: {
        en: "Flat bed with plank or chequered deck, lashing rings and a strong headboard, for machines, pipes, steel and generators on light and heavy trucks.",
        hi: "फट्टे या चेकर प्लेट का सपाट डेक, बाँधने के कड़े और मज़बूत हेडबोर्ड। हल्के और भारी ट्रक पर मशीन, पाइप, सरिया और जनरेटर के लिए।",
        mr: "फळ्या किंवा चेकर प्लेटचा सपाट डेक, बांधायच्या रिंगा आणि मजबूत हेडबोर्ड. हलक्या व अवजड ट्रकवर यंत्रे, पाइप, सळ्या आणि जनरेटरसाठी.",
      },
    },
    label: { en: "Flat bed", hi: "सपाट डेक", mr: "सपाट डेक" },
    title: { en: "Platform Body", hi: "प्लेटफ़ॉर्म बॉडी", mr: "प्लॅटफॉर्म बॉडी" },
    description: {
      en: "A flat deck with nothing in the way: machines, pipes and crates come on from any side and are tied to rings that hold.",
      hi: "सपाट डेक, बीच में कोई अड़चन नहीं। मशीन, पाइप और पेटियाँ किसी भी तरफ़ से चढ़ती हैं और पक्के कड़ों से बँधती हैं।",
      mr: "सपाट डेक, मध्ये अडथळा नाही. यंत्रे, पाइप आणि पेट्या कोणत्याही बाजूने चढतात आणि भक्कम रिंगांना बांधता येतात.",
    },
    card: {
      en: "Flat deck with lashing rings and headboard, for machines, pipes and steel.",
      hi: "मशीन, पाइप और सरिये के लिए सपाट डेक, बाँधने के कड़े और हेडबोर्ड।",
      mr: "यंत्रे, पाइप आणि सळ्यांसाठी सपाट डेक, बांधायच्या रिंगा आणि हेडबोर्ड.",
    },
    overview: {
      main: {
        en: "A platform looks simple and is not. Without sides, everything depends on the frame below and the rings at the edge. Long members carry the load along the chassis, cross members stand close, and each ring is welded to a member, not to the deck sheet.",
        hi: "प्लेटफ़ॉर्म दिखता सीधा-सादा है, पर है नहीं। साइड न हो तो सारा भार नीचे के फ़्रेम और किनारे के कड़ों पर आता है। लंबे चैनल वज़न को चेसिस पर फैलाते हैं, क्रॉस मेंबर पास-पास रहते हैं, और हर कड़ा मेंबर पर वेल्ड होता है, पतरे पर नहीं।",
        mr: "प्लॅटफॉर्म दिसतो साधा, पण तसा नसतो. बाजूच नसल्या की सगळा भार खालच्या फ्रेमवर आणि कडेच्या रिंगांवर येतो. लांब चॅनेल वजन चेसिसभर पसरवतात, क्रॉस मेंबर जवळजवळ असतात, आणि प्रत्येक रिंग मेंबरला वेल्ड होते, वरच्या पत्र्याला नाही.",
      },
      context: {
        en: "Wood grips: a plank deck holds steel and machines better than plate, and a broken plank is changed in minutes. Chequered plate suits wheels and forklifts. Many owners take planks in the middle and plate at the rear.",
        hi: "लकड़ी की पकड़ अच्छी होती है: लोहे का माल और मशीन फट्टों पर प्लेट से कम फिसलते हैं, और टूटा फट्टा कुछ मिनट में बदल जाता है। पहियों और फ़ोर्कलिफ़्ट के लिए चेकर प्लेट ठीक है। कई लोग बीच में फट्टे और पीछे प्लेट लगवाते हैं।",
        mr: "लाकूड धरून ठेवते: लोखंडी माल आणि यंत्रे प्लेटपेक्षा फळ्यांवर कमी घसरतात, आणि तुटलेली फळी काही मिनिटांत बदलते. चाके आणि फोर्कलिफ्टसाठी चेकर प्लेट बरी. अनेक मालक मध्ये फळ्या आणि मागे प्लेट लावून घेतात.",
      },
      points: [
        {
          en: "Long members in MS channel, cross members at close spacing",
          hi: "लंबाई में MS चैनल, क्रॉस मेंबर पास-पास",
          mr: "लांबीला MS चॅनेल, क्रॉस मेंबर जवळजवळ",
        },
        {
          en: "Deck in hardwood planks, chequered plate or both",
          hi: "डेक लकड़ी के फट्टों का, चेकर प्लेट का, या दोनों",
          mr: "डेक लाकडी फळ्यांचा, चेकर प्लेटचा किंवा दोन्हींचा",
        },
        {
          en: "Lashing rings along both edges, folding flush into the deck on request",
          hi: "दोनों किनारों पर कड़े, चाहें तो डेक में बैठ जाने वाले",
          mr: "दोन्ही कडांना रिंगा, सांगितल्यास डेकमध्ये बसणाऱ्या",
        },
        {
          en: "Headboard with grille behind the cab",
          hi: "केबिन के पीछे जाली वाला हेडबोर्ड",
          mr: "केबिनमागे जाळीचा हेडबोर्ड",
        },
        {
          en: "Stake pockets for pipes and logs, container locks on request",
          hi: "पाइप और लकड़ी के लिए खूँटों के ख़ाने, चाहें तो कंटेनर लॉक",
          mr: "पाइप आणि ओंडक्यांसाठी खुंटांच्या खाचा, सांगितल्यास कंटेनर लॉक",
        },
        {
          en: "Side and rear underrun guards as the vehicle class requires",
          hi: "साइड और पीछे के गार्ड गाड़ी की श्रेणी के हिसाब से",
          mr: "बाजूचे आणि मागचे गार्ड गाडीच्या वर्गाप्रमाणे",
        },
      ],
    },
    features: [
      {
        title: { en: "Rings that hold", hi: "कड़े जो पकड़े रहें", mr: "धरून ठेवणाऱ्या रिंगा" },
        text: {
          en: "A ring is only as strong as what it is welded to. Ours sit on the cross members.",
          hi: "कड़ा उतना ही मज़बूत है जितनी वह जगह जिससे जुड़ा है। हमारे कड़े क्रॉस मेंबर पर बैठते हैं।",
          mr: "रिंग जिथे जोडली, त्या जागेइतकीच ती मजबूत. आमच्या रिंगा क्रॉस मेंबरवर बसतात.",
        },
      },
      {
        title: { en: "Low and level", hi: "नीचा और समतल", mr: "बसका आणि समतल" },
        text: {
          en: "A low deck is easier to load and steadier in bends. Sub-frame height is chosen to clear the tyres, no more.",
          hi: "कम ऊँचे डेक पर माल आसानी से चढ़ता है और मोड़ पर गाड़ी टिकी रहती है। सब-फ़्रेम बस इतना ऊँचा कि टायर न छुए।",
          mr: "डेक खाली असला की माल सहज चढतो आणि वळणावर गाडी स्थिर राहते. सब-फ्रेम टायर लागणार नाही एवढीच उंच.",
        },
      },
      {
        title: { en: "Planks that drain", hi: "फट्टों से पानी निकल जाए", mr: "फळ्यांतून पाणी निथळते" },
        text: {
          en: "Gaps of a few millimetres let water through, and bolts are sunk so that nothing catches.",
          hi: "फट्टों के बीच की पतली झिरी से पानी उतर जाता है, और बोल्ट के सिरे अंदर बैठते हैं ताकि कुछ न अटके।",
          mr: "बारीक फटींतून पाणी खाली जाते, आणि बोल्टची डोकी आत बसतात, म्हणजे काही अडकत नाही.",
        },
      },
      {
        title: { en: "Room to grow", hi: "बाद में बढ़ाने की गुंजाइश", mr: "पुढे वाढवता येतो" },
        text: {
          en: "With pockets at the edge, a platform takes drop sides or a cage later on.",
          hi: "किनारे पर ख़ाने हों तो बाद में उसी प्लेटफ़ॉर्म पर साइड या जाली लग सकती है।",
          mr: "कडेला खाचा असल्या की त्याच प्लॅटफॉर्मला नंतर फाळके किंवा जाळी लावता येते.",
        },
      },
    ],
    capabilities: [
      {
        en: "Plank deck with lashing rings",
        hi: "फट्टों का डेक और बाँधने के कड़े",
        mr: "फळ्यांचा डेक आणि बांधायच्या रिंगा",
      },
      { en: "Headboard and deck from the front", hi: "हेडबोर्ड और डेक, आगे से", mr: "हेडबोर्ड आणि डेक, पुढून" },
      { en: "Sections for the frame", hi: "फ़्रेम के लिए लोहा", mr: "फ्रेमसाठी लागणारे लोखंड" },
      {
        en: "When the load needs sides: the half body",
        hi: "माल को साइड चाहिए तो हाफ़ बॉडी",
        mr: "मालाला बाजू हव्यात तर हाफ बॉडी",
      },
    ],
    specifications: [
      {
        name: { en: "Frame", hi: "फ़्रेम", mr: "फ्रेम" },
        value: {
          en: "MS channel, typically 75 × 40 or 100 × 50 mm",
          hi: "MS चैनल, आम तौर पर 75 × 40 या 100 × 50 mm",
          mr: "MS चॅनेल, साधारण 75 × 40 किंवा 100 × 50 mm",
        },
      },
      {
        name: { en: "Deck", hi: "डेक", mr: "डेक" },
        value: {
          en: "Hardwood planks 25-40 mm, or chequered plate 4 mm",
          hi: "पक्की लकड़ी के फट्टे 25-40 mm, या चेकर प्लेट 4 mm",
          mr: "कठीण लाकडाच्या फळ्या 25-40 mm, किंवा चेकर प्लेट 4 mm",
        },
      },
      {
        name: { en: "Deck length", hi: "डेक की लंबाई", mr: "डेकची लांबी" },
        value: {
          en: "To the wheelbase, within the permitted rear overhang",
          hi: "व्हीलबेस के हिसाब से, पीछे के ओवरहैंग की हद में",
          mr: "व्हीलबेसप्रमाणे, मागच्या ओव्हरहँगच्या मर्यादेत",
        },
      },
      {
        name: { en: "Lashing rings", hi: "बाँधने के कड़े", mr: "बांधायच्या रिंगा" },
        value: {
          en: "Pairs along both edges, typically 600-900 mm apart",
          hi: "दोनों किनारों पर जोड़ी में, आम तौर पर 600-900 mm दूर",
          mr: "दोन्ही कडांना जोडीने, साधारण 600-900 mm अंतरावर",
        },
      },
      {
        name: { en: "Headboard", hi: "हेडबोर्ड", mr: "हेडबोर्ड" },
        value: {
          en: "MS tube and grille, up to cab height",
          hi: "MS पाइप और जाली, केबिन की ऊँचाई तक",
          mr: "MS पाइप आणि जाळी, केबिनच्या उंचीपर्यंत",
        },
      },
      {
        name: { en: "Finish", hi: "रंग", mr: "रंग" },
        value: {
          en: "Zinc-rich primer, PU paint, oiled planks",
          hi: "ज़िंक प्राइमर, PU पेंट, फट्टों पर तेल",
          mr: "झिंक प्राइमर, PU पेंट, फळ्यांना तेल",
        },
      },
      {
        name: { en: "Typical vehicles", hi: "गाड़ियाँ", mr: "कोणत्या गाड्यांवर" },
        value: {
          en: "Tata 407, Eicher Pro, Ashok Leyland Partner, heavy trucks",
          hi: "टाटा 407, आयशर प्रो, अशोक लेलैंड पार्टनर, भारी ट्रक",
          mr: "टाटा 407, आयशर प्रो, अशोक लेलँड पार्टनर, अवजड ट्रक",
        },
      },
      {
        name: { en: "Lead time", hi: "समय", mr: "लागणारा वेळ" },
        value: { en: "{bodyInWeeks} weeks", hi: "{bodyInWeeks} हफ़्ते में", mr: "{bodyInWeeks} आठवडे" },
      },
    ],
    applications: [
      { en: "Machines and generators", hi: "मशीनें और जनरेटर", mr: "यंत्रे आणि जनरेटर" },
      { en: "Pipes, bars and girders", hi: "पाइप, सरिया और गर्डर", mr: "पाइप, सळ्या आणि गर्डर" },
      { en: "Timber and plywood", hi: "लकड़ी और प्लाई", mr: "लाकूड आणि प्लाय" },
      {
        en: "Tractors, rollers and small excavators",
        hi: "ट्रैक्टर, रोलर और छोटी पोकलेन",
        mr: "ट्रॅक्टर, रोलर, छोटे पोकलेन",
      },
      { en: "Empty drums, tanks and pallets", hi: "ख़ाली ड्रम, टंकी और पैलेट", mr: "रिकामी पिंपे, टाक्या आणि पॅलेट" },
      { en: "Stage and event vehicles", hi: "स्टेज और कार्यक्रम की गाड़ियाँ", mr: "स्टेज आणि कार्यक्रमांच्या गाड्या" },
    ],
    steps: [
      {
        title: { en: "Measure", hi: "नाप", mr: "माप" },
        text: {
          en: "Chassis, loads and lashing points go into one drawing.",
          hi: "चेसिस, माल और बाँधने की जगहें एक ही ड्रॉइंग में आती हैं।",
          mr: "चेसिस, माल आणि बांधायच्या जागा एकाच ड्रॉइंगमध्ये येतात.",
        },
      },
      {
        title: { en: "Sub-frame", hi: "सब-फ़्रेम", mr: "सब-फ्रेम" },
        text: {
          en: "Channels and cross members are tacked, both diagonals measured, then welded through.",
          hi: "चैनल और क्रॉस मेंबर टाँके जाते हैं, दोनों डायगोनल नापे जाते हैं, तब जाकर पूरी वेल्डिंग होती है।",
          mr: "चॅनेल आणि क्रॉस मेंबर टाचून घेतो, दोन्ही डायगोनल मोजतो, मगच पूर्ण वेल्डिंग.",
        },
      },
      {
        title: { en: "Deck and rings", hi: "डेक और कड़े", mr: "डेक आणि रिंगा" },
        text: {
          en: "Planks or plate are laid. Rings are welded to the cross members, not to the deck.",
          hi: "फट्टे या प्लेट बिछती है। कड़े क्रॉस मेंबर पर वेल्ड होते हैं, डेक पर नहीं।",
          mr: "फळ्या किंवा प्लेट बसते. रिंगा क्रॉस मेंबरला वेल्ड होतात, डेकला नाही.",
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
      { en: "Length of the deck", hi: "डेक की लंबाई", mr: "डेकची लांबी" },
      { en: "Section of the long members", hi: "लंबे मेंबर का सेक्शन", mr: "लांब मेंबरचे सेक्शन" },
      { en: "Deck: planks, plate or both", hi: "डेक: फट्टे, प्लेट या दोनों", mr: "डेक: फळ्या, प्लेट की दोन्ही" },
      { en: "Number of rings, pockets and locks", hi: "कड़े, ख़ाने और लॉक कितने", mr: "रिंगा, खाचा आणि लॉक किती" },
    ],
    questions: [
      {
        title: { en: "Planks or plate for the deck?", hi: "डेक पर फट्टे लें या प्लेट?", mr: "डेकला फळ्या की प्लेट?" },
        text: {
          en: "Planks hold steel and machines better and are changed in minutes; plate suits wheels and forklifts. Many take both.",
          hi: "लोहा और मशीन फट्टों पर अच्छी तरह टिकते हैं और फट्टा मिनटों में बदलता है; पहियों और फ़ोर्कलिफ़्ट के लिए प्लेट। कई लोग दोनों लेते हैं।",
          mr: "लोखंड आणि यंत्रे फळ्यांवर नीट टिकतात आणि फळी मिनिटांत बदलते; चाकांना आणि फोर्कलिफ्टला प्लेट. अनेक जण दोन्ही घेतात.",
        },
      },
      {
        title: { en: "How long may the deck be?", hi: "डेक कितना लंबा हो सकता है?", mr: "डेक किती लांब असू शकतो?" },
        text: {
          en: "As long as wheelbase and permitted rear overhang allow. Both are taken from your vehicle.",
          hi: "जितना व्हीलबेस और पीछे के ओवरहैंग की क़ानूनी सीमा में आए। दोनों नाप आपकी गाड़ी से लेते हैं।",
          mr: "व्हीलबेस आणि मागच्या ओव्हरहँगच्या कायदेशीर मर्यादेत बसेल तितका. दोन्ही मापे आपल्या गाडीवरून घेतो.",
        },
      },
      {
        title: { en: "Can sides be added later?", hi: "बाद में साइड लग सकती हैं?", mr: "नंतर बाजू लावता येतात का?" },
        text: {
          en: "Yes. With pockets at the edge a platform takes drop sides or a cage later on.",
          hi: "हाँ। किनारे पर ख़ाने हों तो बाद में साइड या जाली लग जाती है।",
          mr: "हो. कडेला खाचा असतील तर नंतर फाळके किंवा जाळी बसते.",
        },
      },
    ],
  },
};
