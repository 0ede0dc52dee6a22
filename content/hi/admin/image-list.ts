import type { AdminText } from "#content/texts.ts";

export const imageList: AdminText["imageList"] = {
  filters: {
    kind: { label: "कौन-सी तस्वीरें", all: "सारी तस्वीरें" },
    kinds: {
      pairs: "पहले और बाद",
      "in-work": "काम चालू",
      featured: "चुनिंदा",
      "without-vehicle": "बिना गाड़ी वाली",
    },
    work: { label: "काम का प्रकार", all: "सारे काम" },
    vehicle: { label: "गाड़ी", all: "सभी गाड़ियाँ" },
    body: { label: "बॉडी का प्रकार", all: "सभी बॉडी" },
    month: { label: "महीना", all: "सभी महीने" },
  },
  found: "मिलीं: {count} ({filters})",
  searchedFor: "“{search}”",
  more: "… और {count}",
  showPairLarge: "{name} बड़ा दिखाएँ, पहले और बाद",
  order: {
    up: "आगे करें",
    down: "पीछे करें",
    upName: "{name}: आगे करें",
    downName: "{name}: पीछे करें",
    moved: "{name} अब चुनिंदा {count} में {place} नंबर पर है",
  },
};
