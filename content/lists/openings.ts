export const openings = [
  {
    id: "welder",
    title: {
      en: "Welder",
      hi: "वेल्डर",
      mr: "वेल्डर",
    },
    text: {
      en: "Arc and MIG welding on thin tube and sheet: even seams, little distortion, overhead as well.",
      hi: "पतले पाइप और पतरे पर आर्क और मिग वेल्डिंग: जोड़ सीधा हो, पतरा न मुड़े, ओवरहेड वेल्डिंग भी।",
      mr: "पातळ पाइप आणि पत्र्यावर आर्क व मिग वेल्डिंग: रेघ सरळ, पत्रा न वाकता; ओव्हरहेड वेल्डिंगही.",
    },
  },
  {
    id: "fabricator",
    title: {
      en: "Fabricator",
      hi: "फ़ैब्रिकेटर",
      mr: "फॅब्रिकेटर",
    },
    text: {
      en: "Reads a sketch, marks, cuts and fits tube, angle and patti. Hinges, hooks and locks that close at the first try.",
      hi: "स्केच समझे, निशान लगाए, पाइप, एंगल और पट्टी काटकर बैठाए। क़ब्ज़ा, हुक और लॉक पहली बार में ही ठीक लगें।",
      mr: "ड्रॉइंग समजून खुणा करणे, पाइप, अँगल आणि पट्टी कापून बसवणे. बिजागरी, हुक आणि लॉक पहिल्याच वेळी नीट लागायला हवेत.",
    },
  },
  {
    id: "denter",
    title: {
      en: "Denter",
      hi: "डेंटर",
      mr: "डेंटर",
    },
    text: {
      en: "Panel beating, pulling and spot welding, until the sheet itself is straight and needs little putty.",
      hi: "ठोकना, खींचना, स्पॉट वेल्डिंग; पतरा ख़ुद इतना सीधा हो कि पुट्टी कम लगे।",
      mr: "ठोकणे, ओढणे, स्पॉट वेल्डिंग; पुट्टी कमीत कमी लागेल इतका पत्राच सरळ.",
    },
  },
  {
    id: "painter",
    title: {
      en: "Painter",
      hi: "पेंटर",
      mr: "पेंटर",
    },
    text: {
      en: "Putty, sanding, masking, primer and PU with the spray gun. Those who paint ornament freehand are doubly welcome.",
      hi: "पुट्टी, घिसाई, मास्किंग, प्राइमर और स्प्रे गन से PU पेंट। हाथ से बेल-बूटे बनाने वाले का ख़ास स्वागत।",
      mr: "पुट्टी, पेपर मारणे, मास्किंग, प्राइमर आणि स्प्रे गनने PU पेंट. हाताने वेलबुट्टी काढणाऱ्यांचे खास स्वागत.",
    },
  },
  {
    id: "helper",
    title: {
      en: "Helper",
      hi: "हेल्पर",
      mr: "हेल्पर",
    },
    text: {
      en: "Not learnt a trade yet? If you are careful, come on time and lend a hand, you can begin beside somebody skilled.",
      hi: "अभी कोई काम नहीं सीखा? ध्यान से काम करें, समय पर आएँ और हाथ बँटाएँ, तो किसी कारीगर के साथ शुरुआत हो सकती है।",
      mr: "अजून कुठले काम शिकला नाहीत? काळजीने काम करत असाल, वेळेवर येत असाल आणि पडेल ती मदत करत असाल, तर एखाद्या कारागिराच्या हाताखाली सुरुवात करता येईल.",
    },
  },
];
