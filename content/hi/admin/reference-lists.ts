import type { AdminText } from "#content/texts.ts";

type ListText = AdminText["referenceLists"]["vehicleNames"];

const vehicleNames: ListText = {
  title: "गाड़ियों के नाम",
  one: "गाड़ी का नाम",
  example: "Tata Ace",
  search: "गाड़ी का नाम खोजें",
  add: "गाड़ी का नाम जोड़ें",
  count: { one: "गाड़ी का {count} नाम", other: "गाड़ियों के {count} नाम" },
  none: "अभी गाड़ी का कोई नाम नहीं है। पहला नाम जोड़ें, जैसे “Tata Ace”।",
  noneFound: "आपकी खोज से गाड़ी का कोई नाम नहीं मिला।",
  showAll: "गाड़ियों के सारे नाम दिखाएँ",
  loadFailure: "गाड़ियों के नाम नहीं खुले",
  duplicate: "गाड़ी का यह नाम पहले से है",
  tooLong: "गाड़ी का नाम बहुत लंबा है: ज़्यादा से ज़्यादा {most} अक्षर",
  question: "क्या आप सच में गाड़ी का यह नाम हटाना चाहते हैं?",
  success: {
    add: "गाड़ी का नाम जुड़ गया",
    rename: "गाड़ी का नाम बदल गया",
    delete: "गाड़ी का नाम हट गया",
  },
  failure: {
    add: "गाड़ी का नाम नहीं जुड़ा",
    rename: "गाड़ी का नाम नहीं बदला",
    delete: "गाड़ी का नाम नहीं हटा",
  },
  activity: { name: "गाड़ी का नाम: {name}", renamed: "गाड़ी का नाम: {before} → {name}" },
};

const bodyTypes: ListText = {
  title: "बॉडी के प्रकार",
  one: "बॉडी का प्रकार",
  example: "Container body",
  search: "बॉडी का प्रकार खोजें",
  add: "बॉडी का प्रकार जोड़ें",
  count: { one: "बॉडी का {count} प्रकार", other: "बॉडी के {count} प्रकार" },
  none: "अभी बॉडी का कोई प्रकार नहीं है। पहला प्रकार जोड़ें, जैसे “Container body”।",
  noneFound: "आपकी खोज से बॉडी का कोई प्रकार नहीं मिला।",
  showAll: "बॉडी के सारे प्रकार दिखाएँ",
  loadFailure: "बॉडी के प्रकार नहीं खुले",
  duplicate: "बॉडी का यह प्रकार पहले से है",
  tooLong: "बॉडी के प्रकार का नाम बहुत लंबा है: ज़्यादा से ज़्यादा {most} अक्षर",
  question: "क्या आप सच में बॉडी का यह प्रकार हटाना चाहते हैं?",
  success: {
    add: "बॉडी का प्रकार जुड़ गया",
    rename: "बॉडी का प्रकार बदल गया",
    delete: "बॉडी का प्रकार हट गया",
  },
  failure: {
    add: "बॉडी का प्रकार नहीं जुड़ा",
    rename: "बॉडी का प्रकार नहीं बदला",
    delete: "बॉडी का प्रकार नहीं हटा",
  },
  activity: { name: "बॉडी का प्रकार: {name}", renamed: "बॉडी का प्रकार: {before} → {name}" },
};

export const referenceLists: AdminText["referenceLists"] = {
  vehicleNames,
  bodyTypes,
  foundFor: "“{search}” के लिए मिले: {count}",
  searchHint: "खोजें...",
  add: "जोड़ें",
  adding: "जोड़ रहे हैं...",
  save: "सहेजें",
  saving: "सहेज रहे हैं...",
  edit: "बदलें",
  editName: "{name} बदलें",
  delete: "हटाएँ",
  deleteName: "{name} हटाएँ",
  deleteTitle: "“{name}” हटाएँ",
  columns: {
    name: "नाम",
    images: "तस्वीरें",
    created: "जोड़ा",
    updated: "बदला",
    actions: "काम",
  },
  unused: "कोई तस्वीर नहीं",
  usedBy: { one: "{count} तस्वीर", other: "{count} तस्वीरें" },
  ofName: ", {name}",
  consequence: {
    unused: "किसी तस्वीर में यह नहीं है।",
    one: "जिस तस्वीर में यह है, उस पर लिखा रहेगा।",
    other: "जिन {count} तस्वीरों में यह है, उन पर लिखा रहेगा।",
  },
  deletedMeanwhile: "इस बीच यह दूसरे टैब में हटा दिया गया। “{name}” रखना हो तो इसे नया जोड़ें।",
  renamedMeanwhile: "इस बीच दूसरे टैब में इसका नाम “{name}” हो गया। उसकी जगह आपका नाम रखना हो तो फिर सहेजें।",
  alreadyDeleted: "यह दूसरे टैब में पहले ही हटा दिया गया है।",
};
