import type { AdminText } from "#content/texts.ts";

export const imageList: AdminText["imageList"] = {
  filters: {
    kind: { label: "कौन सी फ़ोटो", all: "सारी फ़ोटो" },
    kinds: {
      pairs: "पहले और बाद",
      "in-work": "काम जारी",
      featured: "चुनिंदा",
      "without-vehicle": "गाड़ी का नाम नहीं",
      sample: "नमूना फ़ोटो",
    },
    work: { label: "काम का प्रकार", all: "सारे काम" },
    vehicle: { label: "गाड़ी", all: "सभी गाड़ियाँ" },
    body: { label: "बॉडी का प्रकार", all: "सभी बॉडी" },
    month: { label: "महीना", all: "सभी महीने" },
  },
  found: "मिलीं: {count} ({filters})",
  searchedFor: "“{search}”",
  more: "… {count} और",
  showPairLarge: "{name} बड़ा दिखाएँ, पहले और बाद",
  removeSamples: { one: "नमूना फ़ोटो हटाएँ", other: "सभी {count} नमूने हटाएँ" },
  removeSamplesQuestion: {
    one: "नमूना फ़ोटो हटाएँ? वह 30 दिन तक कूड़ेदान में रहेगी।",
    other: "सारी {count} नमूना फ़ोटो हटाएँ? वे 30 दिन तक कूड़ेदान में रहेंगी।",
  },
  bulkEdit: {
    change: "बदलें",
    selectedImages: ": चुनी हुई",
    title: { one: "{count} फ़ोटो बदलें", other: "{count} फ़ोटो बदलें" },
    hint: "जो ख़ाली छोड़ेंगे, वह जैसा है वैसा रहेगा।",
    stays: "जैसा है वैसा",
    vehicle: "गाड़ी",
    body: "बॉडी का प्रकार",
    noBody: "कोई नहीं",
    work: "काम का प्रकार",
    star: "चुनिंदा",
    starOn: "चुनिंदा",
    starOff: "चुनिंदा नहीं",
    sample: "नमूना",
    sampleOn: "नमूना",
    sampleOff: "अपनी फ़ोटो",
    caption: "जहाँ कुछ नहीं लिखा, वहाँ यह लिखें ({language})",
    preview: {
      vehicle: {
        one: "{count} फ़ोटो में गाड़ी का नाम “{value}” लिखा जाएगा।",
        other: "{count} फ़ोटो में गाड़ी का नाम “{value}” लिखा जाएगा।",
      },
      body: {
        one: "{count} फ़ोटो में बॉडी का प्रकार “{value}” लिखा जाएगा।",
        other: "{count} फ़ोटो में बॉडी का प्रकार “{value}” लिखा जाएगा।",
      },
      noBody: {
        one: "{count} फ़ोटो से बॉडी का प्रकार हट जाएगा।",
        other: "{count} फ़ोटो से बॉडी का प्रकार हट जाएगा।",
      },
      work: {
        one: "{count} फ़ोटो में काम “{value}” लिखा जाएगा।",
        other: "{count} फ़ोटो में काम “{value}” लिखा जाएगा।",
      },
      featured: {
        one: "{count} फ़ोटो चुनिंदा होगी और सबसे पहले दिखेगी।",
        other: "{count} फ़ोटो चुनिंदा होंगी और सबसे पहले दिखेंगी।",
      },
      notFeatured: {
        one: "{count} फ़ोटो अब चुनिंदा नहीं रहेगी।",
        other: "{count} फ़ोटो अब चुनिंदा नहीं रहेंगी।",
      },
      sample: {
        one: "{count} फ़ोटो पर “नमूना” लिखा आएगा।",
        other: "{count} फ़ोटो पर “नमूना” लिखा आएगा।",
      },
      notSample: {
        one: "{count} फ़ोटो से “नमूना” हट जाएगा।",
        other: "{count} फ़ोटो से “नमूना” हट जाएगा।",
      },
      caption: {
        one: "{count} फ़ोटो के नीचे “{value}” लिखा जाएगा, अगर वहाँ कुछ न लिखा हो।",
        other: "{count} फ़ोटो में से जिनके नीचे कुछ नहीं लिखा, उनके नीचे “{value}” लिखा जाएगा।",
      },
    },
    progress: "फ़ोटो बदल रही हैं: {total} में से {done}",
    leaveQuestion: "फ़ोटो अभी बदल रही हैं। पेज छोड़कर रोक दें?",
    done: { one: "{count} फ़ोटो बदल गई", other: "{count} फ़ोटो बदल गईं" },
    stayed: { one: "{count} पहले से ऐसी थी या अब नहीं है।", other: "{count} पहले से ऐसी थीं या अब नहीं हैं।" },
    failed: "फ़ोटो नहीं बदलीं",
    partly: "{reason} {total} में से {changed} बदल गईं; बाक़ी अभी चुनी हुई हैं।",
    badEdit: "बदलाव समझ में नहीं आया। कृपया पेज फिर से खोलें।",
    undone: { one: "{count} फ़ोटो पहले जैसी हो गई", other: "{count} फ़ोटो पहले जैसी हो गईं" },
    changedSince: {
      one: "{count} इस बीच फिर बदली गई, उसे वैसा ही रहने दिया।",
      other: "{count} इस बीच फिर बदली गईं, उन्हें वैसा ही रहने दिया।",
    },
    undoFailed: "पहले जैसा नहीं हो पाया",
  },
};
