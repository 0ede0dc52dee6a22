import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { chosenService } from "./chosen-service.server.ts";

test("a service and a body type are found by their titles [CON-12]", () => {
  expect(chosenService("Denting", "en", textsOf)).toBe("Denting");
  expect(chosenService("Food Van", "en", textsOf)).toBe("Food Van");
});

test("a title of another language becomes that of the page [CON-12, LANG-6]", () => {
  expect(chosenService("Denting", "mr", textsOf)).toBe("डेंटिंग");
  expect(chosenService("फूड व्हॅन", "hi", textsOf)).toBe("फ़ूड वैन");
});

test.each([null, "", "constructor", "<b>Denting</b>"])("%s is no service [CON-12]", (title) => {
  expect(chosenService(title, "en", textsOf)).toBeNull();
});
