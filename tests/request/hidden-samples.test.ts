import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { wordsOf } from "#tests/support/html.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { receivePicture } from "#tests/support/site-gallery.ts";

async function add({ services }: SignedInSite, vehicleName: string, areSamples: boolean): Promise<string> {
  const stored = await services.gallery.addImages({
    ...{ category: "body-building", workType: "body-building", bodyType: null, areSamples, vehicleName },
    images: [{ main: await receivePicture({ services }, "main") }],
  });
  if (!stored.ok) throw new Error(stored.refusal.reason);
  return stored.value.ids[0] ?? "";
}

const visit = async ({ app }: SignedInSite, path: string) => {
  const response = await app.request(path);
  const html = await response.text();
  return { status: response.status, html, words: wordsOf(html) };
};

const switchSamples = (site: SignedInSite, hidden: boolean) =>
  postForm(site, "/admin/today", { hidden: String(hidden) });

test.each(languages)(
  "one tap takes every sample off all pages in $name, and brings them back [WORD-15]",
  async ({ code }) => {
    await using site = await openSignedInSite();
    const texts = textsOf(code);
    const own = await add(site, "Tata Ace", false);
    const sample = await add(site, "Mahindra Jeeto", true);
    await add(site, "Ashok Leyland Dost", true);
    const signs = {
      "/": [texts.home.testimonials.title, `/gallery/${sample}`, "https://example.com/"],
      "/about": [texts.about.leadership.title],
      "/company/certification": [texts.certification.certificate.note],
      "/gallery": [`/gallery/${sample}`, texts.gallery.sampleNote],
    };
    const missing = async () => {
      const found = Object.entries(signs).map(async ([path, words]) => {
        const { html } = await visit(site, sitePath(code, path));
        const text = wordsOf(html);
        return words.filter((word) => !html.includes(word) && !text.includes(word));
      });
      return (await Promise.all(found)).flat();
    };
    expect(await missing()).toEqual([]);

    expect((await switchSamples(site, true)).status).toBe(200);
    expect(await missing()).toEqual(Object.values(signs).flat());
    for (const path of publicPaths()) {
      const { status, html, words } = await visit(site, sitePath(code, path));
      expect(status).toBe(200);
      const gone = [...signs["/"], ...signs["/company/certification"], texts.gallery.sampleNote];
      for (const sign of gone) expect(html + words, path).not.toContain(wordsOf(sign));
    }
    expect((await visit(site, sitePath(code, `/gallery/${sample}`))).status).toBe(404);
    for (const path of ["/sitemap.xml", sitePath(code, "/feed.xml"), sitePath(code, "/llms.txt")]) {
      expect((await visit(site, path)).html).not.toContain(sample);
    }
    expect((await visit(site, sitePath(code, "/gallery"))).html).toContain(`/gallery/${own}`);

    await switchSamples(site, false);
    expect(await missing()).toEqual([]);
  },
);

test("what is real comes back by itself while samples are hidden [WORD-15]", async () => {
  await using site = await openSignedInSite();
  const { home } = textsOf("en");
  const sample = await add(site, "Mahindra Jeeto", true);
  await add(site, "Tata Ace", false);
  await add(site, "Tata Intra", false);
  await switchSamples(site, true);
  const { items } = await site.services.siteTexts.list("testimonials");
  const sentence = "It carries what it must.";
  const quote = { en: sentence, hi: sentence, mr: sentence };
  await site.services.siteTexts.saveList({
    ...{ name: "testimonials", version: 0, changedBy: "owner@rathkar.example" },
    items: items.map((item, index) => (index === 0 ? { ...item, quote } : item)),
  });
  await site.services.gallery.bulkEdit([sample], { isSample: false });
  const { html, words } = await visit(site, "/");
  expect(words).toContain(wordsOf(home.testimonials.title));
  expect(words).toContain(sentence);
  expect(words).not.toContain(wordsOf(home.testimonials.text));
  expect(html).toContain(`/gallery/${sample}`);
});

test("the office offers the switch beside the list before going live, among the texts and over the samples [WORD-15]", async () => {
  await using site = await openSignedInSite();
  await add(site, "Mahindra Jeeto", true);
  const pages = ["/admin/today", "/admin/words", "/admin/images"];
  for (const path of pages) {
    expect((await getPage(site, path)).html).toContain("Hide what is still a sample");
  }
  await switchSamples(site, true);
  for (const path of pages) expect((await getPage(site, path)).html).toContain("Show the samples again");
  const today = wordsOf((await getPage(site, "/admin/today")).html);
  for (const words of ["words on the home page are samples", "leaders on the page About Us are samples"]) {
    expect(today).not.toContain(words);
  }
});
