import type { ServiceFile } from "../service-file.ts";

export const oemBodySeller: ServiceFile = {
  backdrop: { tone: "teal" },
  facts: ["traysInStock", "iso"],
  pictures: {
    hero: "service-oem-trays",
    capabilities: ["oem-tray-trestles", "oem-tray-side", "oem-tray-milk-tanker", "oem-trays-stack"],
  },
  icon: {
    fill: "M3 16h26v8H3z",
    line: "M3 16h26v8H3zm6.5 0v8m6.5-8v8m6.5-8v8M7 24v4h4v-4m10 0v4h4v-4M6 5h20v8H6zm6.5 0v8m7-8v8M9 13v3m14-3v3",
  },
  words: {
    search: {
      title: {
        en: "Original OEM trays for pickups, from stock | {business}",
        hi: "पिकअप की ओरिजिनल OEM ट्रे, स्टॉक में | {business}",
        mr: "पिकअपचे ओरिजिनल OEM ट्रे तयार स्टॉकमध्ये | {business}",
      },
      description: {
        en: "Over {traysInStock} original OEM trays in ready stock: pickups, light and heavy trucks, containers, milk and water tankers. Supplied to several states.",
        hi: "{traysInStock} से ज़्यादा ओरिजिनल OEM ट्रे तैयार: पिकअप, हल्के और भारी ट्रक, कंटेनर, दूध और पानी के टैंकर। कई राज्यों में सप्लाई।",
        mr: "{traysInStock} हून अधिक ओरिजिनल OEM ट्रे तयार: पिकअप, हलके व अवजड ट्रक, कंटेनर, दूध आणि पाण्याचे टँकर. अनेक राज्यांत पुरवठा.",
      },
    },
    label: { en: "OEM trays", hi: "OEM ट्रे", mr: "OEM ट्रे" },
    title: { en: "Original Body Seller", hi: "ओरिजिनल बॉडी की बिक्री", mr: "ओरिजिनल बॉडी विक्री" },
    description: {
      en: "Over {traysInStock} original OEM trays in ready stock. Name the vehicle and the model year, and we tell you which tray fits.",
      hi: "{traysInStock} से ज़्यादा ओरिजिनल OEM ट्रे तैयार स्टॉक में। गाड़ी और मॉडल का साल बताइए, कौन सी ट्रे बैठेगी, हम बताते हैं।",
      mr: "{traysInStock} हून अधिक ओरिजिनल OEM ट्रे तयार स्टॉकमध्ये. गाडी आणि मॉडेलचे वर्ष सांगा, कोणता ट्रे बसेल ते आम्ही सांगतो.",
    },
    card: {
      en: "Over {traysInStock} OEM trays in stock, for three-wheelers up to heavy trucks.",
      hi: "तीन पहिया से भारी ट्रक तक, {traysInStock} से ज़्यादा ओरिजिनल OEM ट्रे स्टॉक में।",
      mr: "तीनचाकीपासून अवजड ट्रकपर्यंत {traysInStock} हून अधिक ओरिजिनल OEM ट्रे तयार.",
    },
    overview: {
      main: {
        en: "An original tray is the body the vehicle maker designed for the chassis: its holes match, its weight is known, and the registration already describes it. When a tray is bent beyond repair or rusted through, a ready one is often quicker than a rebuild. We keep over {traysInStock} of them in stock.",
        hi: "ओरिजिनल ट्रे वही बॉडी है जो कंपनी ने उस चेसिस के लिए बनाई है। छेद से छेद मिलता है, वज़न पता होता है और काग़ज़ों में वही लिखी होती है। पुरानी ट्रे बहुत मुड़ गई हो या गल गई हो, तो नई बनवाने के मुक़ाबले तैयार ट्रे अक्सर जल्दी लग जाती है। हमारे स्टॉक में {traysInStock} से ज़्यादा ट्रे हैं।",
        mr: "ओरिजिनल ट्रे म्हणजे कंपनीने त्याच चेसिससाठी आखलेली बॉडी. भोके जुळतात, वजन माहीत असते आणि कागदपत्रांत तीच नोंदलेली असते. जुना ट्रे फारच वाकला किंवा गंजून गेला, तर नवा बांधण्यापेक्षा तयार ट्रे बसवणे बऱ्याचदा लवकर होते. आमच्याकडे असे {traysInStock} हून अधिक ट्रे स्टॉकमध्ये आहेत.",
      },
      context: {
        en: "We supply Maharashtra, Gujarat, Karnataka and other states. Dealers and fleets can ask for several trays in one lot; transport and fitting are agreed in the quotation.",
        hi: "महाराष्ट्र, गुजरात, कर्नाटक और दूसरे राज्यों में सप्लाई करते हैं। डीलर और फ़्लीट वाले एक साथ कई ट्रे ले सकते हैं; भाड़ा और फ़िटिंग कोटेशन में तय होते हैं।",
        mr: "महाराष्ट्र, गुजरात, कर्नाटक आणि इतर राज्यांत आम्ही पुरवठा करतो. डीलर आणि ताफ्याचे मालक एकाच वेळी बरेच ट्रे घेऊ शकतात; वाहतूक आणि फिटिंग कोटेशनमध्ये ठरते.",
      },
      points: [
        {
          en: "Three-wheelers, pickups and light commercial vehicles",
          hi: "तीन पहिया, पिकअप और हल्की कमर्शियल गाड़ियाँ",
          mr: "तीनचाकी, टेम्पो आणि हलकी मालवाहू वाहने",
        },
        {
          en: "Heavy trucks and transport vehicles",
          hi: "भारी ट्रक और ट्रांसपोर्ट गाड़ियाँ",
          mr: "अवजड ट्रक आणि मालवाहू वाहने",
        },
        {
          en: "Container bodies and refrigerated milk trays",
          hi: "कंटेनर बॉडी और दूध की रेफ़्रिजरेटेड ट्रे",
          mr: "कंटेनर बॉडी आणि दुधाचे रेफ्रिजरेटेड ट्रे",
        },
        {
          en: "Milk tanker and water tanker trays",
          hi: "दूध और पानी के टैंकर की ट्रे",
          mr: "दुधाच्या आणि पाण्याच्या टँकरचे ट्रे",
        },
        {
          en: "Fitting in our workshop, or the tray alone for your own fitter",
          hi: "फ़िटिंग हमारी वर्कशॉप में, या सिर्फ़ ट्रे ले जाइए",
          mr: "फिटिंग आमच्या वर्कशॉपमध्ये, किंवा नुसता ट्रे घेऊन जा",
        },
        {
          en: "Your colour before delivery, if you wish",
          hi: "चाहें तो डिलीवरी से पहले आपकी पसंद का रंग",
          mr: "हवा असल्यास देण्याआधी आपल्या आवडीचा रंग",
        },
      ],
    },
    features: [
      {
        title: { en: "Matched before it leaves", hi: "मिलान करके ही देते हैं", mr: "जुळवूनच देतो" },
        text: {
          en: "Wheelbase, mounting points and tray length are compared with your vehicle. A photograph of the empty chassis helps.",
          hi: "व्हीलबेस, माउंटिंग और ट्रे की लंबाई आपकी गाड़ी से मिलाते हैं। ख़ाली चेसिस की एक फ़ोटो भेज दें तो काम आसान हो जाता है।",
          mr: "व्हीलबेस, माउंटिंग आणि ट्रेची लांबी आपल्या गाडीशी ताडून पाहतो. रिकाम्या चेसिसचा एक फोटो पाठवला तर काम सोपे होते.",
        },
      },
      {
        title: { en: "No waiting", hi: "इंतज़ार नहीं", mr: "वाट पाहायला नको" },
        text: {
          en: "The trays stand in our yard. You can see the tray, or have photographs of it on WhatsApp, before you pay for it.",
          hi: "स्टॉक सामने रखा है। पैसे देने से पहले ट्रे ख़ुद देखिए या व्हाट्सऐप पर फ़ोटो मँगा लीजिए।",
          mr: "माल समोर ठेवलेला आहे. पैसे देण्याआधी ट्रे स्वतः पाहा, किंवा व्हॉट्सॲपवर फोटो मागवा.",
        },
      },
      {
        title: { en: "Bolted as the maker meant", hi: "फ़िटिंग कंपनी जैसी", mr: "फिटिंग कंपनीसारखे" },
        text: {
          en: "Original mounting points, the right packing and bolts tightened evenly, so the tray neither rattles nor twists.",
          hi: "माउंटिंग ओरिजिनल जगह पर, पैकिंग सही, बोल्ट एक-से कसे हुए। ट्रे न खड़कती है, न ऐंठती है।",
          mr: "माउंटिंग मूळ जागीच, पॅकिंग योग्य आणि बोल्ट सारखे आवळलेले. ट्रे खडखडत नाही आणि त्याला पीळही पडत नाही.",
        },
      },
      {
        title: { en: "Ready for extras", hi: "साथ में जो जोड़ना हो", mr: "सोबत हवे ते जोडून" },
        text: {
          en: "Tarpaulin bows, a headboard guard, hooks or a chequered floor can be added before the tray goes on.",
          hi: "तिरपाल के पाइप, केबिन गार्ड, हुक या चेकर प्लेट का फ़र्श, ट्रे चढ़ाने से पहले ही लग जाता है।",
          mr: "ताडपत्रीचे पाइप, केबिन गार्ड, हुक किंवा चेकर प्लेटचा तळ ट्रे चढवण्याआधीच लावून मिळतो.",
        },
      },
      {
        title: { en: "One tray or a full lot", hi: "एक लें या पूरा लॉट", mr: "एक घ्या किंवा सगळा लॉट" },
        text: {
          en: "The owner of one vehicle gets the same answer as a dealer: model, condition, price and day of delivery in one quotation.",
          hi: "एक गाड़ी वाले को भी वही साफ़ जवाब मिलता है जो डीलर को: मॉडल, हालत, दाम और तारीख़, सब एक कोटेशन में।",
          mr: "एका गाडीच्या मालकालाही डीलरइतकेच स्पष्ट उत्तर मिळते: मॉडेल, स्थिती, दर आणि तारीख एकाच कोटेशनमध्ये.",
        },
      },
    ],
    capabilities: [
      {
        en: "On trestles, ready to be fitted",
        hi: "घोड़ी पर रखी, लगाने को तैयार ट्रे",
        mr: "घोडीवर ठेवलेला, बसवायला तयार ट्रे",
      },
      {
        en: "Drop sides, latches and rope hooks",
        hi: "खुलने वाली साइड, कुंडियाँ और रस्सी के हुक",
        mr: "उघडणाऱ्या बाजू, कड्या आणि दोरीचे हुक",
      },
      {
        en: "Milk tanker tray in stainless steel",
        hi: "स्टेनलेस स्टील की दूध के टैंकर की ट्रे",
        mr: "दुधाच्या टँकरचा स्टेनलेस स्टीलचा ट्रे",
      },
      {
        en: "In stock, stacked on timber",
        hi: "स्टॉक की ट्रे, लकड़ी के गुटकों पर",
        mr: "स्टॉकमधले ट्रे, लाकडी ठोकळ्यांवर",
      },
    ],
    steps: [
      {
        title: { en: "Your vehicle", hi: "गाड़ी बताइए", mr: "गाडी सांगा" },
        text: {
          en: "Make, model year and what you carry.",
          hi: "मॉडल, साल और कौन सा माल। ख़ाली चेसिस की फ़ोटो हो तो और अच्छा।",
          mr: "मॉडेल, वर्ष आणि कोणता माल. रिकाम्या चेसिसचा फोटो असेल तर उत्तम.",
        },
      },
      {
        title: { en: "Match", hi: "मिलान", mr: "जुळवणी" },
        text: {
          en: "Wheelbase, mounting points and length are compared with the trays in stock.",
          hi: "व्हीलबेस, माउंटिंग और लंबाई स्टॉक की ट्रे से मिलाते हैं।",
          mr: "व्हीलबेस, माउंटिंग आणि लांबी स्टॉकमधल्या ट्रेशी जुळवतो.",
        },
      },
      {
        title: { en: "See it", hi: "देख लीजिए", mr: "पाहून घ्या" },
        text: {
          en: "You see the tray, or photographs of it, before you pay for it.",
          hi: "पैसे देने से पहले ट्रे या उसकी फ़ोटो देख लीजिए।",
          mr: "पैसे देण्याआधी ट्रे किंवा त्याचे फोटो पाहून घ्या.",
        },
      },
      {
        title: { en: "Fit or send", hi: "फ़िटिंग या डिलीवरी", mr: "फिटिंग, डिलिव्हरी" },
        text: {
          en: "Bolted at the original points in our workshop, or sent to your fitter.",
          hi: "हमारी वर्कशॉप में कंपनी की माउंटिंग पर कसी जाती है, या आपके फ़िटर को भेजी जाती है।",
          mr: "आमच्या वर्कशॉपमध्ये मूळ जागी बसवतो, किंवा आपल्या फिटरकडे पाठवतो.",
        },
      },
    ],
    priceFactors: [
      { en: "Vehicle and model year", hi: "गाड़ी और मॉडल का साल", mr: "गाडी आणि मॉडेलचे वर्ष" },
      {
        en: "Kind of tray: open, container or tanker",
        hi: "ट्रे का प्रकार: खुली, कंटेनर या टैंकर",
        mr: "ट्रेचा प्रकार: उघडा, कंटेनर की टँकर",
      },
      {
        en: "With fitting and colour, or the tray alone",
        hi: "फ़िटिंग और रंग के साथ, या सिर्फ़ ट्रे",
        mr: "फिटिंग आणि रंगासह, की फक्त ट्रे",
      },
      {
        en: "One tray or a full lot, and where it goes",
        hi: "एक ट्रे या पूरा लॉट, और कहाँ भेजनी है",
        mr: "एक ट्रे की लॉट, आणि कुठे पाठवायचा",
      },
    ],
    questions: [
      {
        title: {
          en: "How do I know which tray fits?",
          hi: "कौन सी ट्रे बैठेगी, कैसे पता चले?",
          mr: "कोणता ट्रे बसेल हे कसे कळेल?",
        },
        text: {
          en: "Tell us the vehicle and the model year. Wheelbase, mounting points and tray length are compared before the tray leaves.",
          hi: "गाड़ी और मॉडल का साल बताइए। ट्रे देने से पहले व्हीलबेस, माउंटिंग और लंबाई मिलाई जाती है।",
          mr: "गाडी आणि मॉडेलचे वर्ष सांगा. ट्रे देण्याआधी व्हीलबेस, माउंटिंग आणि लांबी जुळवून पाहिली जाते.",
        },
      },
      {
        title: {
          en: "Do you send trays outside Maharashtra?",
          hi: "क्या महाराष्ट्र के बाहर ट्रे भेजते हैं?",
          mr: "महाराष्ट्राबाहेर ट्रे पाठवता का?",
        },
        text: {
          en: "Yes, to Gujarat, Karnataka and other states. Transport is agreed in the quotation.",
          hi: "हाँ, गुजरात, कर्नाटक और दूसरे राज्यों में। भाड़ा कोटेशन में तय होता है।",
          mr: "हो, गुजरात, कर्नाटक आणि इतर राज्यांत. वाहतूक कोटेशनमध्ये ठरते.",
        },
      },
      {
        title: {
          en: "Can I buy the tray without fitting?",
          hi: "क्या बिना फ़िटिंग के ट्रे मिल सकती है?",
          mr: "फिटिंगशिवाय फक्त ट्रे मिळेल का?",
        },
        text: {
          en: "Yes. Take it to your own fitter, or have it fitted in our workshop.",
          hi: "हाँ। अपने फ़िटर से लगवाइए, या हमारी वर्कशॉप में।",
          mr: "हो. आपल्या फिटरकडून बसवा, किंवा आमच्या वर्कशॉपमध्ये.",
        },
      },
    ],
  },
};
