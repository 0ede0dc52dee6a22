import { describe, expect, test } from "vitest";
import { factWordsOf, siteTextDefaults } from "#content/site-texts.server.ts";
import { defaultNames } from "#content/texts.server.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { engines, openFreshSqlite } from "#tests/support/engines.ts";
import { textsOn } from "#tests/support/site-texts.ts";
import type { SiteTexts } from "./site-texts.ts";
import { ruleOf, siteLanguages, validateText } from "./text-rules.ts";

const owner = "owner@rathkar.example";
const lead = "home.hero.lead";
const title = "home.services.title";

async function save(
  texts: SiteTexts,
  key: string,
  typed: Partial<Record<"en" | "hi" | "mr", string>>,
  isTranslated = false,
) {
  const text = await texts.text(key);
  if (text === null) throw new Error(`There is no text ${key}.`);
  const words = { ...text.words, ...typed };
  return texts.saveText({ key, version: text.version, words, isTranslated, changedBy: owner });
}

const stored = async (texts: SiteTexts, key = lead) => (await texts.all()).find((text) => text.key === key);

describe.each(engines)("texts of the site on $name", ({ open }) => {
  test("what the owner writes stands over the default, per language, until it is emptied [WORD-1]", async () => {
    await using database = await open();
    const texts = textsOn(database);
    const saved = await save(texts, title, { mr: "  आमची   गाडी, तुमचे काम. " });
    expect(saved).toMatchObject({ ok: true, value: { version: 1, own: { mr: "आमची गाडी, तुमचे काम." } } });
    const { wording, isOutdated } = await texts.current();
    expect(isOutdated).toBe(false);
    expect(wording.texts.mr.get(title)).toBe("आमची गाडी, तुमचे काम.");
    expect(wording.texts.en.size + wording.texts.hi.size).toBe(0);

    await save(texts, title, { mr: " " });
    expect((await texts.current()).wording.texts.mr.size).toBe(0);
    expect(await stored(texts, title)).toMatchObject({ version: 2, own: {}, staleTranslations: [] });
  });

  test("a text that its page can do without may be left out in a language [WORD-12]", async () => {
    await using database = await open();
    const texts = textsOn(database);
    expect(await save(texts, lead, { mr: " " })).toMatchObject({ ok: true, value: { own: { mr: "" } } });
    expect([...(await texts.current()).wording.texts.mr]).toEqual([[lead, ""]]);
    expect(await stored(texts)).toMatchObject({ words: { mr: "" }, staleTranslations: ["en", "hi"] });
    expect((await texts.text(lead))?.history[0]?.words.mr).toBe("");

    await save(texts, lead, { mr: siteTextDefaults.texts[lead]?.mr ?? "" });
    expect((await texts.current()).wording.texts.mr.size).toBe(0);
  });

  test("a newer version is never saved over: it comes back with what is stored [WORD-4]", async () => {
    await using database = await open();
    const texts = textsOn(database);
    const words = siteTextDefaults.texts[lead] ?? { en: "", hi: "", mr: "" };
    const edit = { key: lead, version: 0, isTranslated: false, changedBy: owner };
    const ends = await Promise.all([
      texts.saveText({ ...edit, words: { ...words, en: "First" } }),
      texts.saveText({ ...edit, words: { ...words, en: "Second" } }),
    ]);
    const [won, lost] = ends.toSorted((a, b) => Number(b.ok) - Number(a.ok));
    expect(won?.ok).toBe(true);
    const now = await texts.text(lead);
    expect(lost).toMatchObject({
      ok: false,
      refusal: { kind: "changed", stored: { version: 1, words: now?.words } },
    });
  });

  test("the history says who wrote what and when, and keeps the last twenty of each text and what the day began with [WORD-3]", async () => {
    await using database = await open();
    const texts = textsOn(database);
    for (let change = 1; change <= 22; change++) await save(texts, lead, { en: `Lead ${change}` });
    await save(texts, "home.hero.getQuote", { en: "Ask us" });
    const history = (await texts.text(lead))?.history ?? [];
    const lastTwenty = Array.from({ length: 20 }, (_, at) => 22 - at);
    expect(history.map(({ version }) => version)).toEqual([...lastTwenty, 1]);
    expect(history[1]).toMatchObject({
      changedBy: owner,
      changedAt: "2026-11-22T06:00:00.000Z",
      words: { en: "Lead 21" },
    });
  });

  test("the texts are read once for each content revision and are the same object until one changes [WORD-2]", async () => {
    await using database = await open();
    const texts = textsOn(database);
    await save(texts, lead, { en: "One" });
    const { wording } = await texts.current();
    expect((await texts.current()).wording).toBe(wording);
    await database.db.transaction().execute((trx) => database.revision.increment(trx));
    expect((await texts.current()).wording).toBe(wording);
    await save(texts, lead, { en: "Two" });
    expect((await texts.current()).wording.texts.en.get(lead)).toBe("Two");
  });

  test("another server on the same database has the change [WORD-2]", async () => {
    await using database = await open();
    const second = await openDatabase(database.config, silentLog);
    try {
      const there = textsOn(second);
      await there.current();
      await save(textsOn(database), lead, { en: "Everywhere" });
      const shown = async (texts: SiteTexts) => (await texts.current()).wording.texts.en.get(lead);
      if (second.engine === "postgres") await expect.poll(() => shown(there)).toBe("Everywhere");
      else expect(await shown(textsOn(second))).toBe("Everywhere");
    } finally {
      await second.close();
    }
  });

  test("a list is saved whole, with its history, and refused over a newer version [WORD-8, WORD-4]", async () => {
    await using database = await open();
    const texts = textsOn(database);
    const { items } = await texts.list("faq");
    const turned = items.toReversed();
    const saved = await texts.saveList({ name: "faq", version: 0, items: turned, changedBy: owner });
    expect(saved).toMatchObject({ ok: true, value: { version: 1, items: turned } });
    expect((await texts.current()).wording.lists.faq).toEqual(turned);
    const late = await texts.saveList({ name: "faq", version: 0, items: [], changedBy: owner });
    expect(late).toMatchObject({
      ok: false,
      refusal: { kind: "changed", stored: { version: 1, items: turned } },
    });
    await texts.saveList({ name: "faq", version: 1, items: [], changedBy: owner });
    expect((await texts.current()).wording.lists.faq).toEqual([]);
    expect((await texts.list("faq")).history.map(({ items }) => items.length)).toEqual([0, 3]);
  });
});

