import type { Texts } from "#content/texts.ts";

export const notFound: Texts["notFound"] = {
  search: { title: "पान सापडले नाही | {business}" },
  title: "404",
  message: "अरेरे! हे पान सापडले नाही",
  text: "या पत्त्यावर काहीच बांधलेले नाही. लिंक जुनी असेल किंवा एखादे अक्षर राहिले असेल.",
  pictureAlt: "वर्कशॉपमधली बॉडी नसलेली चेसिस",
  goHome: "मुख्य पानावर जा",
};
