import { expect, test } from "vitest";
import { adminTexts } from "#content/admin-texts.server.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { detailFor, logWords } from "./detail-words.server.ts";

const { en, hi, mr } = adminTexts;

test.each([
  [hi, "wrong email or password", hi.activity.details.wrongCredentials],
  [en, hi.activity.details.inOpenPage, "in an open page"],
  [en, "2 फ़ोटो", "2 images"],
  [en, "1 फ़ोटो", "1 image"],
  [mr, "with a recovery code, 9 left", mr.activity.details.withRecoveryCode.other.replace("{count}", "9")],
  [hi, "Body type: Bumper · बंपर · बंपर", "बॉडी का प्रकार: Bumper · बंपर · बंपर"],
  [mr, "Vehicle name: Ace → Tata Ace (2)", "गाडीचे नाव: Ace → Tata Ace (2)"],
  [en, "गाड़ी का नाम: Ace", "Vehicle name: Ace"],
  [hi, en.facts.sections.contact.title, hi.facts.sections.contact.title],
  [mr, en.facts.sections.prices.title, mr.facts.sections.prices.title],
  [hi, en.words.lists.faq.title, hi.words.lists.faq.title],
  [hi, "Home: Text", `${textsOf("hi").site.home}: ${hi.words.kinds.text}`],
  [en, `${textsOf("hi").site.home}: ${hi.words.kinds.heading}`, "Home: Heading"],
  [hi, "Home: We build bodies.", `${textsOf("hi").site.home}: We build bodies.`],
  [hi, "Session 3fa8c1d2", "लॉगिन 3fa8c1d2"],
  [mr, "Tata Ace", "Tata Ace"],
  [mr, "", ""],
])("the log says a detail in the language of its reader [ADM-10]", (reader, detail, said) => {
  const wordsIn = (text: typeof en) => logWords(text, textsOf(text.language));
  const writers = languages.map(({ code }) => wordsIn(adminTexts[code]));
  expect(detailFor(wordsIn(reader), writers, detail)).toBe(said);
});
