import type { Language } from "./languages.ts";

interface Banned {
  word: RegExp;
  say: string;
  /** Files and keys (`admin/in-work.ts inWork.take`) where alone it is banned. */
  only?: RegExp;
  /** Files and keys where it means something else. */
  except?: RegExp;
}

// \b knows no Devanagari. A word behind a brace names a placeholder.
const notBehindLetter = "(?<![\\p{L}\\p{M}{])";
const notBeforeLetter = "(?![\\p{L}\\p{M}])";

const stem = (begin: string) => new RegExp(`${notBehindLetter}(?:${begin})`, "iu");

const word = (whole: string) => new RegExp(`${notBehindLetter}(?:${whole})${notBeforeLetter}`, "iu");

const office = /^admin\//;

const termbase: Readonly<Record<Language, readonly Banned[]>> = {
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
  hi: [
    { word: word("तुम|तुम्हें|तुमको|तू|तुझे|देखो|सुनो|करो|आओ"), say: "आप, देखिए, करें" },
    { word: stem("तुम्हार|तेर(?:ा|ी|े)(?![\\p{L}\\p{M}])"), say: "आपका" },

    {
      word: stem("डाल|डल"),
      say: "अपलोड करें; passwords and codes alone are entered by डालें",
      only: office,
      except: /^admin\/(?:session|account|account-mail|second-factor)\.ts/,
    },
    { word: stem("चढ़"), say: "अपलोड हुई", only: office },
    { word: stem("मिटाएँ|निकालें"), say: "हटाएँ", only: office },
    { word: stem("सेव "), say: "सहेजें" },
    { word: stem("साइन[- ]?[इऑआ]|लॉग[- ]इन|एडमिनिस्ट्रेटर|प्रशासक"), say: "लॉगिन, लॉगआउट, एडमिन" },
    { word: stem("निशान"), say: "स्थिति", only: /enquiries/ },
    { word: stem("भूल जा|भुला"), say: "सूची से हटाएँ", only: /second-factor|account/ },
    { word: stem("मेल (?:अभी )?लगा"), say: "मेल चालू करें" },
    { word: stem("पहले जैसा कर|पहले वाला"), say: "मूल लौटाएँ, मूल: undo alone is पहले जैसा" },
    { word: stem("चुनाव"), say: "चयन: चुनाव is an election", only: office },
    { word: stem("हो जाएग"), say: "“{value}” लिखा जाएगा", only: /bulkEdit\.preview/ },

    { word: stem("ख़बर|खबर"), say: "नोटिफ़िकेशन" },
    { word: stem("तस्वीर|छायाचित्र"), say: "फ़ोटो; a drawing is चित्र" },
    { word: stem("क़ीमत(?!ी)|कीमत(?!ी)|मूल्य"), say: "दाम" },
    { word: stem("अकेली फ़ोटो"), say: "अलग फ़ोटो" },
    { word: stem("अग्रिम|पेशगी|बयाना"), say: "एडवांस" },
    {
      word: stem("नक़्श(?:ा|े)"),
      say: "ड्रॉइंग; food van लेआउट; a map alone is नक़्शा",
      except: /map|third-parties|position|address|pin|contact\.search/,
    },
    { word: stem("RTO|आर\\.टी|आर टी ओ"), say: "आरटीओ" },
    { word: stem("WhatsApp|व्हॉट|वॉट्स|वाट्स|व्हाट्सएप"), say: "व्हाट्सऐप" },
    { word: stem("कड़ी|कड़िय"), say: "कड़ा (to tie to), कुंडी (latch)" },
    { word: stem("ख़?ान(?:ा|े|ों)"), say: "बॉक्स: खाना is food", only: /^(?:admin\/|refusals|contact)/ },
    { word: stem("हालत"), say: "स्थिति", only: office },
    { word: stem("बातें|बातों"), say: "साइट का टेक्स्ट", only: /^admin\/(?:layout|words)\.ts (?!.*testimonials)/ },
    { word: stem("बंद के दिन"), say: "छुट्टी के दिन" },
    { word: stem("दो क़दम|छह क़दम"), say: "चरण" },
    { word: stem("निजता"), say: "गोपनीयता नीति; personal data is निजी जानकारी" },
    { word: stem("करियर"), say: "नौकरी" },
    {
      word: stem("पूछताछ"),
      say: "संदेश: a customer is not interrogated",
      except: /^admin\/|^enquiry\.ts enquiry\.mail/,
    },
    { word: stem("काम चालू"), say: "काम जारी" },
    { word: stem("इंटरनेट टूट"), say: "कनेक्शन टूट गया" },
    { word: stem("पीछा"), say: "नज़र" },
    { word: stem("संदर्भ"), say: "रेफ़रेंस नंबर" },
    { word: stem("जाँच मेल"), say: "टेस्ट मेल: जाँच is an inspection" },
    { word: stem("चौखट"), say: "फ़्रेम: चौखट is a door frame", only: office },
    { word: stem("दोहराई"), say: "डुप्लिकेट", only: office },
    { word: stem("आपकी खोज|पुरानी खोज"), say: "इस खोज में; an enquiry is पहले की पूछताछ", only: office },
    { word: stem("जो सर्वर सँभाल|सर्वर सँभालने वाला"), say: "सर्वर सँभालने वाले" },
    { word: stem("ग्राहकों? की बात"), say: "ग्राहकों की राय" },

    { word: stem("फाटक"), say: "पिछला डाला: फाटक is a level crossing" },
    { word: stem("पत्र(?:ा|े|ों)(?![\\p{L}\\p{M}])|चादर"), say: "पतरा: पत्रा is an almanac" },
    { word: stem("सादी डेंटिंग|साद(?:ा|े) काम"), say: "हल्की डेंटिंग, छोटा काम" },
    { word: stem("एडवर्टाइज़"), say: "विज्ञापन बॉडी" },
    { word: stem("भंगार|पालखी|बाज़ू|कमान(?!ा)|ख़याल|हवादार माल"), say: "कबाड़, पालकी, साइड, स्वागत-द्वार, आइडिया" },
    { word: stem("कहने पर"), say: "चाहें तो" },
    { word: stem("क़िस्म"), say: "प्रकार" },
    { word: stem("क़िस्त"), say: "काम के चरण: क़िस्त is paid on a loan" },
    { word: stem("रिफ़्लेक्टर पट्टी|लॉक की छड़|छड़ वाला लॉक"), say: "रिफ़्लेक्टर टेप, लॉक रॉड: पट्टी is a flat strip" },
    { word: stem("(?:दूध|पानी) टैंकर"), say: "दूध का टैंकर" },
    { word: /(?:से|में) वेल्ड(?![\p{L}\p{M}])/u, say: "पर वेल्ड" },

    { word: stem("मेल (?:हुई|की गई|दी|गई|भेजी)(?![\\p{L}\\p{M}])"), say: "masculine: मेल गया, दिया गया" },
    {
      word: /\{\w+\} (?:हफ़्ते|महीने|घंटे)(?! (?:में|बाद|तक|से|के|की|का|पहले|पुरान))|\{\w+(?:Weeks|Months|Days|Years)\} (?:हफ़्तों|महीनों|घंटों|दिनों|सालों)/u,
      say: "हफ़्ते में, महीने बाद: the number may be 1",
      except: /\.other$/,
    },
    { word: stem("के बग़ल"), say: "की बग़ल" },
    { word: /पेंटिंग में \{\w+Days\} दिन(?=, ऑर्डर)/u, say: "{simpleJobInDays} दिन में, as हफ़्ते में behind it" },
    { word: stem("बाकी|खाली|हिंदी|मैरून|रंग(?:ी|ा|ते|ना)(?![\\p{L}\\p{M}])"), say: "बाक़ी, ख़ाली, हिन्दी, मरून, रँगी" },
    { word: stem("कौन-स"), say: "कौन सा" },
    { word: stem("अपने आप(?![-\\p{L}\\p{M}])"), say: "अपने-आप" },
    {
      word: stem("फोटो|फूड|ज्यादा|जरूर|काफी|तरफ(?!़)|खराब|खुद(?!रा)|हफ्ते|सफाई|जंग|दरवाजा|मजबूत|कब्ज|बगल"),
      say: "with nukta",
    },
  ],
  mr: [
    { word: word("तुम्ही|तुम्हाला|तू|तुला"), say: "आपण, आपल्याला" },
    { word: stem("तुम(?:चा|ची|चे|च्या)|तुझ"), say: "आपला" },
    { word: stem("आपणच|आपण रंगव"), say: "स्वतः, आपला: “we” could be meant" },

    {
      word: stem("काढ"),
      say: "हटव- (delete); “take a photo” alone is काढा",
      only: office,
      except: /inWork\.take|heic|goLive\.(?:camera|pictures)/,
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
    { word: stem("ग्राहका(?:ंचे|चे) शब्द"), say: "अभिप्राय" },
    { word: stem("गोपनीयतेची सूचना|गोपनीयता सूचना"), say: "गोपनीयता धोरण" },
    { word: stem("रिफ्लेक्टर पट्टी"), say: "रिफ्लेक्टर टेप: पट्टी is a flat strip" },
    { word: stem("(?:दूध|पाणी) टँकर"), say: "दुधाचा, पाण्याचा टँकर" },
    { word: stem("जे सर्व्हर सांभाळ"), say: "सर्व्हर सांभाळणारे" },
    { word: stem("(?:आपली|या कामाची) चौकशी(?:,|$)"), say: "आपल्या चौकशीबाबत", only: /^enquiry/ },

    { word: stem("होम(?! स्क्रीन)"), say: "मुख्य पान" },
    { word: stem("करिअर"), say: "नोकरी" },
    { word: stem("आमच्याबद्दल"), say: "आमच्याविषयी" },

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

interface Found {
  word: string;
  say: string;
}

export function bannedIn(language: Language, sentence: string, place: string): Found[] {
  return termbase[language].flatMap(({ word, say, only, except }) => {
    const hit = word.exec(sentence.normalize("NFC"));
    if (hit === null || only?.test(place) === false || except?.test(place) === true) return [];
    return [{ word: hit[0], say }];
  });
}
