import { describe, expect, test } from "vitest";
import { sitePages } from "#app/admin/site/words/site-pages.server.ts";
import { pathsInAll } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { siteTextDefaults } from "#content/site-texts.server.ts";
import { defaultNames, finishText, placeholderValues, textsOf } from "#content/texts.server.ts";
import type { ListName } from "#domain/site-texts/list-shapes.ts";
import { engines } from "#tests/support/engines.ts";
import { within, wordsOf } from "#tests/support/html.ts";
import { getPage, openSignedInSite, postForm, type SignedInSite } from "#tests/support/signed-in-site.ts";
import { openSiteOn } from "#tests/support/site-on-engine.ts";

/** Sends the form of a text as it stands, with some languages typed anew. */
async function save(site: SignedInSite, key: string, typed: Record<string, string>) {
  const stored = await site.services.siteTexts.text(key);
  const fields = { intent: "save", key, version: String(stored?.version ?? 0), ...stored?.words, ...typed };
  return postForm(site, "/admin/words/text", fields);
}

const visit = async ({ app }: SignedInSite, path: string) => (await app.request(path)).text();
const formOf = (key: string) => `/admin/words/text?key=${key}`;

describe.each(engines)("the words on $name", (engine) => {
  test("a text that is saved is on the site at once in its language, and its default comes back [WORD-1, WORD-2]", async () => {
    await using site = await openSiteOn(engine);
    await visit(site, "/mr/about");
    const text = "about.vision.text";
    const { status, answer } = await save(site, text, { mr: "लातूरमध्ये {since} पासून." });
    expect(status).toBe(200);
    expect(answer).toContain("Texts saved");
    expect(wordsOf(await visit(site, "/mr/about"))).toContain("लातूरमध्ये 2005 पासून.");
    expect(wordsOf(await visit(site, "/about"))).toContain(siteTextDefaults.texts[text]?.en);
    await save(site, text, { mr: "" });
    expect(wordsOf(await visit(site, "/mr/about"))).toContain(siteTextDefaults.texts[text]?.mr);
  });

  test("two tabs never overwrite each other: the later one is told and shown the newer [WORD-4]", async () => {
    await using site = await openSiteOn(engine);
    await save(site, "home.hero.getQuote", { en: "Ask for a price" });
    const { status, answer } = await save(site, "home.hero.getQuote", { en: "Late", version: "0" });
    expect(status).toBe(409);
    expect(answer).toContain("Somebody has saved a newer version");
    expect(answer).toContain("Ask for a price");
    expect(await visit(site, "/")).toContain("Ask for a price");
  });
});

test("what is refused is said by its field, and the log says what was saved [WORD-5]", async () => {
  await using site = await openSignedInSite();
  const refused = await save(site, "gallery.countShown", { hi: "{first} से {last}" });
  expect(refused.status).toBe(422);
  expect(refused.answer).toContain("missingPlace");
  expect((await save(site, "nothing.like.it", { en: "x", hi: "x", mr: "x" })).status).toBe(404);
  expect((await save(site, "home.hero.lead", { version: "newest" })).status).toBe(400);
  await save(site, "home.hero.lead", { en: "Saved" });
  const log = wordsOf((await getPage(site, "/admin/account")).html);
  expect(log).toContain("Texts saved");
  expect(log).toContain("Home: Saved");
});

test("texts are plain: no markup is carried out anywhere [WORD-10]", async () => {
  await using site = await openSignedInSite();
  const markup = "<b>Bold</b><script>alert(1)</script>";
  for (const key of [
    "home.hero.lead",
    "services.denting.title",
    "site.tagline",
    "services.denting.search.title",
  ]) {
    expect((await save(site, key, { en: markup })).status).toBe(200);
  }
  for (const path of ["/", "/services/denting", "/contact"]) {
    const html = await visit(site, path);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<b>Bold");
  }
  expect(await visit(site, "/")).toContain("&lt;b&gt;Bold&lt;/b&gt;");
});