test("a language is left behind by the change of another, catches up by its own, and may be said to fit [WORD-6]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  const staleTranslations = async () => (await stored(texts))?.staleTranslations;
  await save(texts, lead, { en: "New words" });
  expect(await staleTranslations()).toEqual(["hi", "mr"]);
  await save(texts, lead, { hi: "नए शब्द" });
  expect(await staleTranslations()).toEqual(["mr"]);
  await save(texts, lead, {}, true);
  expect(await staleTranslations()).toEqual([]);
  await save(texts, lead, { mr: "नवे शब्द" });
  expect(await staleTranslations()).toEqual(["en", "hi"]);
  await save(texts, lead, { en: "", hi: "", mr: "" });
  expect(await staleTranslations()).toEqual([]);
});

test.each([
  ["home.search.title", "en", "x".repeat(61), "tooLong", "60"],
  ["home.search.title", "en", `${"x".repeat(54)}{business}`, "tooLong", "60"],
  ["home.search.description", "mr", "अ".repeat(161), "tooLong", "160"],
  ["home.hero.getQuote", "hi", "अ".repeat(5000), "tooLong", "60"],
  ["gallery.countShown", "en", "Projects {first} to {last}", "missingPlace", "{total}"],
  ["gallery.countShown", "en", "{first} {last} {total} {weather}", "unknownPlace", "{weather}"],
  ["home.hero.lead", "en", "Certified to {qualityStandard}", "unknownPlace", "{qualityStandard}"],
  ["home.hero.lead", "en", "Empty {}", "unknownPlace", "{}"],
] as const)(
  "of %s in %s, %j is refused beside its field, and nothing is saved [WORD-5]",
  async (key, language, typed, kind, detail) => {
    await using database = await openFreshSqlite();
    const texts = textsOn(database);
    expect(await save(texts, key, { [language]: typed })).toEqual({
      ok: false,
      refusal: { kind: "invalid", problems: { [language]: { kind, detail } } },
    });
    expect(await stored(texts, key)).toMatchObject({ version: 0 });
  },
);

test("saving what stands changes nothing, also where it holds a sign that is lost in typing [WORD-3]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  const typed = { hi: "{opens} से {closes} तक" };
  expect(await save(texts, "contact.hours.range", typed)).toMatchObject({ ok: true, value: { version: 0 } });
});

test("facts may be named in any text and left out of any [WORD-5]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  expect(await save(texts, "home.hero.plate", { en: "From Latur" })).toMatchObject({ ok: true });
  expect(await save(texts, lead, { en: "Since {since}, {happyCustomers} customers" })).toMatchObject({
    ok: true,
  });
});

test("every default text and list is what the rules take [WORD-5]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  const facts = factWordsOf(defaultNames);
  for (const { key, standard } of await texts.all()) {
    for (const language of siteLanguages) {
      const validated = validateText(standard[language], ruleOf(key, standard, facts.en), facts[language]);
      expect({ key, language, validated }).toMatchObject({ key, language, validated: { ok: true } });
    }
  }
  for (const name of ["faq", "testimonials", "leaders", "openings", "brands"] as const) {
    const { items } = await texts.list(name);
    expect(await texts.saveList({ name, version: 0, items, changedBy: owner })).toMatchObject({
      ok: true,
      value: { version: 0 },
    });
  }
});

test("what was stored and is not valid any more falls back to its default [WORD-1]", async () => {
  await using database = await openFreshSqlite();
  const row = {
    version: 1,
    state: "live",
    base: 0,
    changed_at: "2026-11-22T06:00:00.000Z",
    changed_by: owner,
  } as const;
  const own = (words: object) => JSON.stringify({ own: words, behind: [] });
  await database.db
    .insertInto("documents")
    .values([
      {
        ...row,
        key: "texts/gallery.countShown",
        content: own({ en: "No places", hi: "{first} {last} {total}" }),
      },
      { ...row, key: "texts/gone.text", content: own({ en: "Gone" }) },
      { ...row, key: "lists/faq", content: '[{"id":"half"}]' },
    ])
    .execute();
  const { wording, isOutdated } = await textsOn(database).current();
  expect(isOutdated).toBe(false);
  expect([...wording.texts.en, ...wording.texts.mr]).toEqual([]);
  expect([...wording.texts.hi.keys()]).toEqual(["gallery.countShown"]);
  expect(wording.lists.faq).toEqual(siteTextDefaults.lists.faq);
});

test("texts that cannot be read are those last known, and said to be outdated [WORD-2]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  await save(texts, lead, { en: "Known" });
  await texts.current();
  await database.db.schema.alterTable("documents").renameTo("hidden").execute();
  await database.db.transaction().execute((trx) => database.revision.increment(trx));
  const outdated = await texts.current();
  expect(outdated.isOutdated).toBe(true);
  expect(outdated.wording.texts.en.get(lead)).toBe("Known");
  await database.db.schema.alterTable("hidden").renameTo("documents").execute();
  expect(await texts.current()).toMatchObject({ isOutdated: false });
});
