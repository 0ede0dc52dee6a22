import type { Language } from "./languages.ts";

/** A word that the texts of a language do not use for what they mean by it. */
interface Banned {
  word: RegExp;
  /** What is said instead. */
  say: string;
  /** Files and keys (`admin/in-work.ts inWork.take`) where alone it is banned. */
  only?: RegExp;
  /** Files and keys where it means something else. */
  except?: RegExp;
}

// \b knows no Devanagari.
const notBehindLetter = "(?<![\\p{L}\\p{M}])";
const notBeforeLetter = "(?![\\p{L}\\p{M}])";

/** Every word that begins so. */
const stem = (begin: string) => new RegExp(`${notBehindLetter}(?:${begin})`, "iu");

/** This word alone. */
const word = (whole: string) => new RegExp(`${notBehindLetter}(?:${whole})${notBeforeLetter}`, "iu");

const office = /^admin\//;

/** One word for one thing, everywhere: in pages, lists, mails, refusals and the back office. */
export const termbase: Readonly<Record<Language, readonly Banned[]>> = {
  en: [
    { word: word("shed"), say: "workshop", except: /custom-projects/ },
    { word: word("in work"), say: "in progress" },
    { word: word("afters|the after(?! photo| image)"), say: "the after photo" },
    { word: word("whole e-?mail"), say: "complete" },
    { word: word("signs"), say: "characters", only: /words/ },
    { word: word("told|tell me"), say: "notifications", only: /push/ },
    { word: word("meanwhile"), say: "in the meantime" },
    { word: word("unwanted"), say: "spam" },
    { word: word("is to become"), say: "will be" },
    { word: word("mend|mended"), say: "repair (a body), fix (a fault)" },
    { word: word("business facts|site words"), say: "business details, site texts" },
    {
      word: /(?<!\{)\bemail\b(?!\})/i,
      say: "e-mail; the specified words alone have email",
      except: /session|activity/,
    },
  ],
  hi: [],
  mr: [
    // The address is formal; who writes says आम्ही.
    { word: word("तुम्ही|तुम्हाला|तू|तुला"), say: "आपण, आपल्याला" },
    { word: stem("तुम(?:चा|ची|चे|च्या)|तुझ"), say: "आपला" },
    { word: stem("आपणच|आपण रंगव"), say: "स्वतः, आपला: “we” could be meant" },

    // What is done.
    {
      word: stem("काढ"),
      say: "हटव- (delete); “take a photo” alone is काढा",
      only: office,
      except: /inWork\.take|heic/,
    },
    { word: stem("काढून टाक"), say: "हटव-; personal data पुस-" },
    { word: stem("(?:नमुन|फिल्टर|गॅलरीतून|साइटवरून)\\S* काढ"), say: "हटव-" },
    {
      word: stem("टाक"),
      say: "अपलोड करा; a code alone is entered by टाका",
      only: office,
      except: /\.code\.|setUp\.enter/,
    },
    { word: stem("चढ(?:ल|व)"), say: "अपलोड झाले", only: office },
    { word: stem("सेव्ह"), say: "जतन करा" },
    { word: stem("साइन[- ]?[इऑआ]|लॉग[- ]इन"), say: "लॉगिन, लॉगआउट" },
    { word: stem("खूण (?:कर(?!ून)|आह)|वर खूण"), say: "स्थिती", only: /enquiries/ },
    { word: stem("विसरा|विसरत|विसरल"), say: "यादीतून हटवा", only: /second-factor/ },
    { word: stem("मेल (?:अजून )?लाव|लॉगिन लावा"), say: "सुरू करा" },
    { word: stem("(?:पुन्हा )?मूळ (?:कर|हो|घ्या)"), say: "मूळ परत आणा" },

    // What it is called.
    { word: stem("खबर"), say: "नोटिफिकेशन" },
    { word: stem("किंमत"), say: "दर" },
    { word: stem("तस्वीर|छायाचित्र"), say: "फोटो" },
    { word: stem("एकट"), say: "सुटा", only: office },
    { word: stem("विसार"), say: "ॲडव्हान्स" },
    { word: stem("आराखड|नकाशावरून|नकाशे"), say: "ड्रॉइंग; food van मांडणी" },
    { word: stem("RTO|आर\\.|आर टी ओ"), say: "आरटीओ" },
    { word: stem("WhatsApp|व्हाट्स|वॉट्स|व्हॉट्सअ"), say: "व्हॉट्सॲप" },
    { word: stem("बांधायच्या कड|हुक, कड"), say: "रिंगा (to tie to); a latch is कडी" },
    { word: stem("कडी|कड्या"), say: "रिंग, रिंगा", only: /platform-body/ },
    { word: stem("प्रशासक|अॅडमिन"), say: "ॲडमिन" },
    { word: stem("संगणक|कंप्युटर|कंप्यूटर|डेस्कटॉप"), say: "कॉम्प्युटर" },
    { word: stem("साठ्यात"), say: "स्टॉकमधले" },
    { word: stem("छोटे काम,|छोट्या कामाला"), say: "साधे काम" },
    { word: stem("फाइल्स|फाईल"), say: "फाइल, फाइली" },
    { word: stem("ईमेल|इमेल"), say: "ई-मेल" },
    { word: stem("नमुना चित्र"), say: "नमुना" },
    { word: stem("बंद असण्याचे दिवस"), say: "सुट्टीचे दिवस" },
    { word: stem("मागोवा"), say: "पाळत" },
    { word: stem("(?:आपली|या कामाची) चौकशी(?:,|$)"), say: "आपल्या चौकशीबाबत", only: /^enquiry/ },

    // Names of pages.
    { word: stem("होम(?! स्क्रीन)"), say: "मुख्य पान" },
    { word: stem("करिअर"), say: "नोकरी" },
    { word: stem("आमच्याबद्दल"), say: "आमच्याविषयी" },

    // Grammar and spelling.
    { word: stem("मेल (?:झाली|केली|दिली|गेली|पाठवली)"), say: "masculine: मेल गेला, दिला" },
    { word: stem("बिघाड"), say: "काहीतरी चुकले; चूक आमच्याकडची आहे" },
    { word: stem("इंटरनेट तुट"), say: "इंटरनेट बंद पडले" },
    { word: stem("पत्त्यावरून (?:खूप|फार)"), say: "नेटवर्कवरून" },
    { word: /\{\w+Years\} वर्षा(?!ं)/u, say: "वर्षां-: the number may be another one" },
    { word: stem("सर्वात|सगळ्यात"), say: "सर्वांत" },
    { word: word("येथे|तेथे"), say: "इथे, तिथे" },
    { word: word("अपुर[ाीे]|अपुऱ्या"), say: "अपूर्ण" },
    {
      word: /(?:वरील|मधील|गॅलरीतील|फोटोतील|जोडीतील)(?![\p{L}\p{M}])/u,
      say: "-वरचा, -मधला, -तला",
      only: office,
    },
    { word: stem("कागद(?!पत्र|ावर)"), say: "कागदपत्रे" },
    { word: stem("खाजगी"), say: "खासगी; वैयक्तिक माहिती" },
    { word: stem("हिशोब"), say: "हिशेब" },
    { word: /अॅ|\u093c/u, say: "ॲ; no nukta in Marathi" },
  ],
};

export interface Found {
  word: string;
  say: string;
}

/** The banned words of a sentence; `place` is its file and key. */
export function bannedIn(language: Language, sentence: string, place: string): Found[] {
  return termbase[language].flatMap(({ word, say, only, except }) => {
    const hit = word.exec(sentence.normalize("NFC"));
    if (hit === null || only?.test(place) === false || except?.test(place) === true) return [];
    return [{ word: hit[0], say }];
  });
}
