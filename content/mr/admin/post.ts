import type { AdminText } from "#content/texts.ts";

export const post: AdminText["post"] = {
  open: "पोस्टसाठी फोटो",
  openNamed: "पोस्टसाठी फोटो: {name}",
  about: "वर्कशॉपचे नाव आणि नंबर असलेला फोटो – इंस्टाग्राम, फेसबुक आणि व्हॉट्सॲपसाठी तयार.",
  forms: { feed: "पोस्टसाठी", story: "स्टोरी किंवा स्टेटससाठी" },
  making: "तयार होत आहे …",
  failure: "फोटो तयार करता आला नाही",
  tryAgain: "पुन्हा प्रयत्न करा",
  share: "शेअर करा",
  save: "जतन करा",
  shareNamed: "शेअर करा: {form}",
  saveNamed: "जतन करा: {form}",
};
