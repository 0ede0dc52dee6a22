import type { AdminText } from "#content/texts.ts";

export const imageList: AdminText["imageList"] = {
  filters: {
    kind: { label: "कोणते फोटो", all: "सर्व फोटो" },
    kinds: {
      pairs: "आधी आणि नंतर",
      "in-work": "काम सुरू",
      featured: "निवडक",
      "without-vehicle": "गाडी न लिहिलेले",
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
};
