export const testimonials = [
  {
    id: "fleet",
    quote: {
      en: "The body was ready on the day named in the quotation. That evening the truck was loading again.",
      hi: "कोटेशन में जो दिन लिखा था, उसी दिन बॉडी तैयार मिली। उसी शाम गाड़ी में माल लद रहा था।",
      mr: "कोटेशनमध्ये जो दिवस लिहिला होता, त्याच दिवशी बॉडी हातात पडली. त्याच संध्याकाळी गाडीत माल भरला.",
    },
    name: {
      en: "Fleet owner, sample",
      hi: "कई गाड़ियों के मालिक, उदाहरण",
      mr: "बऱ्याच गाड्यांचे मालक, उदाहरण",
    },
    position: {
      en: "Container bodies on small trucks",
      hi: "छोटे ट्रकों पर कंटेनर बॉडी",
      mr: "छोट्या ट्रकवर कंटेनर बॉडी",
    },
  },
  {
    id: "trolley",
    quote: {
      en: "Three seasons of sugarcane, and not one hinge has moved.",
      hi: "गन्ने के तीन सीज़न निकल गए, एक भी क़ब्ज़ा नहीं हिला।",
      mr: "उसाचे तीन हंगाम झाले, एकही बिजागरी हललेली नाही.",
    },
    name: {
      en: "Tractor trolley owner, sample",
      hi: "ट्रैक्टर ट्रॉली के मालिक, उदाहरण",
      mr: "ट्रॅक्टर ट्रॉलीचे मालक, उदाहरण",
    },
    position: {
      en: "Sugarcane trolley",
      hi: "गन्ने की ट्रॉली",
      mr: "उसाची ट्रॉली",
    },
  },
  {
    id: "trust",
    quote: {
      en: "We brought a sketch of the Rath. On the day of the procession it stood there as we had drawn it.",
      hi: "हम रथ का स्केच लेकर गए थे। शोभायात्रा के दिन रथ ठीक वैसा ही खड़ा था।",
      mr: "आम्ही रथाचे नुसते चित्र काढून नेले होते. मिरवणुकीच्या दिवशी रथ अगदी तसाच उभा होता.",
    },
    name: {
      en: "Temple trust, sample",
      hi: "मंदिर ट्रस्ट, उदाहरण",
      mr: "देवस्थान ट्रस्ट, उदाहरण",
    },
    position: {
      en: "Ceremonial Rath",
      hi: "शोभायात्रा का रथ",
      mr: "मिरवणुकीचा रथ",
    },
  },
];
