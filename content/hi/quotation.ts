import type { Texts } from "../texts.ts";

export const quotation: Texts["quotation"] = {
  title: "कोटेशन",
  date: "तारीख़: {day}",
  revised: "{day} को बदला गया",
  gstin: "जीएसटी नंबर (GSTIN)",
  customer: "ग्राहक",
  columns: { what: "काम", amount: "रकम" },
  pieces: "{quantity} × ₹{price}",
  subtotal: "जोड़",
  gst: "जीएसटी {rate}%",
  total: "कुल रकम",
  validUntil: "कब तक मान्य",
  deliveryDays: "कितने दिन में मिलेगा",
  inDays: { one: "1 दिन में", other: "{days} दिन में" },
  note: "नोट",
  question: "कुछ पूछना है? फ़ोन कीजिए।",
  ended: {
    title: "यह लिंक अब नहीं खुलता",
    text: "यह कोटेशन अब मान्य नहीं है या वापस ले लिया गया है। नए कोटेशन के लिए कृपया फ़ोन करें।",
  },
  message: "यह आपका कोटेशन {number} है: ₹{total}, {day} तक मान्य।\n{link}",
};