test("the index leads to every page, and each page shows its texts in three languages [WORD-7]", async () => {
  await using site = await openSignedInSite();
  const { html } = await getPage(site, "/admin/words");
  const pages = [...html.matchAll(/href="(\/admin\/words\/pages\/[\w-]+)"/g)].map(([, path = ""]) => path);
  expect(pages).toHaveLength(sitePages.length);
  const shown = new Set<string>();
  for (const path of pages) {
    const page = await getPage(site, path);
    expect(page.status).toBe(200);
    for (const [, key = ""] of page.html.matchAll(/\/admin\/words\/text\?key=([\w.-]+)/g)) shown.add(key);
  }
  expect(Object.keys(siteTextDefaults.texts).filter((key) => !shown.has(key))).toEqual([]);
  const home = wordsOf((await getPage(site, "/admin/words/pages/home")).html);
  for (const { code } of languages) expect(home).toContain(siteTextDefaults.texts["home.hero.lead"]?.[code]);
  expect((await getPage(site, "/admin/words/pages/nowhere")).status).toBe(404);
  expect((await getPage(site, formOf("nowhere"))).status).toBe(404);
});

test("a text shows default, rule and history, and leads to its place on the site [WORD-7, WORD-3]", async () => {
  await using site = await openSignedInSite();
  await save(site, "home.services.text", { en: "Our own sentence about it." });
  const { html } = await getPage(site, formOf("home.services.text"));
  const words = wordsOf(html);
  expect(words).toContain(`Default: ${siteTextDefaults.texts["home.services.text"]?.en}`);
  expect(words).toContain("owner@rathkar.example");
  expect(html).toContain('href="/#:~:text=Our%20own%20sentence%20about%20it."');
  expect(html).toContain('href="/mr#:~:text=');
  const filled = (await getPage(site, formOf("gallery.countShown"))).html;
  expect(wordsOf(filled)).toContain("{total} is filled in by the page and has to stay.");
  expect(filled).toContain('href="/gallery"');
});

test("texts are found in any language, and those a language was left behind in by the filter [WORD-7, WORD-6]", async () => {
  await using site = await openSignedInSite();
  const found = async (query: string) => {
    const { html } = await getPage(site, `/admin/words?${query}`);
    return [...within(html, "main").matchAll(/text\?key=([\w.-]+)/g)].map(([, key]) => key);
  };
  expect(await found("search=AS%20MUCH%20by%20ear")).toEqual(["life.paragraphs.1"]);
  expect(await found(`search=${encodeURIComponent("आमची बॉडी असलेल्या")}`)).toEqual(["home.hero.carousel"]);
  expect(await found("search=nowhere%20at%20all")).toEqual([]);
  const lists = within((await getPage(site, "/admin/words?search=selected%20upi")).html, "main");
  expect(lists).toContain("/admin/words/lists/faq");
  expect(lists).not.toContain("/admin/words/lists/brands");
  expect(await found("missing=yes")).toEqual([]);
  await save(site, "home.hero.lead", { en: "Changed" });
  expect(await found("missing=yes")).toEqual(["home.hero.lead"]);
  const { html } = await getPage(site, "/admin/words?missing=yes");
  expect(wordsOf(html)).toContain("Marathi missing");
  await save(site, "home.hero.lead", { isTranslated: "yes" });
  expect(await found("missing=yes")).toEqual([]);
});

test("visitors and signed out browsers see nothing of it [WORD-11]", async () => {
  await using site = await openSignedInSite();
  for (const path of ["/admin/words", "/admin/words/pages/home", formOf("home.hero.lead")]) {
    const { status } = await site.app.request(path);
    expect(status).toBe(302);
  }
  const posted = await postForm({ ...site, cookie: "" }, "/admin/words/text", { key: "home.hero.lead" });
  expect(posted.answer).not.toContain("Texts saved");
});

