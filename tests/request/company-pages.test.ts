import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { defaultFacts } from "#content/business.ts";
import { type Language, languages } from "#content/languages.ts";
import { legalVersion } from "#content/legal-versions.ts";
import { textsOf } from "#content/texts.server.ts";
import { eachOf, within, wordsOf } from "#tests/support/html.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function mainOf(code: Language, path: string): Promise<string> {
  const answer = await site.app.request(sitePath(code, path));
  return within(await answer.text(), "main");
}

test.each(languages)(
  "the company's pages in $name say their words, without a place left open [CMP-3, CMP-4, CMP-5]",
  async ({ code }) => {
    const texts = textsOf(code);
    const titles = {
      "/about": texts.about.hero.title,
      "/company": texts.company.intro.title,
      "/company/certification": texts.certification.intro.title,
      "/company/life": texts.life.intro.title,
      "/company/career": texts.career.intro.title,
      "/privacy-policy": texts.privacy.title,
      "/terms": texts.terms.title,
    };
    for (const [path, title] of Object.entries(titles)) {
      const main = await mainOf(code, path);
      expect(eachOf(main, "h1")).toEqual([wordsOf(title)]);
      expect(wordsOf(main)).not.toMatch(/[{}]/);
    }
  },
);

test.each(languages)("the journey in $name names its years in their order [ABT-4]", async ({ code }) => {
  const { title, steps } = textsOf(code).about.journey;
  const main = await mainOf(code, "/about");
  const journey = within(main.slice(main.indexOf(`>${title}<`)), "ol");
  expect(eachOf(journey, "b")).toEqual(steps.map(({ year }) => wordsOf(year)));
});

test.each(languages)(
  "the certificate in $name is an image, said in words and marked as a sample [CMP-2]",
  async ({ code }) => {
    const { scope, sample } = textsOf(code).certification.certificate;
    const certificate = within(await mainOf(code, "/company/certification"), "figure");
    expect(wordsOf(certificate)).toContain(wordsOf(scope));
    expect(wordsOf(certificate)).toContain(wordsOf(sample));
    expect(certificate).toMatch(/<img [^>]*src="\/assets\/art\/certificate\./);
  },
);

test("the version of the legal texts is a date in each language's words", async () => {
  const dates = { en: "26 November 2026", hi: "26 नवंबर 2026", mr: "26 नोव्हेंबर 2026" };
  for (const { code } of languages) {
    const main = await mainOf(code, "/terms");
    expect(main).toMatch(new RegExp(`<time [^>]*datetime="${legalVersion}"`, "i"));
    expect(eachOf(main, "time")).toEqual([dates[code]]);
  }
});

test.each(languages)(
  "the privacy policy in $name names whom to ask: the workshop, or the person that the owner has named [CMP-6]",
  async ({ code }) => {
    await using own = await openTestSite();
    const contact = async () => {
      const answer = await own.app.request(sitePath(code, "/privacy-policy"));
      return within(await answer.text(), "address");
    };
    const before = await contact();
    expect(wordsOf(before)).toContain(defaultFacts.contact.name[code]);
    expect(before).toContain('href="tel:+910000000000"');
    expect(before).toContain('href="mailto:hello@example.com"');

    const { version, values } = (await own.services.facts.sections()).grievance;
    const named = { "name.en": "Savita Kale", "name.hi": "सविता काळे", "name.mr": "सविता काळे" };
    const reached = { phone: "98220 12345", email: "savita@kale.example" };
    await own.services.facts.save({
      ...{ section: "grievance", version, changedBy: "owner@rathkar.example" },
      values: { ...values, ...named, ...reached },
    });
    const after = await contact();
    expect(wordsOf(after)).toContain(named[`name.${code}`]);
    expect(after).toContain('href="tel:+919822012345"');
    expect(after).toContain('href="mailto:savita@kale.example"');
  },
);
