import { expect, test } from "vitest";
import { adminTexts } from "#content/admin-texts.server.ts";
import { detailFor } from "./detail-words.server.ts";

const { en, hi, mr } = adminTexts;

test.each([
  [hi, "wrong email or password", hi.activity.details.wrongCredentials],
  [en, hi.activity.details.inOpenPage, "in an open page"],
  [en, "2 फ़ोटो", "2 images"],
  [en, "1 फ़ोटो", "1 image"],
  [mr, "with a recovery code, 9 left", mr.activity.details.withRecoveryCode.other.replace("{count}", "9")],
  [mr, "Tata Ace", "Tata Ace"],
  [mr, "", ""],
])("the log says a detail in the language of its reader [ADM-10]", (reader, detail, said) => {
  expect(detailFor(reader, [en, hi, mr], detail)).toBe(said);
});
