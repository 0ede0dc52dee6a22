export const faq = [
  {
    id: "turnaround",
    title: {
      en: "How long does the work take?",
      hi: "काम में कितना समय लगता है?",
      mr: "कामाला किती वेळ लागतो?",
    },
    text: {
      en: "Simple denting and painting takes {simpleJobInDays} days, custom body building {bodyInWeeks} weeks. The date for your vehicle is agreed in the quotation.",
      hi: "हल्की डेंटिंग-पेंटिंग {simpleJobInDays} दिन में, ऑर्डर की बॉडी {bodyInWeeks} हफ़्ते में। आपकी गाड़ी की तारीख़ कोटेशन में तय होती है।",
      mr: "साध्या डेंटिंग-पेंटिंगला {simpleJobInDays} दिवस, ऑर्डरची बॉडी बांधायला {bodyInWeeks} आठवडे. आपल्या गाडीची तारीख कोटेशनमध्ये ठरते.",
    },
  },
  {
    id: "payment",
    title: {
      en: "How can I pay?",
      hi: "पैसे कैसे दे सकते हैं?",
      mr: "पैसे कसे देता येतील?",
    },
    text: {
      en: "In cash, by card, by bank transfer or with selected UPI apps. Large projects can be paid in stages, with an initial deposit.",
      hi: "नक़द, कार्ड, बैंक ट्रांसफ़र या कुछ यूपीआई ऐप से। बड़े काम में पहले एडवांस दीजिए, बाक़ी पैसे काम के चरणों के साथ।",
      mr: "रोख, कार्ड, बँक ट्रान्सफर किंवा ठरावीक यूपीआय ॲपने. मोठ्या कामात सुरुवातीला ॲडव्हान्स देऊन बाकीची रक्कम टप्प्याटप्प्याने देता येते.",
    },
  },
  {
    id: "vehicles",
    title: {
      en: "Which vehicles do you work on?",
      hi: "किन गाड़ियों पर काम होता है?",
      mr: "कोणत्या गाड्यांचे काम होते?",
    },
    text: {
      en: "Trucks, vans, buses, tractors, personal and vintage vehicles, and ceremonial Raths.",
      hi: "ट्रक, वैन, बस, ट्रैक्टर, निजी और विंटेज गाड़ियाँ, और शोभायात्रा के रथ।",
      mr: "ट्रक, व्हॅन, बस, ट्रॅक्टर, खासगी आणि विंटेज गाड्या, तसेच मिरवणुकीचे रथ.",
    },
  },
];
