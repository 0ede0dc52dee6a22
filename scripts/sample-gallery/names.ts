import type { TranslatedName } from "#domain/gallery/names/names.ts";

const names = (name: string, hi: string, mr: string): TranslatedName => ({ name, hi, mr });

/** Those of the sample projects; body types with a page of their own are called as there. */
export const sampleVehicles: readonly TranslatedName[] = [
  names("Tata Ace", "टाटा एस", "टाटा एस"),
  names("Dindi Rath", "दिंडी रथ", "दिंडी रथ"),
  names("Tata Ace 2", "टाटा एस 2", "टाटा एस 2"),
  names("Carry", "कैरी", "कॅरी"),
  names("Light truck", "हल्का ट्रक", "हलका ट्रक"),
  names("Tractor trolley", "ट्रैक्टर ट्रॉली", "ट्रॅक्टर ट्रॉली"),
];

export const sampleBodies: readonly TranslatedName[] = [
  names("Open Half Body", "ओपन हाफ़ बॉडी", "ओपन हाफ बॉडी"),
  names("Chariot", "रथ", "रथ"),
  names("Food Van", "फ़ूड वैन", "फूड व्हॅन"),
  names("Container Body", "कंटेनर बॉडी", "कंटेनर बॉडी"),
  names("Angel Patti Bhatta", "एंगल पट्टी भट्टा", "अँगल पट्टी भट्टा"),
  names("Angel Patti Round", "एंगल पट्टी राउंड", "अँगल पट्टी राउंड"),
  names("Platform Body", "प्लेटफ़ॉर्म बॉडी", "प्लॅटफॉर्म बॉडी"),
  names("Advertise Body", "विज्ञापन बॉडी", "जाहिरात बॉडी"),
  names("Bumper", "बंपर", "बंपर"),
  names("Water Tanker", "पानी का टैंकर", "पाण्याचा टँकर"),
  names("Milk Tanker", "दूध का टैंकर", "दुधाचा टँकर"),
  names("OEM Tray", "OEM ट्रे", "OEM ट्रे"),
];
