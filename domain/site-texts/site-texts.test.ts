import { describe, expect, test } from "vitest";
import { factWordsOf, siteTextDefaults } from "#content/site-texts.server.ts";
import { defaultNames } from "#content/texts.server.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { engines, openFreshSqlite, type TestDatabase } from "#tests/support/engines.ts";
import { createSiteTexts, type SiteTexts } from "./site-texts.ts";
import { ruleOf, siteLanguages, validateText } from "./text-rules.ts";

const owner = "owner@rathkar.example";
const clock = { now: () => new Date("2026-11-22T06:00:00.000Z") };
const lead = "home.hero.lead";
const title = "home.services.title";

function textsOn(database: Pick<TestDatabase, "db" | "revision">, areSamplesHidden = false): SiteTexts {
  const factWords = async () => factWordsOf(defaultNames);
  const hidesSamples = async () => areSamplesHidden;
  return createSiteTexts({
    database,
    clock,
    log: silentLog,
    defaults: siteTextDefaults,
    factWords,
    hidesSamples,
  });
}

/** Saves over what stands, with some of its languages typed anew. */
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
    expect(await stored(texts, title)).toMatchObject({ version: 2, own: {}, behind: [] });
  });

  test("a text that its page can do without may be left out in a language [WORD-12]", async () => {
    await using database = await open();
    const texts = textsOn(database);
    expect(await save(texts, lead, { mr: " " })).toMatchObject({ ok: true, value: { own: { mr: "" } } });
    expect([...(await texts.current()).wording.texts.mr]).toEqual([[lead, ""]]);
    expect(await stored(texts)).toMatchObject({ words: { mr: "" }, behind: ["en", "hi"] });
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
  const behind = async () => (await stored(texts))?.behind;
  await save(texts, lead, { en: "New words" });
  expect(await behind()).toEqual(["hi", "mr"]);
  await save(texts, lead, { hi: "नए शब्द" });
  expect(await behind()).toEqual(["mr"]);
  await save(texts, lead, {}, true);
  expect(await behind()).toEqual([]);
  await save(texts, lead, { mr: "नवे शब्द" });
  expect(await behind()).toEqual(["en", "hi"]);
  await save(texts, lead, { en: "", hi: "", mr: "" });
  expect(await behind()).toEqual([]);
});

test.each([
  ["home.search.title", "en", "x".repeat(61), "tooLong", "60"],
  // The name of the business counts as it is written.
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

const inAll = (words: string) => ({ en: words, hi: words, mr: words });

test("samples are shown until the first real item is there, and again when it goes [WORD-9]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  const { items: samples } = await texts.list("testimonials");
  const real = { id: "real", quote: inAll("It carries."), name: inAll("Farmer"), position: inAll("Latur") };
  const saveList = (version: number, items: unknown) =>
    texts.saveList({ name: "testimonials", version, items, changedBy: owner });
  const shown = async () => {
    const { lists, samples: are } = (await texts.current()).wording;
    return { ids: lists.testimonials.map(({ id }) => id), areSamples: are.testimonials };
  };
  expect(await shown()).toMatchObject({ areSamples: true, ids: samples.map(({ id }) => id) });
  await saveList(0, [...samples, real]);
  expect(await shown()).toEqual({ ids: ["real"], areSamples: false });
  await saveList(1, samples);
  expect(await shown()).toMatchObject({ areSamples: true });
  const [first, ...others] = samples;
  await saveList(2, [{ ...first, quote: inAll("Rewritten.") }, ...others]);
  expect(await shown()).toEqual({ ids: [first?.id], areSamples: false });
});

test("where samples are hidden only what is real is shown, and the switch takes nothing away [WORD-15]", async () => {
  await using database = await openFreshSqlite();
  const [shown, hidden] = [textsOn(database), textsOn(database, true)];
  const { items } = await shown.list("testimonials");
  const empty = {
    lists: { testimonials: [], leaders: [] },
    samples: { testimonials: false, leaders: false },
  };
  expect((await hidden.current()).wording).toMatchObject(empty);
  expect((await hidden.list("testimonials")).items).toEqual(items);
  const { faq } = (await shown.current()).wording.lists;
  expect((await hidden.current()).wording.lists.faq).toEqual(faq);

  const [first, ...others] = items;
  const own = { ...first, quote: inAll("It carries.") };
  await hidden.saveList({ name: "testimonials", version: 0, items: [own, ...others], changedBy: owner });
  expect((await hidden.current()).wording.lists.testimonials).toEqual([own]);
});

test("an item is whole in at least one language, and what it lacks is said by its field [WORD-8]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  const validate = async (item: object) => {
    const edit = { name: "faq", version: 0, items: [{ id: "new", ...item }], changedBy: owner } as const;
    const saved = await texts.saveList(edit);
    return saved.ok || saved.refusal.kind !== "invalid" ? null : saved.refusal.problems;
  };
  const nothing = inAll("");
  const empty = { kind: "empty", detail: "" };
  expect(await validate({ title: nothing, text: nothing })).toEqual({
    "0.title.en": empty,
    "0.text.en": empty,
  });
  expect(await validate({ title: { ...nothing, mr: "का?" }, text: nothing })).toEqual({ "0.text.mr": empty });
  expect(await validate({ title: inAll("x".repeat(151)), text: nothing })).toMatchObject({
    "0.title.en": { kind: "tooLong", detail: "150" },
  });
  expect(await validate({ title: inAll("Why?"), text: inAll("{nothing}") })).toMatchObject({
    "0.text.hi": { kind: "unknownPlace", detail: "{nothing}" },
  });
  expect(await validate({ title: { ...nothing, mr: "का?" }, text: { ...nothing, mr: "कारण." } })).toBeNull();
});

