import { expect, test } from "vitest";
import { messageParts } from "./message-parts.ts";

const linked = (text: string) => messageParts(text).filter((_, index) => index % 2 === 1);

test("of what a stranger writes only a truck painted on this site is a link [PNT-5]", () => {
  expect(messageParts("8 feet\nhttps://a.example/paint?cab=rani")).toEqual([
    "8 feet\n",
    "/paint?cab=rani",
    "",
  ]);
  expect(linked("https://a.example/hi/paint?name=%E0 https://a.example/mr/paint")).toEqual([
    "/hi/paint?name=%E0",
    "/mr/paint",
  ]);
  expect(linked("https://a.example/x https://a.example/paint/../admin javascript:alert(1)//paint")).toEqual(
    [],
  );
});
