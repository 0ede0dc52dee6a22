import type { BodyTypeFile } from "../service-file.ts";

export const openHalfBody: BodyTypeFile = {
  backdrop: { tone: "indigo" },
  facts: ["bodyInWeeks", "warranty"],
  pictures: {
    hero: "body-open-half-rear",
    capabilities: ["body-open-half-detail", "hero-ace-2-detail", "body-open-half", "workshop-2"],
  },
  engraving:
    "M12 8h72v14H12zm14 0v14m14-14v14m16-14v14m14-14v14M22 22v6h6v-6m40 0v6h6v-6M8 26l-4 8h88l-4-8M12 8V3m72 5V3M46 34v4m4-4v4M12 3h72",
  silhouette: "open-half-body",
  painting: "open",
  words: {
    search: {
      title: {
        en: "Tata Ace and pickup half body with drop sides | {business}",
        hi: "छोटा हाथी और पिकअप की ओपन हाफ़ बॉडी | {business}",
        mr: "छोटा हत्ती आणि पिकअपची ओपन हाफ बॉडी | {business}",
      },
      description: {
        en: "Open half body for Tata Ace (chhota hathi) and pickups: ribbed sheet sides that drop, tailgate, stake rails, cab guard. Loaded by hand or by crane.",
        hi: "टाटा एस (छोटा हाथी) और पिकअप की ओपन हाफ़ बॉडी: उभारदार पतरे के साइड और पिछले डाले, रेलिंग और केबिन गार्ड। माल तीन तरफ़ से चढ़ता है।",
        mr: "टाटा एस (छोटा हत्ती) आणि पिकअपची ओपन हाफ बॉडी: खोबणीच्या पत्र्याचे उघडणारे फाळके, कठडे आणि केबिन गार्ड. माल तीन बाजूंनी चढतो.",
      },
    },
    label: { en: "Half body", hi: "हाफ़ बॉडी", mr: "हाफ बॉडी" },
    title: { en: "Open Half Body", hi: "ओपन हाफ़ बॉडी", mr: "ओपन हाफ बॉडी" },
    description: {
      en: "Low ribbed sides, a tailgate and an open top. Loaded from three sides, by hand, by forklift or by crane.",
      hi: "नीची उभारदार साइड, पिछला डाला और ऊपर से खुली। तीन तरफ़ से लादिए: हाथ, फ़ोर्कलिफ़्ट या क्रेन से।",
      mr: "कमी उंचीच्या बाजू, मागे फाळका, वर मोकळे. तीन बाजूंनी भरा: हाताने, फोर्कलिफ्टने किंवा क्रेनने.",
    },
    card: {
      en: "Ribbed drop sides, tailgate and open top: loaded from three sides.",
      hi: "साइड और पिछले डाले खुलते हैं, ऊपर से खुली: माल तीन तरफ़ से चढ़ता है।",
      mr: "उघडणारे फाळके आणि वर मोकळा हौदा: माल तीन बाजूंनी चढतो.",
    },
    overview: {
      main: {
        en: "The half body is the one most vehicles begin with, because there is hardly a load it refuses. Sides of sheet keep sand, bricks and sacks in; folded down, they make the floor a platform. A rail above the sides takes the rope, and a guard behind the cab keeps pipes out of the rear window.",
        hi: "ज़्यादातर गाड़ियाँ हाफ़ बॉडी से ही शुरू होती हैं, क्योंकि यह शायद ही किसी माल को मना करती है। पतरे की साइड रेत, ईंट और बोरी को रोकती है; डाला गिराया कि फ़र्श प्लेटफ़ॉर्म बन गया। ऊपर की रेलिंग पर रस्सी बँधती है और केबिन के पीछे का गार्ड पाइपों को शीशे से दूर रखता है।",
        mr: "बहुतेक गाड्यांची सुरुवात हाफ बॉडीनेच होते, कारण ती क्वचितच कुठल्या मालाला नाही म्हणते. पत्र्याच्या बाजू वाळू, विटा आणि गोण्या आत धरतात; फाळके पाडले की त्याच हौद्याचा प्लॅटफॉर्म होतो. वरच्या कठड्याला दोरी बांधता येते आणि केबिनमागचा गार्ड पाइपांना मागच्या काचेपासून दूर ठेवतो.",
      },
      context: {
        en: "It works hard at the floor and at the hinges, so that is where the steel goes. For loads that grow now and then, pockets take stakes or a removable extension.",
        hi: "इस बॉडी में सबसे ज़्यादा घिसते हैं फ़र्श और क़ब्ज़े, तो लोहा भी वहीं लगता है। कभी-कभी ज़्यादा माल हो तो साइड के ख़ानों में खूँटे या निकलने वाली जाली लग जाती है।",
        mr: "या बॉडीत सर्वांत जास्त झीज होते ती तळाची आणि बिजागऱ्यांची, म्हणून जास्त लोखंडही तिथेच लावतो. अधूनमधून माल वाढला तर बाजूंच्या खाचांत खुंट किंवा काढता येणारी जाळी बसते.",
      },
      points: [
        {
          en: "Side panels of pressed or ribbed sheet on a tube frame",
          hi: "पाइप के फ़्रेम पर उभारदार पतरा",
          mr: "पाइपच्या फ्रेमवर खोबणी पाडलेला पत्रा",
        },
        {
          en: "Both sides and the tailgate fold down, or stay fixed, as you choose",
          hi: "साइड के दोनों डाले और पिछला डाला, खुलने वाले या पक्के, जैसा आप चाहें",
          mr: "दोन्ही बाजू आणि मागचा फाळका उघडणारे किंवा पक्के, जसे हवे तसे",
        },
        {
          en: "Headboard with guard to protect cab and rear window",
          hi: "केबिन और पीछे के शीशे के बचाव के लिए गार्ड",
          mr: "केबिन आणि मागच्या काचेच्या संरक्षणाला गार्ड",
        },
        {
          en: "Stake pockets for extensions, bows or a tarpaulin frame",
          hi: "जाली, तिरपाल के पाइप या खूँटे लगाने के ख़ाने",
          mr: "जाळी, ताडपत्रीचे पाइप किंवा खुंटांसाठी खाचा",
        },
        {
          en: "Rope hooks below the floor edge all round",
          hi: "फ़र्श के किनारे नीचे चारों तरफ़ रस्सी के हुक",
          mr: "हौद्याच्या कडेला खाली सभोवती दोरीचे हुक",
        },
        {
          en: "Painted side panels and crown board, plain or in full truck art",
          hi: "सादी या पूरी ट्रक आर्ट वाली साइड और ताज",
          mr: "साध्या किंवा पूर्ण ट्रक आर्टच्या बाजू आणि मुकुट",
        },
      ],
    },
    features: [
      {
        title: { en: "A floor that takes knocks", hi: "मार सहने वाला फ़र्श", mr: "मार सोसणारा तळ" },
        text: {
          en: "Chequered plate over cross members at close spacing. Drop blocks on it: it takes them.",
          hi: "पास-पास क्रॉस मेंबर पर चेकर प्लेट। ईंटें फेंकिए, तब भी टिकेगा।",
          mr: "जवळजवळ क्रॉस मेंबर आणि वर चेकर प्लेट. विटा ठेवा किंवा टाका, तळ कुरकुरत नाही.",
        },
      },
      {
        title: { en: "Sides that stay straight", hi: "सीधी रहने वाली साइड", mr: "सरळ राहणाऱ्या बाजू" },
        text: {
          en: "Ribs and a boxed top rail keep the panel in line when a heap of sand presses from inside.",
          hi: "उभार और ऊपर की बंद रेल पतरे को सीधा रखते हैं, चाहे अंदर से रेत कितनी भी धकेले।",
          mr: "खोबणी आणि वरची बंद रेल पत्र्याला सरळ ठेवतात, आतून वाळू कितीही रेटली तरी.",
        },
      },
      {
        title: { en: "Hinges in a row", hi: "क़ब्ज़े एक लाइन में", mr: "बिजागऱ्या एका ओळीत" },
        text: {
          en: "Hinge pins lie on one axis. The side drops easily and nothing bends.",
          hi: "सारी पिन एक ही सीध में होती हैं। डाला आसानी से गिरता है और कुछ मुड़ता नहीं।",
          mr: "सर्व पिना एकाच सरळ रेषेत असतात. फाळका सहज पडतो आणि काही वाकत नाही.",
        },
      },
      {
        title: { en: "Quick latches", hi: "झट से खुले", mr: "चटकन उघडते" },
        text: {
          en: "Latches lie outside and drop by their own weight. They open with a glove on.",
          hi: "कुंडियाँ बाहर होती हैं और अपने वज़न से गिरती हैं। दस्ताना पहने हाथ से भी खुलती हैं।",
          mr: "कड्या बाहेर असतात आणि स्वतःच्या वजनाने खाली बसतात. हातमोजे घालूनही उघडता येतात.",
        },
      },
      {
        title: { en: "A face of its own", hi: "अपनी पहचान", mr: "स्वतःची ओळख" },
        text: {
          en: "Panels between the ribs invite paint: flowers, peacock, wheel, or simply your firm’s name.",
          hi: "उभारों के बीच की जगह रंग माँगती है: फूल, मोर, चक्र, या बस आपकी फ़र्म का नाम।",
          mr: "खोबणींमधल्या जागेला रंग हवाच: फुले, मोर, चक्र, किंवा फक्त आपल्या फर्मचे नाव.",
        },
      },
    ],
    capabilities: [
      {
        en: "Drop side with latch and tailgate",
        hi: "खुलने वाली साइड, कुंडी और पिछला डाला",
        mr: "उघडणारी बाजू, कडी आणि फाळका",
      },
      {
        en: "Tailgate and sides with painted panels",
        hi: "पेंट किए पैनल वाला पिछला डाला और साइड",
        mr: "रंगवलेल्या पॅनेलचे फाळके आणि बाजू",
      },
      { en: "From the front, with the head guard", hi: "आगे से, केबिन के पीछे गार्ड", mr: "समोरून, केबिनमागे गार्ड" },
      {
        en: "Half body ready, the chassis beside it",
        hi: "हाफ़ बॉडी तैयार, चेसिस बग़ल में",
        mr: "हाफ बॉडी तयार, शेजारी चेसिस",
      },
    ],
    specifications: [
      {
        name: { en: "Frame", hi: "फ़्रेम", mr: "फ्रेम" },
        value: {
          en: "MS tube, typically 40 × 40 × 2 mm; sub-frame in MS channel",
          hi: "MS पाइप, आम तौर पर 40 × 40 × 2 mm; सब-फ़्रेम MS चैनल में",
          mr: "MS पाइप, साधारण 40 × 40 × 2 mm; सब-फ्रेम MS चॅनेलची",
        },
      },
      {
        name: { en: "Floor", hi: "फ़र्श", mr: "तळ" },
        value: { en: "Chequered plate 3-4 mm", hi: "चेकर प्लेट 3-4 mm", mr: "चेकर प्लेट 3-4 mm" },
      },
      {
        name: { en: "Side height", hi: "साइड की ऊँचाई", mr: "बाजूंची उंची" },
        value: {
          en: "Typically 400-600 mm, rail above",
          hi: "आम तौर पर 400-600 mm, ऊपर रेलिंग",
          mr: "साधारण 400-600 mm, वर कठडा",
        },
      },
      {
        name: { en: "Sheet", hi: "पतरा", mr: "पत्रा" },
        value: {
          en: "CRCA or GP, 1.2-2 mm, ribbed",
          hi: "सीआरसीए या जीपी, 1.2-2 mm, उभारदार",
          mr: "सीआरसीए किंवा जीपी, 1.2-2 mm, खोबणी पाडलेला",
        },
      },
      {
        name: { en: "Finish", hi: "रंग", mr: "रंग" },
        value: {
          en: "Epoxy primer, PU paint, art by hand on request",
          hi: "एपॉक्सी प्राइमर, PU पेंट, चाहें तो हाथ की चित्रकारी",
          mr: "एपॉक्सी प्राइमर, PU पेंट, सांगितल्यास हाताची चित्रे",
        },
      },
      {
        name: { en: "Hinges and locks", hi: "क़ब्ज़े और लॉक", mr: "बिजागऱ्या व कड्या" },
        value: {
          en: "Greasable hinges, drop latches, chains on the tailgate",
          hi: "ग्रीस वाले क़ब्ज़े, गिरने वाली कुंडी, पिछले डाले पर चेन",
          mr: "ग्रीसच्या बिजागऱ्या, आपोआप बसणाऱ्या कड्या, फाळक्याला साखळी",
        },
      },
      {
        name: { en: "Typical vehicles", hi: "गाड़ियाँ", mr: "कोणत्या गाड्यांवर" },
        value: {
          en: "Tata Ace, Maruti Super Carry, Mahindra Bolero Pickup",
          hi: "टाटा एस, मारुति सुपर कैरी, महिंद्रा बोलेरो पिकअप",
          mr: "टाटा एस, मारुती सुपर कॅरी, महिंद्रा बोलेरो पिकअप",
        },
      },
      {
        name: { en: "Lead time", hi: "समय", mr: "लागणारा वेळ" },
        value: { en: "{bodyInWeeks} weeks", hi: "{bodyInWeeks} हफ़्ते में", mr: "{bodyInWeeks} आठवडे" },
      },
    ],
    applications: [
      { en: "Sand, bricks, blocks and tiles", hi: "रेत, ईंट, ब्लॉक और टाइल", mr: "वाळू, विटा, ब्लॉक आणि फरशा" },
      { en: "Farm produce in sacks and crates", hi: "बोरी और क्रेट में खेत का माल", mr: "गोण्या व क्रेटमधला शेतमाल" },
      { en: "Pipes, bars and roofing sheet", hi: "पाइप, सरिया और छत का पतरा", mr: "पाइप, सळ्या आणि छताचे पत्रे" },
      {
        en: "Machines and drums lifted in by crane",
        hi: "क्रेन से चढ़ने वाली मशीनें और ड्रम",
        mr: "क्रेनने चढणारी यंत्रे आणि पिंपे",
      },
      { en: "Water cans and cold drinks", hi: "पानी के जार और कोल्ड ड्रिंक", mr: "पाण्याचे जार आणि शीतपेये" },
      {
        en: "Building site and municipal work",
        hi: "कंस्ट्रक्शन साइट और नगरपालिका का काम",
        mr: "बांधकाम, नगरपालिकेची कामे",
      },
    ],
    priceFactors: [
      { en: "Length and height of the sides", hi: "साइड की लंबाई और ऊँचाई", mr: "बाजूंची लांबी आणि उंची" },
      { en: "Floor plate: 3 or 4 mm", hi: "फ़र्श की प्लेट: 3 या 4 mm", mr: "तळाची प्लेट: 3 की 4 mm" },
      {
        en: "Fixed, or folding down on all three sides",
        hi: "साइड पक्की, या तीनों तरफ़ खुलने वाली",
        mr: "बाजू पक्क्या, की तिन्ही बाजूंनी उघडणाऱ्या",
      },
      {
        en: "Paint: plain, or panels with truck art",
        hi: "रंग: सादा, या पैनल पर ट्रक आर्ट",
        mr: "रंग: साधा, की पॅनेलवर ट्रक आर्ट",
      },
    ],
    questions: [
      {
        title: { en: "Do the sides fold down?", hi: "क्या साइड खुलती हैं?", mr: "बाजू उघडतात का?" },
        text: {
          en: "Both sides and the tailgate fold down, or stay fixed, as you choose.",
          hi: "दोनों साइड और पिछला डाला खुलने वाले भी बनते हैं और पक्के भी, जैसा आप कहें।",
          mr: "दोन्ही बाजू आणि फाळका उघडता येतात, किंवा पक्के राहतात, आपण म्हणाल तसे.",
        },
      },
      {
        title: {
          en: "Can I raise the sides later?",
          hi: "बाद में साइड ऊँची कर सकते हैं?",
          mr: "नंतर बाजू उंच करता येतात का?",
        },
        text: {
          en: "Yes. Stake pockets take stakes, bows or a removable extension.",
          hi: "हाँ। ख़ानों में खूँटे, तिरपाल के पाइप या निकलने वाली जाली लग जाती है।",
          mr: "हो. खाचांत खुंट, ताडपत्रीचे पाइप किंवा काढता येणारी जाळी बसते.",
        },
      },
      {
        title: {
          en: "Will the floor take bricks and stone?",
          hi: "क्या फ़र्श ईंट-पत्थर झेलेगा?",
          mr: "तळ विटा-दगड सोसेल का?",
        },
        text: {
          en: "The floor is chequered plate of 3 to 4 mm over cross members at close spacing. Say what you load, and we choose the plate.",
          hi: "फ़र्श 3 से 4 mm की चेकर प्लेट है, नीचे पास-पास क्रॉस मेंबर। माल बताइए, प्लेट उसी से चुनते हैं।",
          mr: "तळ 3 ते 4 mm चेकर प्लेटचा, खाली जवळजवळ क्रॉस मेंबर. माल सांगा, प्लेट त्याप्रमाणे निवडतो.",
        },
      },
    ],
  },
};
