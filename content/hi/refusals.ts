import type { Texts } from "#content/texts.ts";

export const refusals: Texts["refusals"] = {
  home: "होम",
  tooManyAttempts: {
    title: "बहुत ज़्यादा कोशिशें",
    sentence: "आपके पते से बहुत ज़्यादा कोशिशें हुई हैं। कृपया {wait} सेकंड बाद फिर कोशिश करें।",
  },
  tooManyPages: {
    title: "बहुत ज़्यादा पेज",
    sentence: "आपके पते से बहुत सारे पेज माँगे गए हैं। कृपया थोड़ी देर में फिर कोशिश करें।",
  },
  tooLarge: { title: "बहुत बड़ा", sentence: "यह बहुत बड़ा है: यहाँ ज़्यादा से ज़्यादा {most} भेजा जा सकता है।" },
  otherSite: {
    title: "नहीं लिया गया",
    sentence: "यह हमारे पते से नहीं भेजा गया। कृपया {origin} खोलें और फिर कोशिश करें।",
  },
  fault: {
    title: "कोई गड़बड़ी हो गई",
    sentence: "गड़बड़ी हमारी ओर से है और दर्ज हो गई है। हमें फ़ोन करें, तो यह संदर्भ बताइए: {reference}।",
  },
  restarting: { title: "बस एक पल", sentence: "साइट दोबारा शुरू हो रही है। कृपया कुछ सेकंड बाद फिर कोशिश करें।" },
};
