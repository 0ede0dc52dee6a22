import type { AdminText } from "#content/texts.ts";

type ListText = AdminText["referenceLists"]["vehicleNames"];

const vehicleNames: ListText = {
  title: "गाड्यांची नावे",
  one: "गाडीचे नाव",
  example: "Tata Ace",
  search: "गाडीचे नाव शोधा",
  add: "गाडीचे नाव जोडा",
  count: { one: "गाडीचे {count} नाव", other: "गाड्यांची {count} नावे" },
  none: "अजून गाडीचे एकही नाव नाही. पहिले नाव जोडा, जसे “Tata Ace”.",
  noneFound: "आपल्या शोधात गाडीचे एकही नाव सापडले नाही.",
  showAll: "गाड्यांची सर्व नावे दाखवा",
  loadFailure: "गाड्यांची नावे उघडली नाहीत",
  duplicate: "गाडीचे हे नाव आधीच आहे",
  tooLong: "गाडीचे नाव फार लांब आहे: जास्तीत जास्त {most} अक्षरे",
  question: "गाडीचे हे नाव नक्की काढायचे आहे का?",
  success: {
    add: "गाडीचे नाव जोडले",
    rename: "गाडीचे नाव बदलले",
    delete: "गाडीचे नाव काढले",
  },
  failure: {
    add: "गाडीचे नाव जोडता आले नाही",
    rename: "गाडीचे नाव बदलता आले नाही",
    delete: "गाडीचे नाव काढता आले नाही",
  },
  activity: { name: "गाडीचे नाव: {name}", renamed: "गाडीचे नाव: {before} → {name}" },
};

const bodyTypes: ListText = {
  title: "बॉडीचे प्रकार",
  one: "बॉडीचा प्रकार",
  example: "Container body",
  search: "बॉडीचा प्रकार शोधा",
  add: "बॉडीचा प्रकार जोडा",
  count: { one: "बॉडीचा {count} प्रकार", other: "बॉडीचे {count} प्रकार" },
  none: "अजून बॉडीचा एकही प्रकार नाही. पहिला प्रकार जोडा, जसे “Container body”.",
  noneFound: "आपल्या शोधात बॉडीचा एकही प्रकार सापडला नाही.",
  showAll: "बॉडीचे सर्व प्रकार दाखवा",
  loadFailure: "बॉडीचे प्रकार उघडले नाहीत",
  duplicate: "बॉडीचा हा प्रकार आधीच आहे",
  tooLong: "बॉडीच्या प्रकाराचे नाव फार लांब आहे: जास्तीत जास्त {most} अक्षरे",
  question: "बॉडीचा हा प्रकार नक्की काढायचा आहे का?",
  success: {
    add: "बॉडीचा प्रकार जोडला",
    rename: "बॉडीचा प्रकार बदलला",
    delete: "बॉडीचा प्रकार काढला",
  },
  failure: {
    add: "बॉडीचा प्रकार जोडता आला नाही",
    rename: "बॉडीचा प्रकार बदलता आला नाही",
    delete: "बॉडीचा प्रकार काढता आला नाही",
  },
  activity: { name: "बॉडीचा प्रकार: {name}", renamed: "बॉडीचा प्रकार: {before} → {name}" },
};

export const referenceLists: AdminText["referenceLists"] = {
  vehicleNames,
  bodyTypes,
  foundFor: "“{search}” साठी सापडले: {count}",
  searchHint: "शोधा...",
  add: "जोडा",
  adding: "जोडत आहे...",
  save: "जतन करा",
  saving: "जतन करत आहे...",
  edit: "बदला",
  editName: "{name} बदला",
  delete: "काढा",
  deleteName: "{name} काढा",
  deleteTitle: "“{name}” काढा",
  columns: {
    name: "नाव",
    images: "फोटो",
    created: "जोडले",
    updated: "बदलले",
    actions: "कामे",
  },
  unused: "फोटो नाहीत",
  usedBy: { one: "{count} फोटो", other: "{count} फोटो" },
  ofName: ", {name}",
  consequence: {
    unused: "हे एकाही फोटोवर नाही.",
    one: "ज्या फोटोवर हे आहे, त्यावर ते तसेच राहील.",
    other: "ज्या {count} फोटोंवर हे आहे, त्यांवर ते तसेच राहील.",
  },
  deletedMeanwhile: "दरम्यान हे दुसऱ्या टॅबमध्ये काढले गेले. “{name}” ठेवायचे असेल, तर ते नव्याने जोडा.",
  renamedMeanwhile: "दरम्यान दुसऱ्या टॅबमध्ये याचे नाव “{name}” केले गेले. त्याऐवजी आपले नाव ठेवायचे असेल, तर पुन्हा जतन करा.",
  alreadyDeleted: "हे दुसऱ्या टॅबमध्ये आधीच काढले आहे.",
};
