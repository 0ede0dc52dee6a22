import type { ServiceFile } from "../service-file.ts";

export const bodyBuilding: ServiceFile = {
  backdrop: { tone: "slate", focus: "100%" },
  facts: ["bodyInWeeks", "warranty", "iso"],
  pictures: {
    hero: "workshop-2",
    capabilities: ["workshop-3", "service-modification", "service-painting", "workshop-1"],
    card: "body-open-half-rear",
  },
  icon: {
    fill: "M20 12h5l4 5v6h-9z",
    line: "M3 7h14v13H3zm4.7 0v13m4.6-13v13M2 23h27v-6l-4-5h-5v11M11 25.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m15 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
  },
  words: {
    search: {
      title: {
        en: "Tata Ace, pickup and truck body: work, price | {business}",
        hi: "छोटा हाथी, पिकअप, ट्रक की नई बॉडी का दाम | {business}",
        mr: "छोटा हत्ती, पिकअप, ट्रकची नवी बॉडी आणि दर | {business}",
      },
      description: {
        en: "New body for Tata Ace, pickup or truck, built on your chassis in steel: half body, angel patti, container, food van. {bodyInWeeks} weeks. Ask for the price.",
        hi: "टाटा एस (छोटा हाथी), पिकअप या ट्रक के चेसिस पर लोहे की नई बॉडी: हाफ़ बॉडी, एंगल पट्टी, कंटेनर, फ़ूड वैन। {bodyInWeeks} हफ़्ते में तैयार। दाम पूछिए।",
        mr: "टाटा एस (छोटा हत्ती), पिकअप किंवा ट्रकची नवी लोखंडी बॉडी, आपल्या चेसिसवर: हाफ बॉडी, अँगल पट्टी, कंटेनर, फूड व्हॅन. {bodyInWeeks} आठवड्यांत तयार. दर विचारा.",
      },
    },
    label: { en: "Body building", hi: "बॉडी बिल्डिंग", mr: "बॉडी बांधणी" },
    title: { en: "Vehicle Body Building", hi: "गाड़ी की बॉडी बिल्डिंग", mr: "गाडीची बॉडी बांधणी" },
    description: {
      en: "You bring the chassis and tell us the load. We build the body around both, from the sub-frame to the last coat of paint.",
      hi: "चेसिस लाइए और माल बताइए। सब-फ़्रेम से लेकर रंग के आख़िरी कोट तक, बॉडी उसी हिसाब से बनेगी।",
      mr: "चेसिस आणा आणि माल कोणता ते सांगा. सब-फ्रेमपासून रंगाच्या शेवटच्या हातापर्यंत बॉडी त्याच हिशेबाने उभी राहते.",
    },
    card: {
      en: "Half, full-height, closed and special bodies in measured steel, for any commercial chassis.",
      hi: "हाफ़, फ़ुल, बंद और ख़ास बॉडी, हर कमर्शियल चेसिस पर, गाड़ी के नाप से।",
      mr: "हाफ, फुल, बंदिस्त आणि खास बॉडी, कोणत्याही कमर्शियल चेसिसवर, गाडीच्या मापात.",
    },
    overview: {
      main: {
        en: "A good body starts with the load. Vegetables need air, cement needs a tight floor, gas cylinders need a low deck and firm sides. So we first ask what you carry, how heavy it is and how it is loaded. Only then do we choose the section, the sheet and the height.",
        hi: "अच्छी बॉडी की शुरुआत माल से होती है। सब्ज़ी को हवा चाहिए, सीमेंट को बिना झिरी का फ़र्श, गैस सिलेंडर को नीचा डेक और मज़बूत साइड। इसलिए हम पहले पूछते हैं कि क्या ले जाना है, वज़न कितना है और माल चढ़ेगा कैसे। सेक्शन, पतरा और ऊँचाई उसके बाद तय होते हैं।",
        mr: "चांगल्या बॉडीची सुरुवात मालापासून होते. भाजीपाल्याला हवा लागते, सिमेंटला फटी नसलेला तळ लागतो, गॅस सिलिंडरला बसका हौदा आणि भक्कम बाजू लागतात. म्हणून आम्ही आधी विचारतो: काय न्यायचे, वजन किती आणि माल चढणार कसा. लोखंडाचा सेक्शन, पत्र्याची जाडी आणि बाजूंची उंची त्यानंतर ठरते.",
      },
      context: {
        en: "The body sits on its own sub-frame. U-bolts and packing hold it to the chassis; nothing is welded to the chassis members, so the frame keeps its strength. Where AIS-093, the code of practice for truck bodies, applies to your class of vehicle, its points go into the drawing before the first cut.",
        hi: "बॉडी अपने अलग सब-फ़्रेम पर बैठती है और यू-बोल्ट व पैकिंग से कसी जाती है। चेसिस के मेंबर पर वेल्डिंग नहीं होती, इसलिए उसकी ताक़त बनी रहती है। ट्रक बॉडी का नियम AIS-093 जिस गाड़ी पर लागू हो, उसकी ड्रॉइंग में इस नियम की शर्तें कटाई से पहले ही आ जाती हैं।",
        mr: "बॉडीला स्वतःची सब-फ्रेम असते; ती यू-बोल्ट आणि पॅकिंग देऊन चेसिसवर आवळली जाते. चेसिसच्या मेंबरवर वेल्डिंग करत नाही, त्यामुळे तिची ताकद टिकते. ज्या गाडीला ट्रक बॉडीचे AIS-093 नियम लागू होतात, तिच्या ड्रॉइंगमध्ये ते पहिला तुकडा कापण्याआधीच उतरतात.",
      },
      points: [
        {
          en: "Sub-frame in MS channel or rectangular tube, cross members spaced to suit the load",
          hi: "MS चैनल या चौकोर पाइप का सब-फ़्रेम, क्रॉस मेंबर की दूरी माल के हिसाब से",
          mr: "MS चॅनेल किंवा चौकोनी पाइपची सब-फ्रेम, क्रॉस मेंबरचे अंतर मालानुसार",
        },
        {
          en: "Floor in 3-4 mm chequered plate, or hardwood planks over steel",
          hi: "3-4 mm चेकर प्लेट का फ़र्श, या लोहे पर पक्की लकड़ी के फट्टे",
          mr: "3-4 mm चेकर प्लेटचा तळ, किंवा लोखंडावर कठीण लाकडाच्या फळ्या",
        },
        {
          en: "Side panels in CRCA or GP sheet, typically 1.2-2 mm, ribbed so that they stay straight",
          hi: "साइड में आम तौर पर 1.2-2 mm का सीआरसीए या जीपी पतरा, उभारदार, ताकि सीधा रहे",
          mr: "बाजूंना साधारण 1.2-2 mm चा सीआरसीए किंवा जीपी पत्रा, सरळ राहावा म्हणून खोबणी पाडलेला",
        },
        {
          en: "Zinc-rich or epoxy primer below a PU finish",
          hi: "नीचे ज़िंक या एपॉक्सी प्राइमर, ऊपर PU पेंट",
          mr: "खाली झिंक किंवा एपॉक्सी प्राइमर, वर PU पेंट",
        },
        {
          en: "Hooks, lashing rings, tarpaulin bows and locks where the hand looks for them",
          hi: "हुक, कड़े, तिरपाल के पाइप और लॉक वहीं, जहाँ हाथ जाता है",
          mr: "हुक, रिंगा, ताडपत्रीचे पाइप आणि कुलपे जिथे हात जातो तिथेच",
        },
        {
          en: "LED lamps, reflectors and reflective tape ready for the RTO inspection",
          hi: "LED लाइट, रिफ़्लेक्टर और टेप आरटीओ की जाँच के लिए तैयार",
          mr: "LED दिवे, रिफ्लेक्टर आणि टेप आरटीओच्या तपासणीसाठी तयार",
        },
      ],
    },
    features: [
      {
        title: { en: "Measured on your chassis", hi: "नाप आपकी गाड़ी का", mr: "माप आपल्याच गाडीचे" },
        text: {
          en: "Wheelbase, overhang and cab gap are taken from the vehicle itself. Two trucks of one model are not always alike.",
          hi: "व्हीलबेस, ओवरहैंग और केबिन की दूरी गाड़ी पर ही नापते हैं। एक ही मॉडल की दो गाड़ियाँ भी हमेशा एक-सी नहीं होतीं।",
          mr: "व्हीलबेस, मागचा ओव्हरहँग आणि केबिनपासूनचे अंतर गाडीवरच मोजतो. एकाच मॉडेलच्या दोन गाड्याही नेहमी सारख्या नसतात.",
        },
      },
      {
        title: { en: "Weight kept in view", hi: "वज़न पर नज़र", mr: "वजनावर लक्ष" },
        text: {
          en: "Every kilo of body is a kilo less of load. Thick section goes where the stress is, thin sheet where it is not.",
          hi: "बॉडी का हर फ़ालतू किलो माल से कटता है। जहाँ ज़ोर पड़ता है वहाँ मोटा लोहा, बाक़ी जगह पतला पतरा।",
          mr: "बॉडीचा प्रत्येक जास्तीचा किलो मालातून वजा होतो. ताण येतो तिथे जाड लोखंड, बाकी ठिकाणी पातळ पत्रा.",
        },
      },
      {
        title: { en: "Welded, sealed, drained", hi: "पक्की वेल्डिंग, सूखा फ़र्श", mr: "पक्के सांधे, कोरडा तळ" },
        text: {
          en: "Joints are welded and dressed, seams sealed, and the floor gets drain holes so that water never stands on it.",
          hi: "जोड़ वेल्ड करके घिसे जाते हैं, जोड़ों की झिरियाँ सील होती हैं और फ़र्श में पानी निकलने के छेद रहते हैं।",
          mr: "सांधे वेल्ड करून घासले जातात, फटी सील होतात आणि तळाला पाणी निघायला भोके ठेवतो.",
        },
      },
      {
        title: { en: "Fittings that last", hi: "टिकाऊ फ़िटिंग", mr: "टिकाऊ फिटिंग" },
        text: {
          en: "Greasable hinges, steel pins on chains so that none is lost, and latches a driver opens with one hand.",
          hi: "ग्रीस लगने वाले क़ब्ज़े, चेन से बँधी पिन, और ऐसी कुंडी जो ड्राइवर एक हाथ से खोल ले।",
          mr: "ग्रीस भरता येणाऱ्या बिजागऱ्या, साखळीला बांधलेल्या पिना, आणि ड्रायव्हरला एका हाताने उघडता येईल अशी कडी.",
        },
      },
      {
        title: { en: "Ready for the road", hi: "सड़क के लिए तैयार", mr: "रस्त्यासाठी सज्ज" },
        text: {
          en: "Lamps, mudguards, side and rear underrun guards as your vehicle class requires. You get the drawing with the body’s measurements for the registration papers.",
          hi: "लाइट, मडगार्ड, साइड और पीछे के गार्ड गाड़ी की श्रेणी के हिसाब से। रजिस्ट्रेशन के काग़ज़ के लिए बॉडी के नाप वाली ड्रॉइंग मिलती है।",
          mr: "दिवे, मडगार्ड, बाजूचे व मागचे गार्ड गाडीच्या वर्गाप्रमाणे. नोंदणीच्या कागदपत्रांसाठी मापांसह बॉडीचे ड्रॉइंग सोबत मिळते.",
        },
      },
      {
        title: {
          en: "{warrantyYears}-year warranty",
          hi: "{warrantyYears} साल की वारंटी",
          mr: "{warrantyYears} वर्षांची वॉरंटी",
        },
        text: {
          en: "Our workmanship carries a {warrantyYears}-year standard warranty. The quotation says what it covers.",
          hi: "हमारे काम पर {warrantyYears} साल की स्टैंडर्ड वारंटी है। उसमें क्या-क्या आता है, कोटेशन में लिखा रहता है।",
          mr: "आमच्या कामावर {warrantyYears} वर्षांची स्टँडर्ड वॉरंटी आहे. त्यात काय येते, ते कोटेशनमध्ये लिहिलेले असते.",
        },
      },
    ],
    capabilities: [
      { en: "Steel in lengths, ready for the saw", hi: "कटिंग के लिए तैयार लोहा", mr: "कापण्यासाठी तयार लोखंड" },
      {
        en: "A finished body goes onto its chassis",
        hi: "तैयार बॉडी चेसिस पर चढ़ती हुई",
        mr: "तयार बॉडी चेसिसवर चढताना",
      },
      { en: "Colour in the booth, the glass masked", hi: "बूथ में काँच ढककर पेंटिंग", mr: "बूथमध्ये काचा झाकून रंगकाम" },
      {
        en: "Closed and open bodies in the workshop",
        hi: "वर्कशॉप में बंद और खुली बॉडी",
        mr: "वर्कशॉपमध्ये बंद आणि उघड्या बॉडी",
      },
    ],
    priceFactors: [
      {
        en: "Length, width and height of the body",
        hi: "बॉडी की लंबाई, चौड़ाई और ऊँचाई",
        mr: "बॉडीची लांबी, रुंदी आणि उंची",
      },
      {
        en: "Section of the frame and thickness of the sheet",
        hi: "फ़्रेम का सेक्शन और पतरे की मोटाई",
        mr: "फ्रेमचा सेक्शन आणि पत्र्याची जाडी",
      },
      {
        en: "Floor: chequered plate or hardwood planks",
        hi: "फ़र्श: चेकर प्लेट या लकड़ी के फट्टे",
        mr: "तळ: चेकर प्लेट की लाकडी फळ्या",
      },
      {
        en: "Paint: one colour, two colours or art by hand",
        hi: "रंग: एक, दो या हाथ की चित्रकारी",
        mr: "रंग: एक, दोन की हाताचे नक्षीकाम",
      },
    ],
    questions: [
      {
        title: {
          en: "How long does a new body take?",
          hi: "नई बॉडी बनने में कितने दिन लगते हैं?",
          mr: "नवी बॉडी बांधायला किती दिवस लागतात?",
        },
        text: {
          en: "{bodyInWeeks} weeks for a custom body. The day for your vehicle is in the quotation.",
          hi: "ऑर्डर की बॉडी {bodyInWeeks} हफ़्ते में बनती है। आपकी गाड़ी की तारीख़ कोटेशन में लिखी जाती है।",
          mr: "ऑर्डरच्या बॉडीला {bodyInWeeks} आठवडे. आपल्या गाडीची तारीख कोटेशनमध्ये लिहिली जाते.",
        },
      },
      {
        title: {
          en: "Do you weld the body to the chassis?",
          hi: "क्या बॉडी चेसिस पर वेल्ड होती है?",
          mr: "बॉडी चेसिसला वेल्ड करता का?",
        },
        text: {
          en: "No. The body stands on its own sub-frame and is held by U-bolts and packing. The chassis keeps its strength.",
          hi: "नहीं। बॉडी अपने सब-फ़्रेम पर बैठती है और यू-बोल्ट व पैकिंग से कसी जाती है। चेसिस की ताक़त वैसी ही रहती है।",
          mr: "नाही. बॉडी स्वतःच्या सब-फ्रेमवर बसते आणि यू-बोल्ट व पॅकिंगने आवळली जाते. चेसिसची ताकद तशीच राहते.",
        },
      },
      {
        title: {
          en: "What do you need for a rough price?",
          hi: "अनुमानित दाम के लिए क्या बताना होगा?",
          mr: "अंदाजे दरासाठी काय सांगावे लागते?",
        },
        text: {
          en: "Make and model, what you carry and about how much. A photograph of the chassis helps.",
          hi: "गाड़ी का मॉडल, कौन सा माल और लगभग कितना। चेसिस की फ़ोटो हो तो और अच्छा।",
          mr: "गाडीचे मॉडेल, कोणता माल आणि साधारण किती. चेसिसचा फोटो असेल तर उत्तम.",
        },
      },
      {
        title: {
          en: "Do I get papers for the RTO?",
          hi: "आरटीओ के लिए काग़ज़ मिलते हैं?",
          mr: "आरटीओसाठी कागदपत्रे मिळतात का?",
        },
        text: {
          en: "Yes. You get the drawing with the body’s measurements for the registration papers; lamps, reflectors and tape are fitted for the inspection.",
          hi: "हाँ। रजिस्ट्रेशन के लिए बॉडी के नाप वाली ड्रॉइंग मिलती है; जाँच के लिए लाइटें, रिफ़्लेक्टर और टेप लगे होते हैं।",
          mr: "हो. नोंदणीसाठी मापांसह बॉडीचे ड्रॉइंग मिळते; तपासणीसाठी दिवे, रिफ्लेक्टर आणि टेप लावलेले असतात.",
        },
      },
    ],
  },
};
