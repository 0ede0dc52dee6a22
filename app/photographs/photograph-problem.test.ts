import { expect, test } from "vitest";
import { upload as en } from "#content/en/admin/upload.ts";
import { upload as hi } from "#content/hi/admin/upload.ts";
import { upload as mr } from "#content/mr/admin/upload.ts";
import { photographProblem } from "./photograph-problem.ts";

const languages = { en, hi, mr };
const heic = { kind: "other kind of file", found: "HEIC" } as const;
const phones = {
  android: "Mozilla/5.0 (Linux; Android 14; SM-A146B) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
  computer: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
};

test.each(Object.entries(languages))(
  "HEIC is answered with what to do on each phone (%s) [PIC-3]",
  (_, text) => {
    const sentences = Object.values(phones).map((phone) => photographProblem(text, heic, phone));
    expect(new Set(sentences).size).toBe(3);
    for (const sentence of sentences) expect(sentence).toMatch(/HEIC.*JPEG/s);
  },
);

test("what is told of HEIC names the settings of that phone [PIC-3]", () => {
  expect(photographProblem(en, heic, phones.android)).toMatch(/switch off HEIF.*WhatsApp/);
  expect(photographProblem(en, heic, phones.iphone)).toMatch(/Formats > Most Compatible/);
});

test("a picture with too many pixels is told its size and its limit [PIC-4]", () => {
  const fault = { kind: "too many pixels", width: 4004, height: 3125, limit: 12_500_000 } as const;
  expect(photographProblem(en, fault, "")).toBe(
    "The picture is too large (4004 × 3125 pixels). The limit for this kind of file is 12.5 megapixels.",
  );
});
