import type { AdminText } from "#content/texts.ts";

export const imageList: AdminText["imageList"] = {
  filters: {
    kind: { label: "कोणते फोटो", all: "सर्व फोटो" },
    kinds: {
      pairs: "आधी आणि नंतर",
      "in-work": "काम सुरू",
      featured: "निवडक",
      "without-vehicle": "गाडी न लिहिलेले",
      sample: "नमुना चित्रे",
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
  order: {
    up: "पुढे घ्या",
    down: "मागे न्या",
    upName: "{name}: पुढे घ्या",
    downName: "{name}: मागे न्या",
    moved: "{name} आता निवडक {count} मध्ये {place} व्या क्रमांकावर आहे",
  },
  samples: {
    beside: {
      one: "आपल्या फोटोंसोबत {count} नमुना चित्रही दिसते.",
      other: "आपल्या फोटोंसोबत {count} नमुना चित्रेही दिसतात.",
    },
    remove: "सर्व नमुना चित्रे काढा",
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
    sample: "नमुना चित्र",
    sampleOn: "नमुना चित्र",
    sampleOff: "स्वतःचा फोटो",
    caption: "जिथे काही लिहिलेले नाही, तिथे हे लिहा ({language})",
    preview: {
      vehicle: {
        one: "{count} फोटोत गाडी {value} होईल.",
        other: "{count} फोटोंत गाडी {value} होईल.",
      },
      body: {
        one: "{count} फोटोत बॉडी {value} होईल.",
        other: "{count} फोटोंत बॉडी {value} होईल.",
      },
      noBody: {
        one: "{count} फोटोतून बॉडीचा प्रकार निघेल.",
        other: "{count} फोटोंतून बॉडीचा प्रकार निघेल.",
      },
      work: {
        one: "{count} फोटोत काम {value} होईल.",
        other: "{count} फोटोंत काम {value} होईल.",
      },
      featured: {
        one: "{count} फोटो निवडक होईल आणि सर्वात आधी दिसेल.",
        other: "{count} फोटो निवडक होतील आणि सर्वात आधी दिसतील.",
      },
      notFeatured: {
        one: "{count} फोटो आता निवडक राहणार नाही.",
        other: "{count} फोटो आता निवडक राहणार नाहीत.",
      },
      sample: { one: "{count} फोटोवर “नमुना चित्र” असे दिसेल.", other: "{count} फोटोंवर “नमुना चित्र” असे दिसेल." },
      notSample: { one: "{count} फोटोवरून “नमुना चित्र” निघेल.", other: "{count} फोटोंवरून “नमुना चित्र” निघेल." },
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
    badEdit: "काय बदलायचे ते समजले नाही.",
    undone: { one: "{count} फोटो पूर्वीसारखा झाला", other: "{count} फोटो पूर्वीसारखे झाले" },
    changedSince: {
      one: "{count} दरम्यान पुन्हा बदलला, तो तसाच आहे.",
      other: "{count} दरम्यान पुन्हा बदलले, ते तसेच आहेत.",
    },
    undoFailed: "पूर्वीसारखे करता आले नाही",
  },
};
