import type { Texts } from "#content/texts.ts";

export const refusals: Texts["refusals"] = {
  home: "मुख्यपृष्ठ",
  tooManyAttempts: {
    title: "खूप जास्त प्रयत्न",
    sentence: "आपल्या पत्त्यावरून खूप जास्त प्रयत्न झाले. कृपया {wait} सेकंदांनी पुन्हा प्रयत्न करा.",
  },
  tooManyPages: {
    title: "फार पाने",
    sentence: "आपल्या पत्त्यावरून फार पाने मागितली गेली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.",
  },
  tooLarge: { title: "फार मोठे", sentence: "हे फार मोठे आहे: इथे जास्तीत जास्त {most} पाठवता येते." },
  otherSite: {
    title: "स्वीकारले नाही",
    sentence: "हे आमच्या पत्त्यावरून पाठवलेले नाही. कृपया {origin} उघडा आणि पुन्हा प्रयत्न करा.",
  },
  fault: {
    title: "काहीतरी बिघाड झाला",
    sentence: "बिघाड आमच्याकडून आहे आणि त्याची नोंद झाली आहे. आम्हाला फोन केल्यास हा संदर्भ सांगा: {reference}.",
  },
};