test("a lead that is emptied is left out on its page, in that language only [WORD-12]", async () => {
  await using site = await openSignedInSite();
  const lead = "home.hero.lead";
  expect((await save(site, lead, { mr: "" })).status).toBe(200);
  expect(wordsOf(await visit(site, "/"))).toContain(siteTextDefaults.texts[lead]?.en);
  const marathi = await visit(site, "/mr");
  expect(wordsOf(marathi)).not.toContain(siteTextDefaults.texts[lead]?.mr);
  expect(marathi.match(/<p[^>]*><\/p>/g)).toHaveLength(1);
  const form = wordsOf((await getPage(site, formOf(lead))).html);
  expect(form).toContain("Left out on the page");
  expect(form).toContain(`Default: ${siteTextDefaults.texts[lead]?.mr}`);
});

test("whatever may be left out leaves no trace: no empty attribute, and no element but a hidden paragraph [WORD-12]", async () => {
  await using site = await openSignedInSite();
  const optional = Object.keys(siteTextDefaults.texts).filter(siteTextDefaults.isOptional);
  const emptyAttributes = (html: string) => html.match(/[\w-]+=""/g)?.length ?? 0;
  const source = "From the job register";
  const empty = optional.filter((key) => siteTextDefaults.texts[key]?.en === "");
  for (const key of empty) await save(site, key, { en: source });
  const before = new Map<string, string>();
  for (const path of sitePages.map((sitePage) => sitePage.path)) before.set(path, await visit(site, path));
  for (const key of optional) expect((await save(site, key, { en: "" })).status).toBe(200);

  const leftOut = new Set<string>();
  for (const [path, full] of before) {
    const html = await visit(site, path);
    expect({ path, count: emptyAttributes(html) }).toEqual({ path, count: emptyAttributes(full) });
    const [words, allWords, emptyBefore] = [wordsOf(html), wordsOf(full), emptyElementsIn(full)];
    for (const key of optional) {
      const text = wordsOf(
        finishText(siteTextDefaults.texts[key]?.en || source, placeholderValues(defaultNames, "en")),
      );
      if (allWords.includes(text) && !words.includes(text)) leftOut.add(key);
    }
    const gone = emptyElementsIn(html).filter((element) => !emptyBefore.includes(element));
    expect({ path, gone: gone.filter((name) => !/^<(p|figcaption)[ >]/.test(name)) }).toEqual({
      path,
      gone: [],
    });
  }
  expect(optional.filter((key) => !leftOut.has(key))).toEqual([]);
});

/** What opens and closes without anything in between. */
const emptyElementsIn = (html: string) =>
  [...within(html, "body").matchAll(/<(\w+)[^>]*><\/\1>/g)].map(([element]) => element);

/** Sends the form of a list with other items. */
async function saveList(site: SignedInSite, name: ListName, items: readonly object[]) {
  const { version } = await site.services.siteTexts.list(name);
  const fields = { intent: "save", version: String(version), items: JSON.stringify(items) };
  return postForm(site, `/admin/words/lists/${name}`, fields);
}

const inAll = (words: string) => ({ en: `${words} en`, hi: `${words} hi`, mr: `${words} mr` });

test("questions are added, moved and removed, and the contact page shows them in each language [WORD-8]", async () => {
  await using site = await openSignedInSite();
  const [first, ...others] = siteTextDefaults.lists.faq;
  const added = {
    id: "new",
    title: inAll("Do you paint at night?"),
    text: inAll("No, in {simpleJobInDays} days."),
  };
  expect((await saveList(site, "faq", [added, ...others])).status).toBe(200);
  for (const { code } of languages) {
    const words = wordsOf(await visit(site, pathsInAll("/contact")[code]));
    expect(words).toContain(`Do you paint at night? ${code}`);
    expect(words).toContain(`No, in 3-5 days. ${code}`);
    expect(words.indexOf("Do you paint")).toBeLessThan(
      words.indexOf(others[0]?.text[code].slice(0, 9) ?? "-"),
    );
    expect(words).not.toContain(first?.text[code].slice(0, 25));
  }
  await saveList(site, "faq", [
    { ...added, title: { en: "Only here?", hi: "", mr: "" }, text: { en: "Yes.", hi: "", mr: "" } },
  ]);
  expect(wordsOf(await visit(site, "/contact"))).toContain("Only here?");
  expect(await visit(site, "/mr/contact")).toMatch(/<b lang="en"[^>]*>Only here\?.*<p lang="en"[^>]*>Yes\./s);
  expect(wordsOf((await getPage(site, "/admin/words?missing=yes")).html)).toContain(
    "Questions and answers1 translation missing",
  );
  await saveList(site, "faq", []);
  expect(await visit(site, "/contact")).not.toContain('name="faq"');
});

