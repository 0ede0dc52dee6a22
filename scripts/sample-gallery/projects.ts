import type { TranslatedName } from "#domain/gallery/names/names.ts";
import type { WorkType } from "#domain/values/work.ts";

/** Illustrations of our own, never a customer's job. */
export interface SampleProject {
  vehicle: string;
  body: string | null;
  category: WorkType;
  workType?: WorkType;
  isFeatured?: boolean;
  /** In Maharashtra. */
  town: string;
  days: number;
  /** File names in `art/`, without `.jpg`. */
  pictures: { main: string } | { before: string; after: string };
}

const one = (main: string) => ({ main });
const pair = (name: string) => ({ before: `${name}-before`, after: `${name}-after` });

function project(
  vehicle: string,
  body: string | null,
  category: WorkType,
  pictures: SampleProject["pictures"],
  [town, days]: [town: string, days: number],
  more: Pick<SampleProject, "workType" | "isFeatured"> = {},
): SampleProject {
  return { vehicle, body, category, pictures, town, days, ...more };
}

export const sampleProjects: readonly SampleProject[] = [
  project("Tata Ace 2", "Food Van", "body-building", one("body-food-van"), ["Pune", 24], {
    isFeatured: true,
  }),
  project("Tractor trolley", null, "custom", one("body-tractor-trolley"), ["Akluj", 19], {
    isFeatured: true,
  }),
  project("Tata Ace", "Angel Patti Bhatta", "body-building", one("body-angel-patti-bhatta"), ["Satara", 17], {
    isFeatured: true,
  }),
  project("Tata Ace", "Open Half Body", "restoration", pair("restoration-1"), ["Wai", 14], {
    isFeatured: true,
  }),
  project("Tata Ace 2", "Container Body", "modifications", pair("modification-1"), ["Kolhapur", 9]),
  project("Tata Ace 2", "Open Half Body", "body-building", one("hero-ace-2"), ["Karad", 16]),
  project("Tata Ace", "Advertise Body", "custom", one("body-advertise"), ["Sangli", 21]),
  project("Carry", "Open Half Body", "body-building", one("hero-carry"), ["Baramati", 15]),
  project("Light truck", "Bumper", "custom", one("body-bumper"), ["Phaltan", 4]),
  project("Dindi Rath", "Chariot", "custom", one("hero-rath"), ["Pandharpur", 28]),
  project("Tata Ace", "Open Half Body", "body-building", one("hero-ace"), ["Miraj", 16]),
  project("Tata Ace 2", "Open Half Body", "painting", pair("painting-1"), ["Koregaon", 5], {
    workType: "restoration",
  }),
  project("Carry", "Container Body", "body-building", one("hero-carry-box"), ["Nashik", 20]),
  project("Tata Ace", null, "denting", pair("denting-1"), ["Islampur", 3]),
  project("Tata Ace 2", "Food Van", "custom", one("body-food-van-rear"), ["Solapur", 23]),
  project("Carry", "Angel Patti Round", "body-building", one("body-angel-patti-round"), ["Vita", 18]),
  project("Light truck", "Milk Tanker", "custom", one("body-milk-tanker"), ["Ichalkaranji", 26]),
  project("Tata Ace 2", "Open Half Body", "body-building", one("body-open-half"), ["Shirur", 15]),
  project("Light truck", "Container Body", "body-building", one("body-container"), ["Jaysingpur", 20]),
  project("Light truck", "Platform Body", "body-building", one("body-platform"), ["Latur", 17]),
  project("Tractor trolley", null, "painting", one("service-custom"), ["Indapur", 5]),
  project("Light truck", "Container Body", "body-building", one("body-container-rear"), ["Barshi", 22]),
  project("Light truck", "Water Tanker", "painting", one("body-water-tanker-rear"), ["Tasgaon", 4]),
  project("Tata Ace", "Advertise Body", "custom", one("body-advertise-rear"), ["Lonand", 19]),
  project("Light truck", "Water Tanker", "custom", one("body-water-tanker"), ["Pandharpur", 27]),
  project("Tata Ace", "OEM Tray", "body-building", one("service-oem-trays"), ["Satara", 1]),
  project("Tata Ace 2", "Open Half Body", "painting", one("body-open-half-rear"), ["Karad", 4]),
  project("Tractor trolley", null, "body-building", one("body-tractor-trolley-rear"), ["Shrigonda", 16]),
];

const names = (name: string, hi: string, mr: string): TranslatedName => ({ name, hi, mr });

/** Body types with a page of their own are called as there. */
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
