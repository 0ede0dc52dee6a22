import type { Texts } from "#content/texts.ts";

export const refusals: Texts["refusals"] = {
  home: "होम",
  phone: "फ़ोन:",
  tooManyAttempts: {
    title: "बहुत ज़्यादा कोशिशें",
    sentence: "आपके पते से बहुत ज़्यादा कोशिशें हुई हैं। कृपया {wait} सेकंड बाद फिर कोशिश करें।",
  },
  tooBusy: {
    title: "अभी बहुत भीड़ है",
    sentence: "इस समय बहुत सारे पेज एक साथ माँगे जा रहे हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।",
  },
  tooLarge: { title: "बहुत बड़ा", sentence: "यह बहुत बड़ा है: यहाँ ज़्यादा से ज़्यादा {most} भेजा जा सकता है।" },
  otherSite: {
    title: "नहीं लिया गया",
    sentence: "यह हमारे पते से नहीं भेजा गया। कृपया {origin} खोलें और फिर कोशिश करें।",
  },
  notShared: {
    title: "तस्वीरें नहीं रखी गईं",
    sentence: "तस्वीरें यहाँ नहीं रखी जा सकीं। कृपया एक बार बैक ऑफ़िस खोलकर लॉगिन करें और फिर शेयर करें, या वहीं तस्वीरें चुनें।",
  },
  fault: {
    title: "कोई गड़बड़ी हो गई",
    sentence: "गड़बड़ी हमारी ओर से है और दर्ज हो गई है। हमें फ़ोन करें, तो यह संदर्भ बताइए: {reference}।",
  },
  restarting: { title: "बस एक पल", sentence: "साइट दोबारा शुरू हो रही है। कृपया कुछ सेकंड बाद फिर कोशिश करें।" },
  otherMethod: { title: "नहीं लिया गया", sentence: "यहाँ पेज पढ़े और फ़ॉर्म भेजे जा सकते हैं।" },
  takesNothing: { title: "नहीं लिया गया", sentence: "इस पते पर कुछ नहीं भेजा जा सकता।" },
  brokenOff: { title: "नहीं मिला", sentence: "भेजा हुआ पूरा नहीं पहुँचा। कृपया फिर कोशिश करें।" },
  tooManyFields: { title: "नहीं लिया गया", sentence: "यहाँ ज़्यादा से ज़्यादा {most} खाने भेजे जा सकते हैं।" },
  notOurForm: { title: "नहीं लिया गया", sentence: "यह हमारे किसी फ़ॉर्म से नहीं भेजा गया।" },
  unreadableAddress: { title: "पता पढ़ा नहीं गया", sentence: "पते में ऐसे अक्षर हैं जो पढ़े नहीं जा सकते।" },
  overlongAddress: { title: "पता बहुत लंबा है", sentence: "यह पता हमारे किसी भी पेज से लंबा है।" },
  headersTooLarge: { title: "बहुत बड़ा", sentence: "पता और उसके साथ ब्राउज़र जो भेजता है, वह बहुत बड़ा है।" },
  tooSlow: { title: "बहुत देर लगी", sentence: "भेजा हुआ समय पर नहीं पहुँचा। कृपया फिर कोशिश करें।" },
  unreadableRequest: { title: "समझ नहीं आया", sentence: "जो भेजा गया, वह पढ़ा नहीं जा सका।" },
  noSuchFile: { title: "नहीं मिली", sentence: "ऐसी कोई फ़ाइल नहीं है।" },
  plainFault: { title: "कोई गड़बड़ी हो गई", sentence: "गड़बड़ी हमारी ओर से है। कृपया फिर कोशिश करें।" },
};
