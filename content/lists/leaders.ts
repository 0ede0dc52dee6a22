const nobody = { en: "", hi: "", mr: "" };

export const leaders = [
  {
    id: "director",
    name: nobody,
    role: {
      en: "Managing director",
      hi: "मैनेजिंग डायरेक्टर",
      mr: "व्यवस्थापकीय संचालक",
    },
    text: {
      en: "Looks after customers, quotations and the large projects.",
      hi: "ग्राहक, कोटेशन और बड़े कामों की देखरेख।",
      mr: "ग्राहक, कोटेशन आणि मोठी कामे पाहतात.",
    },
  },
  {
    id: "production",
    name: nobody,
    role: {
      en: "Head of production",
      hi: "प्रोडक्शन प्रमुख",
      mr: "उत्पादन प्रमुख",
    },
    text: {
      en: "Plans the floor: which chassis stands where, who cuts, who welds, what leaves when.",
      hi: "कौन सा चेसिस कहाँ खड़ा होगा, कटाई-वेल्डिंग कौन करेगा और कौन सी गाड़ी कब निकलेगी, यह सब तय करना।",
      mr: "कोणती चेसिस कुठे उभी राहील, कोण कापेल, कोण जोडेल आणि कोणती गाडी कधी निघेल, हे ठरवतात.",
    },
  },
  {
    id: "quality",
    name: nobody,
    role: {
      en: "Head of quality",
      hi: "क्वालिटी प्रमुख",
      mr: "गुणवत्ता प्रमुख",
    },
    text: {
      en: "Checks material, welds, paint and lamps before a vehicle goes out.",
      hi: "गाड़ी निकलने से पहले सामान, वेल्डिंग, पेंट और लाइट की जाँच।",
      mr: "गाडी बाहेर पडण्यापूर्वी साहित्य, वेल्डिंग, रंग आणि दिवे तपासतात.",
    },
  },
];
