import { foldSearched } from "#domain/values/normalize-text.ts";
import { soundsOf } from "./sounds.ts";

const groups: readonly string[] = [
  "paint painting painted colour color rang रंग रंगकाम रंगाई रंगरंगोटी rangkam पेंट पेंटिंग कलर",
  "repair repairs repairing restoration दुरुस्ती दुरुस्त मरम्मत durusti marammat रिपेअर रिपेअरिंग रिपेयर",
  "price prices rate quote quotation estimate कोटेशन दर दाम भाव किंमत क़ीमत कीमत kimat bhav",
  "accident accidental अपघात दुर्घटना एक्सीडेंट ॲक्सिडेंट apghat",
  "dent dents denting डेंट डेंटिंग ठोकाठोकी पोचा",
  "door doors दार दरवाजा darwaja",
  "wood wooden timber लाकूड लाकडी लकड़ी lakud lakdi",
  "iron steel लोखंड लोखंडी लोहा लोहे lokhand loha स्टील",
  "glass काच काँच kach ग्लास",
  "wheel wheels चाक पहिया chak pahiya व्हील",
  "chariot rath रथ",
  "elephant हत्ती हाथी hatti hathi",
  "advertisement advertising advertise जाहिरात विज्ञापन jahirat",
  "food खाद्य फूड",
  "vehicle vehicles गाडी गाड़ी वाहन gadi gaadi vahan",
  "farmer शेतकरी किसान shetkari kisan",
  "milk दूध dudh doodh",
  "water पाणी पानी pani",
  "small छोटा छोटी लहान chota chhota lahan",
  "new नवीन नवी नवा नया नई navin naya",
  "old जुनी जुना जुने पुरानी पुराना juni juna purana",
  "procession दिंडी dindi",
  "eicher आयशर आइशर",
  "company कंपनी",
];

const placeOfWord = new Map(
  groups.flatMap((words, place) => words.split(" ").map((word) => [foldSearched(word), place] as const)),
);

const known = new Map<string, readonly string[]>();
const mostKnown = 5000;

/** How a word sounds and what it means. */
export function keysOfWord(word: string): readonly string[] {
  const before = known.get(word);
  if (before !== undefined) return before;
  const group = placeOfWord.get(word);
  const keys = group === undefined ? soundsOf(word) : [`#${group}`, ...soundsOf(word)];
  if (known.size >= mostKnown) known.clear();
  known.set(word, keys);
  return keys;
}
