import type { AdminText } from "#content/texts.ts";

export const imageList: AdminText["imageList"] = {
  filters: {
    kind: { label: "कोणते फोटो", all: "सर्व फोटो" },
    kinds: {
      pairs: "आधी आणि नंतर",
      "in-work": "काम सुरू",
      featured: "निवडक",
      "without-vehicle": "गाडी न लिहिलेले",
      sample: "नमुने",
    },
    work: { label: "कामाचा प्रकार", all: "सर्व कामे" },
    vehicle: { label: "गाडी", all: "सर्व गाड्या" },
    body: { label: "बॉडीचा प्रकार", all: "सर्व बॉडी" },
    month: { label: "महिना", all: "सर्व महिने" },
  },
  found: "सापडले: {count} ({filters})",
  searchedFor: "“{search}”",
  more: "… आणि आणखी {count}",
  showPairLarge: "{name} मोठा दाखवा, आधी आणि नंतर",
  removeSamples: { one: "नमुना हटवा", other: "सर्व {count} नमुने हटवा" },
  removeSamplesQuestion: {
    one: "नमुना हटवायचा आहे का? तो 30 दिवस कचरापेटीत राहील.",
    other: "सर्व {count} नमुने हटवायचे आहेत का? ते 30 दिवस कचरापेटीत राहतील.",
  },
  bulkEdit: {
    change: "बदला",
    selectedImages: ": निवडलेले",
    title: { one: "{count} फोटो बदला", other: "{count} फोटो बदला" },
    hint: "जे रिकामे ठेवाल, ते आहे तसेच राहील.",
    stays: "आहे तसेच",
    vehicle: "गाडी",
    body: "बॉडीचा प्रकार",
    noBody: "काही नाही",
    work: "कामाचा प्रकार",
    star: "निवडक",
    starOn: "निवडक",
    starOff: "निवडक नाही",
    sample: "नमुना",
    sampleOn: "नमुना",
    sampleOff: "स्वतःचा फोटो",
    caption: "जिथे काही लिहिलेले नाही, तिथे हे लिहा ({language})",
    preview: {
      vehicle: {
        one: "{count} फोटोत गाडीचे नाव “{value}” लिहिले जाईल.",
        other: "{count} फोटोंत गाडीचे नाव “{value}” लिहिले जाईल.",
      },
      body: {
        one: "{count} फोटोत बॉडीचा प्रकार “{value}” लिहिला जाईल.",
        other: "{count} फोटोंत बॉडीचा प्रकार “{value}” लिहिला जाईल.",
      },
      noBody: {
        one: "{count} फोटोत बॉडीचा प्रकार रिकामा होईल.",
        other: "{count} फोटोंत बॉडीचा प्रकार रिकामा होईल.",
      },
      work: {
        one: "{count} फोटोत कामाचा प्रकार “{value}” लिहिला जाईल.",
        other: "{count} फोटोंत कामाचा प्रकार “{value}” लिहिला जाईल.",
      },
      featured: {
        one: "{count} फोटो निवडक होईल आणि सर्वांत आधी दिसेल.",
        other: "{count} फोटो निवडक होतील आणि सर्वांत आधी दिसतील.",
      },
      notFeatured: {
        one: "{count} फोटो आता निवडक राहणार नाही.",
        other: "{count} फोटो आता निवडक राहणार नाहीत.",
      },
      sample: { one: "{count} फोटोवर “नमुना” असे दिसेल.", other: "{count} फोटोंवर “नमुना” असे दिसेल." },
      notSample: {
        one: "{count} फोटोवर आता “नमुना” दिसणार नाही.",
        other: "{count} फोटोंवर आता “नमुना” दिसणार नाही.",
      },
      caption: {
        one: "{count} फोटोखाली काही लिहिलेले नसेल, तर “{value}” लिहिले जाईल.",
        other: "{count} फोटोंपैकी ज्यांच्याखाली काही लिहिलेले नाही, तिथे “{value}” लिहिले जाईल.",
      },
    },
    progress: "फोटो बदलत आहे: {total} पैकी {done}",
    leaveQuestion: "फोटो अजून बदलले जात आहेत. पान सोडून थांबवायचे का?",
    done: { one: "{count} फोटो बदलला", other: "{count} फोटो बदलले" },
    stayed: { one: "{count} आधीच तसा होता किंवा आता नाही.", other: "{count} आधीच तसे होते किंवा आता नाहीत." },
    failed: "फोटो बदलता आले नाहीत",
    partly: "{reason} {total} पैकी {changed} बदलले; बाकीचे अजून निवडलेले आहेत.",
    badEdit: "बदल समजला नाही. कृपया पान पुन्हा उघडा.",
    undone: { one: "{count} फोटो पूर्वीसारखा झाला", other: "{count} फोटो पूर्वीसारखे झाले" },
    changedSince: {
      one: "{count} दरम्यान पुन्हा बदलला, तो तसाच ठेवला.",
      other: "{count} दरम्यान पुन्हा बदलले, ते तसेच ठेवले.",
    },
    undoFailed: "पूर्वीसारखे करता आले नाही",
  },
};
