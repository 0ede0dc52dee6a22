import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { readBegunForm } from "./begun-form.ts";

const { state, refused, photograph } = textsOf("mr").quickPrice;
const begun = {
  formToken: "token",
  missingPhone: "Number?",
  incompletePhone: "All of it?",
  text: { state, refused, photograph },
};

test("what the server tells a form that is begun is taken whole or not at all", () => {
  expect(readBegunForm(begun)).toBe(begun);
  for (const answer of [
    null,
    "Sign in first",
    {},
    { ...begun, formToken: 1 },
    { ...begun, text: { state } },
  ]) {
    expect(readBegunForm(answer)).toBeNull();
  }
  const heic = { ...photograph.heic, android: undefined };
  const text = { state, refused, photograph: { ...photograph, heic } };
  expect(readBegunForm({ ...begun, text })).toBeNull();
});
