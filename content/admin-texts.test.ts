import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/sentences.ts";
import * as english from "./en/admin/index.ts";
import * as hindi from "./hi/admin/index.ts";
import * as marathi from "./mr/admin/index.ts";
import type { AdminText } from "./texts.ts";

const others = [hindi, marathi];

const latinWords = new Set([
  ...["Rathkar", "JavaScript", "CSV", "MB", "Tata", "Ace", "Container", "body"],
  ...[
    "JPEG",
    "PNG",
    "WebP",
    "AVIF",
    "HEIC",
    "iPhone",
    "iPad",
    "Settings",
    "Camera",
    "Formats",
    "Most",
    "Compatible",
  ],
  ...["Photos", "Options", "Save", "to", "Files", "HEIF", "High", "efficiency", "pictures"],
  ...["https", "Maps", "Share", "PDF", "QR", "Search", "Console", "HTML", "tag", "ZIP"],
  ...[
    "Gmail",
    "Microsoft",
    "Authenticated",
    "SMTP",
    "SSL",
    "TLS",
    "STARTTLS",
    "SPF",
    "DKIM",
    ...["GSTIN", "AAPFU", "F", "ZV"],
    "BACKUP_URL",
    "npm",
    "run",
    "doctor",
  ],
  ...["Google", "Authenticator", "rathkar", "recovery", "codes", "txt"],
  ...["Vehicle", "Project"],
]);

function wordsOf({ language: _, ...text }: AdminText): [string, string][] {
  return sentencesOf(text);
}

function placesIn(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).toSorted();
}

test.each(others)("the back office says in $language as much as in English [ADM-10]", (text) => {
  const shape = (words: [string, string][]) =>
    words
      .map(([path, sentence]) => ({
        path,
        isEmpty: sentence.trim() === "",
        places: placesIn(sentence),
      }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  expect(shape(wordsOf(text))).toEqual(shape(wordsOf(english)));
});

test.each(others)("no English is left in the back office in $language [ADM-10]", (text) => {
  const inLatin = wordsOf(text).filter(([, sentence]) =>
    (sentence.replace(/\{\w+\}/g, "").match(/[A-Za-z_]+/g) ?? []).some((word) => !latinWords.has(word)),
  );
  expect(inLatin).toEqual([]);
});

test.each(others)("digits of the back office are Latin in $language [ADM-10, LANG-8]", (text) => {
  expect(wordsOf(text).filter(([, sentence]) => /[०-९]/.test(sentence))).toEqual([]);
});
