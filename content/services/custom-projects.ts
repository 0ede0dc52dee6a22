import type { ServiceFile } from "../service-file.ts";

export const customProjects: ServiceFile = {
  backdrop: { tone: "night", fade: "40%" },
  facts: ["warranty", "iso"],
  pictures: {
    hero: "hero-rath",
    capabilities: ["service-custom", "hero-ace-2-detail", "workshop-4", "body-water-tanker-rear"],
    card: "service-custom",
  },
  icon: {
    fill: "M8 12a8 8 0 0 1 16 0z",
    line: "M8 12a8 8 0 0 1 16 0zm8-8V1l4 1.2-4 1.3M10 12v8m6-8v8m6-8v8M5 20h22v3H5zm8.5 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0m11 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0M5 21H1",
  },
  words: {
    search: {
      title: {
        en: "Rath builder: chariots, trolleys, special bodies | {business}",
        hi: "रथ, ट्रॉली और ख़ास गाड़ियाँ बनाने वाले | {business}",
        mr: "रथ, ट्रॉली आणि खास गाड्या बनवणारे | {business}",
      },
      description: {
        en: "Processional chariots, tractor trolleys and one-off bodies, drawn with you and built in steel, wood and paint. A custom body takes {bodyInWeeks} weeks.",
        hi: "शोभायात्रा का रथ, ट्रैक्टर ट्रॉली या ऐसी गाड़ी जो कहीं और न हो। ड्रॉइंग आपके साथ बैठकर; लोहे, लकड़ी और रंग का काम। ऑर्डर की बॉडी {bodyInWeeks} हफ़्ते में।",
        mr: "मिरवणुकीचे रथ, ट्रॅक्टर ट्रॉल्या आणि आगळ्यावेगळ्या गाड्या. ड्रॉइंग आपल्यासोबत बसून, काम लोखंड, लाकूड आणि रंगाचे. ऑर्डरची बॉडी {bodyInWeeks} आठवड्यांत.",
      },
    },
    label: { en: "One of a kind", hi: "अनोखी गाड़ियाँ", mr: "आगळ्यावेगळ्या गाड्या" },
    title: { en: "Custom Projects", hi: "ख़ास ऑर्डर का काम", mr: "खास\u00a0ऑर्डरची कामे" },
    description: {
      en: "A Rath for the palkhi, a trolley for sugarcane, a vehicle nobody has drawn yet. Bring a sketch, a photograph or only the idea.",
      hi: "पालकी का रथ, गन्ने की ट्रॉली, या ऐसी गाड़ी जो अब तक किसी ने नहीं बनाई। ड्रॉइंग, फ़ोटो या सिर्फ़ आइडिया लेकर आइए।",
      mr: "पालखीचा रथ, उसाची ट्रॉली, किंवा आजवर कुणी न बांधलेली गाडी. स्केच, फोटो किंवा नुसती कल्पना घेऊन या.",
    },
    card: {
      en: "Processional chariots, tractor trolleys and one-off vehicles, from a sketch.",
      hi: "शोभायात्रा के रथ, ट्रैक्टर ट्रॉली और अनोखी गाड़ियाँ, आपकी ड्रॉइंग से।",
      mr: "मिरवणुकीचे रथ, ट्रॅक्टर ट्रॉल्या आणि आगळ्यावेगळ्या गाड्या, आपल्या कल्पनेतून.",
    },
    overview: {
      main: {
        en: "Some vehicles have no catalogue. A Dindi Rath must roll at walking pace through a crowd, turn in a village lane and look its best from all sides. A tractor trolley must stand in mud with a full load of cane. We draw such builds with you, from the axle upwards.",
        hi: "कुछ गाड़ियाँ कैटलॉग में नहीं मिलतीं। दिंडी रथ को भीड़ के बीच पैदल चाल से चलना है, गाँव की गली में मुड़ना है और हर तरफ़ से सुंदर दिखना है। ट्रैक्टर ट्रॉली को गन्ने से लदकर कीचड़ में खड़ा रहना है। ऐसे काम की ड्रॉइंग हम आपके साथ बैठकर बनाते हैं, एक्सल से लेकर ऊपर तक।",
        mr: "काही गाड्या कॅटलॉगमध्ये सापडत नाहीत. दिंडीच्या रथाला गर्दीतून पायी चालीने जायचे असते, गावच्या बोळात वळायचे असते आणि चहूबाजूंनी उठून दिसायचे असते. ट्रॅक्टर ट्रॉलीला उसाचा पूर्ण भार घेऊन चिखलात उभे राहायचे असते. अशा कामाचे ड्रॉइंग आम्ही आपल्यासोबत बसून काढतो, ॲक्सलपासून वरपर्यंत.",
      },
      context: {
        en: "Large projects are paid in stages, with an initial deposit. A custom body takes {bodyInWeeks} weeks; carving, gilding and a large chariot need longer, and the quotation says how long. For a festival, start early.",
        hi: "बड़े काम में पहले एडवांस दीजिए, बाक़ी पैसे काम के चरणों के साथ। ऑर्डर की बॉडी {bodyInWeeks} हफ़्ते में बनती है; नक़्क़ाशी, सुनहरे काम और बड़े रथ में ज़्यादा समय लगता है। दिन कोटेशन में लिखे जाते हैं। त्योहार का काम हो तो समय रहते आइए।",
        mr: "मोठ्या कामाचे पैसे टप्प्याटप्प्याने देता येतात, सुरुवातीला ॲडव्हान्स. ऑर्डरची बॉडी {bodyInWeeks} आठवड्यांत होते; कोरीव काम, सोनेरी काम आणि मोठा रथ यांना जास्त वेळ लागतो, किती ते कोटेशनमध्ये लिहितो. वारी किंवा उत्सवाचे काम असेल तर लवकर या.",
      },
      points: [
        {
          en: "Dindi Rath and other processional chariots with pillars, dome and seat for the deity",
          hi: "दिंडी रथ और शोभायात्रा के दूसरे रथ: खंभे, गुंबद और देवता का आसन",
          mr: "दिंडी रथ आणि मिरवणुकीचे इतर रथ: खांब, घुमट आणि देवाचे आसन",
        },
        {
          en: "Two-axle and single-axle tractor trolleys with drawbar and stand",
          hi: "एक और दो एक्सल की ट्रैक्टर ट्रॉली, हुक और स्टैंड के साथ",
          mr: "एक व दोन ॲक्सलच्या ट्रॅक्टर ट्रॉल्या, दांडी आणि स्टँडसह",
        },
        {
          en: "Stage, exhibition and campaign vehicles",
          hi: "स्टेज, प्रदर्शनी और प्रचार की गाड़ियाँ",
          mr: "स्टेज, प्रदर्शन आणि प्रचाराच्या गाड्या",
        },
        {
          en: "Steel below, teak or other hardwood above where the eye and the hand reach",
          hi: "नीचे लोहा, और जहाँ नज़र और हाथ जाए वहाँ सागौन या दूसरी सख़्त लकड़ी",
          mr: "खाली लोखंड; नजर आणि हात जातो तिथे सागवान किंवा दुसरे कठीण लाकूड",
        },
        {
          en: "Wheel, peacock and flower panels painted by hand",
          hi: "चक्र, मोर और फूलों के पैनल हाथ से रँगे हुए",
          mr: "चक्र, मोर आणि फुलांची पॅनेल हाताने रंगवलेली",
        },
        {
          en: "Lighting and sound points with their own battery or generator supply",
          hi: "लाइट और साउंड के पॉइंट, अलग बैटरी या जनरेटर से",
          mr: "दिवे आणि साउंडचे पॉइंट, वेगळ्या बॅटरीवर किंवा जनरेटरवर",
        },
      ],
    },
    features: [
      {
        title: { en: "A drawing you can read", hi: "समझ में आने वाली ड्रॉइंग", mr: "समजेल असे ड्रॉइंग" },
        text: {
          en: "Length, width, height and turning circle are put on paper, and the road it will take is considered: wires, arches and gates.",
          hi: "लंबाई, चौड़ाई, ऊँचाई और मुड़ने की जगह काग़ज़ पर आती हैं। रास्ता भी देखा जाता है: बिजली के तार, स्वागत-द्वार और गेट।",
          mr: "लांबी, रुंदी, उंची आणि वळायला लागणारी जागा कागदावर येतात. रस्ताही पाहिला जातो: विजेच्या तारा, कमानी आणि वेशी.",
        },
      },
      {
        title: { en: "Steel under the ornament", hi: "सजावट के नीचे लोहा", mr: "सजावटीखाली लोखंड" },
        text: {
          en: "Dome and pillars stand on a welded frame. The ornament carries nothing, so it stays whole.",
          hi: "गुंबद और खंभे वेल्ड किए फ़्रेम पर खड़े रहते हैं। सजावट पर वज़न नहीं आता, इसलिए वह टूटती नहीं।",
          mr: "घुमट आणि खांब वेल्ड केलेल्या फ्रेमवर उभे असतात. सजावटीवर भार येत नाही, म्हणून ती शाबूत राहते.",
        },
      },
      {
        title: { en: "Brakes and stands", hi: "ब्रेक और स्टैंड", mr: "ब्रेक आणि स्टँड" },
        text: {
          en: "A chariot on a slope needs brakes and chocks, a trolley a stand that holds it level. Both belong to the first drawing.",
          hi: "ढलान पर रथ को ब्रेक और पहियों के नीचे टेक चाहिए, ट्रॉली को सीधा खड़ा रखने वाला स्टैंड। दोनों पहली ड्रॉइंग में ही आ जाते हैं।",
          mr: "उतारावर रथाला ब्रेक आणि चाकाखाली ठोकळे लागतात, ट्रॉलीला सरळ उभे ठेवणारे स्टँड. दोन्ही पहिल्याच ड्रॉइंगमध्ये येतात.",
        },
      },
      {
        title: { en: "Comes apart again", hi: "खोलकर रखा जा सके", mr: "सुटे करून ठेवता येते" },
        text: {
          en: "Domes, flags and railings can be bolted, so that the chariot fits its shed for the rest of the year.",
          hi: "गुंबद, ध्वजा और रेलिंग बोल्ट से लग सकते हैं, ताकि बाक़ी साल रथ अपने शेड में समा जाए।",
          mr: "घुमट, पताका आणि कठडे बोल्टने जोडता येतात. म्हणजे एरवी रथ आपल्या शेडमध्ये मावतो.",
        },
      },
      {
        title: { en: "Shown as it grows", hi: "बनते हुए देखिए", mr: "घडताना पाहा" },
        text: {
          en: "You see the bare frame, the panels and the first colours, in the workshop or on WhatsApp, while changes are still easy.",
          hi: "ख़ाली फ़्रेम, पैनल और पहला रंग आप वर्कशॉप में या व्हाट्सऐप पर देखते हैं, जब तक बदलाव करना आसान है।",
          mr: "बदल करणे सोपे असते तेव्हाच मोकळी फ्रेम, पॅनेल आणि पहिला रंग दाखवतो: वर्कशॉपमध्ये किंवा व्हॉट्सॲपवर.",
        },
      },
    ],
    capabilities: [
      {
        en: "Two-axle trolley with drawbar",
        hi: "दो एक्सल की ट्रैक्टर ट्रॉली, हुक के साथ",
        mr: "दोन ॲक्सलची ट्रॅक्टर ट्रॉली, दांडीसह",
      },
      {
        en: "Painted tailgate and side panels",
        hi: "पेंट किया हुआ पिछला डाला और साइड",
        mr: "रंगवलेला फाळका आणि बाजू",
      },
      {
        en: "Chariot and truck in the finishing bay",
        hi: "फ़िनिशिंग में रथ और ट्रक",
        mr: "फिनिशिंगमध्ये रथ आणि ट्रक",
      },
      {
        en: "Water tanker, sized to order",
        hi: "पानी का टैंकर, जितने लीटर का चाहिए",
        mr: "हव्या तितक्या लिटरचा पाण्याचा टँकर",
      },
    ],
    steps: [
      {
        title: { en: "Draw it together", hi: "साथ बैठकर ड्रॉइंग", mr: "सोबत बसून ड्रॉइंग" },
        text: {
          en: "Length, height, turning circle, and the road it will take.",
          hi: "लंबाई, ऊँचाई, मुड़ने की जगह और वह रास्ता जहाँ से जाएगा।",
          mr: "लांबी, उंची, वळण आणि जायचा रस्ता.",
        },
      },
      {
        title: { en: "Frame and axles", hi: "फ़्रेम और एक्सल", mr: "फ्रेम आणि ॲक्सल" },
        text: {
          en: "Steel carries everything. Brakes, stand and drawbar are fitted now.",
          hi: "सारा भार लोहे पर। ब्रेक, स्टैंड और हुक इसी समय लगते हैं।",
          mr: "सगळा भार लोखंडावर. ब्रेक, स्टँड आणि दांडी आत्ताच.",
        },
      },
      {
        title: { en: "Body and ornament", hi: "बॉडी और सजावट", mr: "बॉडी आणि सजावट" },
        text: {
          en: "Wood, dome, panels; what must come apart is bolted.",
          hi: "लकड़ी, गुंबद, पैनल; जो खुलना है, वह बोल्ट से।",
          mr: "लाकूड, घुमट, पॅनेल; जे सुटे व्हायचे ते बोल्टने.",
        },
      },
      {
        title: { en: "Paint, light, trial", hi: "रंग, लाइट, ट्रायल", mr: "रंग, दिवे, चाचणी" },
        text: {
          en: "Painted by hand, lamps and sound wired up, then a trial run.",
          hi: "हाथ की चित्रकारी, लाइट-साउंड, फिर एक चक्कर चलाकर देखते हैं।",
          mr: "हाताने रंगकाम, दिवे-साउंड, मग एक फेरी मारून पाहतो.",
        },
      },
    ],
    priceFactors: [
      {
        en: "Size, axles and the load it carries",
        hi: "नाप, एक्सल और उस पर आने वाला भार",
        mr: "माप, ॲक्सल आणि त्यावरचा भार",
      },
      {
        en: "Material: steel, teak or other hardwood",
        hi: "सामान: लोहा, सागौन या दूसरी सख़्त लकड़ी",
        mr: "साहित्य: लोखंड, सागवान की दुसरे कठीण लाकूड",
      },
      {
        en: "Carving, gilding and painting by hand",
        hi: "नक़्क़ाशी, सुनहरा काम और हाथ की चित्रकारी",
        mr: "कोरीव काम, सोनेरी काम आणि हाताने केलेले रंगकाम",
      },
      {
        en: "Lighting, sound and their supply",
        hi: "लाइट, साउंड और उनकी बिजली",
        mr: "दिवे, साउंड आणि त्यांची वीज",
      },
    ],
    questions: [
      {
        title: {
          en: "How early should we order for a festival?",
          hi: "त्योहार के लिए कितना पहले ऑर्डर दें?",
          mr: "उत्सवासाठी किती आधी ऑर्डर द्यावी?",
        },
        text: {
          en: "As early as you can. Carving, gilding and a large chariot need more than the {bodyInWeeks} weeks of a body; the quotation names the days.",
          hi: "जितना पहले हो सके। नक़्क़ाशी, सुनहरे काम और बड़े रथ में {bodyInWeeks} हफ़्ते से ज़्यादा समय लगता है; दिन कोटेशन में लिखे होते हैं।",
          mr: "जमेल तितकी आधी. कोरीव काम, सोनेरी काम आणि मोठा रथ यांना बॉडीच्या {bodyInWeeks} आठवड्यांपेक्षा जास्त वेळ लागतो; किती, ते कोटेशनमध्ये असते.",
        },
      },
      {
        title: {
          en: "We have only an idea. Is that enough?",
          hi: "हमारे पास सिर्फ़ आइडिया है, चलेगा?",
          mr: "आमच्याकडे फक्त कल्पना आहे, चालेल का?",
        },
        text: {
          en: "Yes. A sketch or a photograph helps; length, height and turning circle are then put on paper together with you.",
          hi: "हाँ। स्केच या फ़ोटो हो तो अच्छा; लंबाई, ऊँचाई और मुड़ने की जगह फिर आपके साथ काग़ज़ पर उतारते हैं।",
          mr: "हो. स्केच किंवा फोटो असेल तर बरे; लांबी, उंची आणि वळण मग आपल्यासोबत कागदावर उतरवतो.",
        },
      },
      {
        title: {
          en: "Can we pay in stages?",
          hi: "क्या काम के साथ-साथ पैसे दे सकते हैं?",
          mr: "टप्प्याटप्प्याने पैसे देता येतात का?",
        },
        text: {
          en: "Large projects are paid in stages, with an initial deposit. The stages stand in the quotation.",
          hi: "हाँ। बड़े काम में पहले एडवांस, फिर हर चरण पर पैसे। चरण कोटेशन में लिखे होते हैं।",
          mr: "हो. मोठ्या कामात आधी ॲडव्हान्स, मग प्रत्येक टप्प्यावर पैसे. टप्पे कोटेशनमध्ये असतात.",
        },
      },
    ],
  },
};
