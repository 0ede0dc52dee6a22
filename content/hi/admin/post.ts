import type { AdminText } from "#content/texts.ts";

export const post: AdminText["post"] = {
  open: "पोस्ट के लिए फ़ोटो",
  openNamed: "पोस्ट के लिए फ़ोटो: {name}",
  about: "वर्कशॉप के नाम और नंबर वाली फ़ोटो – इंस्टाग्राम, फ़ेसबुक और व्हाट्सऐप के लिए तैयार।",
  forms: { feed: "पोस्ट के लिए", story: "स्टोरी या स्टेटस के लिए" },
  making: "बन रही है …",
  failure: "फ़ोटो नहीं बन सकी",
  tryAgain: "फिर से कोशिश करें",
  share: "शेयर करें",
  save: "सहेजें",
  shareNamed: "शेयर करें: {form}",
  saveNamed: "सहेजें: {form}",
};
