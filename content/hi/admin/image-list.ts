import type { AdminText } from "#content/texts.ts";

export const imageList: AdminText["imageList"] = {
  filters: {
    kind: { label: "कौन-सी तस्वीरें", all: "सारी तस्वीरें" },
    kinds: {
      pairs: "पहले और बाद",
      "in-work": "काम चालू",
      featured: "चुनिंदा",
      "without-vehicle": "बिना गाड़ी वाली",
      sample: "नमूना तस्वीरें",
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
  removeSamples: { one: "नमूना तस्वीर हटाएँ", other: "सारी {count} नमूना तस्वीरें हटाएँ" },
  removeSamplesQuestion: {
    one: "नमूना फ़ोटो हटाना है? वह 30 दिन तक कूड़ेदान में रहेगा।",
    other: "सारे {count} नमूना फ़ोटो हटाने हैं? वे 30 दिन तक कूड़ेदान में रहेंगे।",
  },
  bulkEdit: {
    change: "बदलें",
    selectedImages: ": चुनी हुई",
    title: { one: "{count} तस्वीर बदलें", other: "{count} तस्वीरें बदलें" },
    hint: "जो खाली छोड़ेंगे, वह जैसा है वैसा रहेगा।",
    stays: "जैसा है वैसा",
    vehicle: "गाड़ी",
    body: "बॉडी का प्रकार",
    noBody: "कोई नहीं",
    work: "काम का प्रकार",
    star: "चुनिंदा",
    starOn: "चुनिंदा",
    starOff: "चुनिंदा नहीं",
    sample: "नमूना तस्वीर",
    sampleOn: "नमूना तस्वीर",
    sampleOff: "अपनी फ़ोटो",
    caption: "जहाँ कुछ नहीं लिखा, वहाँ यह लिखें ({language})",
    preview: {
      vehicle: {
        one: "{count} तस्वीर में गाड़ी {value} हो जाएगी।",
        other: "{count} तस्वीरों में गाड़ी {value} हो जाएगी।",
      },
      body: {
        one: "{count} तस्वीर में बॉडी {value} हो जाएगी।",
        other: "{count} तस्वीरों में बॉडी {value} हो जाएगी।",
      },
      noBody: {
        one: "{count} तस्वीर से बॉडी का प्रकार हट जाएगा।",
        other: "{count} तस्वीरों से बॉडी का प्रकार हट जाएगा।",
      },
      work: {
        one: "{count} तस्वीर में काम {value} हो जाएगा।",
        other: "{count} तस्वीरों में काम {value} हो जाएगा।",
      },
      featured: {
        one: "{count} तस्वीर चुनिंदा होगी और सबसे पहले दिखेगी।",
        other: "{count} तस्वीरें चुनिंदा होंगी और सबसे पहले दिखेंगी।",
      },
      notFeatured: {
        one: "{count} तस्वीर अब चुनिंदा नहीं रहेगी।",
        other: "{count} तस्वीरें अब चुनिंदा नहीं रहेंगी।",
      },
      sample: {
        one: "{count} तस्वीर पर “नमूना” लिखा आएगा।",
        other: "{count} तस्वीरों पर “नमूना” लिखा आएगा।",
      },
      notSample: {
        one: "{count} तस्वीर से “नमूना” हट जाएगा।",
        other: "{count} तस्वीरों से “नमूना” हट जाएगा।",
      },
      caption: {
        one: "{count} तस्वीर के नीचे “{value}” लिखा जाएगा, अगर वहाँ कुछ नहीं लिखा।",
        other: "{count} तस्वीरों में से जिनके नीचे कुछ नहीं लिखा, वहाँ “{value}” लिखा जाएगा।",
      },
    },
    progress: "तस्वीरें बदल रही हैं: {total} में से {done}",
    leaveQuestion: "तस्वीरें अभी बदल रही हैं। पेज छोड़कर रोक दें?",
    done: { one: "{count} तस्वीर बदल गई", other: "{count} तस्वीरें बदल गईं" },
    stayed: { one: "{count} पहले से ऐसी थी या अब नहीं है।", other: "{count} पहले से ऐसी थीं या अब नहीं हैं।" },
    failed: "तस्वीरें नहीं बदलीं",
    partly: "{reason} {total} में से {changed} बदल गईं; बाक़ी अभी चुनी हुई हैं।",
    badEdit: "क्या बदलना है, समझ में नहीं आया।",
    undone: { one: "{count} तस्वीर पहले जैसी हो गई", other: "{count} तस्वीरें पहले जैसी हो गईं" },
    changedSince: {
      one: "{count} इस बीच फिर बदली गई, वह वैसी ही है।",
      other: "{count} इस बीच फिर बदली गईं, वे वैसी ही हैं।",
    },
    undoFailed: "पहले जैसा नहीं हो पाया",
  },
};