test("of testimonials stored by an earlier release samples stay samples, and no word is lost [WORD-8, WORD-9]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  const standard = (await texts.list("testimonials")).standard;
  const inAll = (words: string) => ({ en: words, hi: words, mr: words });
  const store = (version: number, items: object[]) =>
    database.db
      .insertInto("site_text_changes")
      .values({
        ...{ key: "lists/testimonials", version, content: JSON.stringify(items) },
        ...{ changed_at: clock.now().toISOString(), changed_by: owner },
      })
      .execute();
  const samples = siteTextDefaults.lists.testimonials.map(({ name, position, ...sample }) => ({
    ...sample,
    role: name,
  }));
  await store(1, samples);
  expect((await texts.list("testimonials")).items).toEqual(standard);
  expect((await texts.current()).wording.samples.testimonials).toBe(true);

  await database.db.transaction().execute((trx) => database.revision.increment(trx));
  await store(2, [...samples, { id: "own", quote: inAll("It carries."), role: inAll("Suresh Jadhav, Wai") }]);
  const { lists } = (await texts.current()).wording;
  expect(lists.testimonials).toEqual([
    { id: "own", quote: inAll("It carries."), name: inAll("Suresh Jadhav, Wai"), position: inAll("") },
  ]);
});

test("what was stored and is not valid any more falls back to its default [WORD-1]", async () => {
  await using database = await openFreshSqlite();
  const row = { version: 1, changed_at: "2026-11-22T06:00:00.000Z", changed_by: owner };
  const own = (words: object) => JSON.stringify({ own: words, behind: [] });
  await database.db
    .insertInto("site_text_changes")
    .values([
      { ...row, key: "gallery.countShown", content: own({ en: "No places", hi: "{first} {last} {total}" }) },
      { ...row, key: "gone.text", content: own({ en: "Gone" }) },
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
  await database.db.schema.alterTable("site_text_changes").renameTo("hidden").execute();
  await database.db.transaction().execute((trx) => database.revision.increment(trx));
  const outdated = await texts.current();
  expect(outdated.isOutdated).toBe(true);
  expect(outdated.wording.texts.en.get(lead)).toBe("Known");
  await database.db.schema.alterTable("hidden").renameTo("site_text_changes").execute();
  expect(await texts.current()).toMatchObject({ isOutdated: false });
});