test("where a figure comes from stands under it in every language, marked where it is another's [HOME-20]", async () => {
  await using site = await openSignedInSite();
  const figures = (html: string) => within(html, "dl");
  expect(figures(await visit(site, "/"))).not.toContain("<small");
  await save(site, "home.statistics.figures.unitsOnRoad.source", { mr: "कामाच्या नोंदवहीतून" });
  expect(figures(await visit(site, "/mr"))).toMatch(/<small(?![^>]*lang=)[^>]*>कामाच्या नोंदवहीतून/);
  expect(figures(await visit(site, "/"))).toMatch(/<small[^>]*lang="mr"[^>]*>कामाच्या नोंदवहीतून/);
});

test("the first real testimonial takes the place of the samples, with their note [WORD-9]", async () => {
  await using site = await openSignedInSite();
  expect(wordsOf(await visit(site, "/"))).toContain(textsOf("en").home.testimonials.text);
  const { items } = await site.services.siteTexts.list("testimonials");
  await saveList(site, "testimonials", [
    ...items,
    { id: "real", quote: inAll("It carries."), name: inAll("Suresh Jadhav"), position: inAll("Wai") },
  ]);
  const home = wordsOf(within(await visit(site, "/"), "main"));
  expect(home).toContain("It carries. enSuresh Jadhav enWai en");
  expect(home).not.toMatch(/sample/i);
  expect(wordsOf((await getPage(site, "/admin/words/lists/testimonials")).html)).toContain(
    "Sample, not shown any more",
  );
});

test("a real leader stands with a name and an initial, and no figure is made up [WORD-9, ABT-6]", async () => {
  await using site = await openSignedInSite();
  const leader = {
    id: "owner",
    name: inAll("Anita Patil"),
    role: inAll("Owner"),
    text: inAll("Answers for it."),
  };
  await saveList(site, "leaders", [...siteTextDefaults.lists.leaders, leader]);
  const about = await visit(site, "/about");
  const people = about.slice(about.indexOf("Our Leadership"), about.indexOf("Bring us your chassis"));
  expect(wordsOf(people)).toContain("AAnita Patil enOwner enAnswers for it. en");
  expect(people).not.toContain("<svg");
  expect(wordsOf(people)).not.toMatch(/sample|Managing director/i);
});

test("what is wrong in a list is said by its field, and a list of any length arrives whole [WORD-8, WORD-5]", async () => {
  await using site = await openSignedInSite();
  const item = { id: "one", title: { en: "Why?", hi: "", mr: "" }, text: { en: "", hi: "", mr: "" } };
  const refused = await saveList(site, "faq", [item]);
  expect(refused.status).toBe(422);
  expect(refused.answer).toContain("0.text.en");
  expect((await saveList(site, "faq", [{ title: "half" }])).status).toBe(400);
  expect((await getPage(site, "/admin/words/lists/nothing")).status).toBe(404);
  const long = Array.from({ length: 30 }, (_, at) => ({
    id: `item-${at}`,
    title: { en: "Q", hi: "अ".repeat(150), mr: "अ".repeat(150) },
    text: { en: "A", hi: "अ".repeat(1000), mr: "अ".repeat(1000) },
  }));
  expect((await saveList(site, "faq", long)).status).toBe(200);
  const brand = { id: "tata", name: { en: "Tata", hi: "Tata", mr: "Tata" } };
  await saveList(site, "brands", [brand]);
  expect(wordsOf(within(await visit(site, "/mr"), "main"))).toContain("Tata");
  expect(await visit(site, "/mr")).not.toContain("Ashok Leyland");
});
