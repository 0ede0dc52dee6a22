import type { Texts } from "../texts.ts";

export const quotation: Texts["quotation"] = {
  title: "कोटेशन",
  date: "तारीख: {day}",
  revised: "{day} रोजी बदलले",
  gstin: "जीएसटी नंबर (GSTIN)",
  customer: "ग्राहक",
  columns: { what: "काम", amount: "रक्कम" },
  pieces: "{quantity} × ₹{price}",
  subtotal: "बेरीज",
  gst: "जीएसटी {rate}%",
  total: "एकूण रक्कम",
  validUntil: "कधीपर्यंत लागू",
  deliveryDays: "किती दिवसांत मिळेल",
  inDays: { one: "1 दिवसात", other: "{days} दिवसांत" },
  note: "टीप",
  question: "काही विचारायचे आहे? फोन करा.",
  ended: {
    title: "ही लिंक आता उघडत नाही",
    text: "हे कोटेशन आता लागू नाही किंवा मागे घेतले आहे. नव्या कोटेशनसाठी कृपया फोन करा.",
  },
  message: "हे आपले कोटेशन {number}: ₹{total}, {day} पर्यंत लागू.\n{link}",
};
