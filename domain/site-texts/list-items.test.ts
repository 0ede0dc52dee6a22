import { expect, test } from "vitest";
import { siteTextDefaults } from "#content/site-texts.server.ts";
import { openFreshSqlite } from "#tests/support/engines.ts";
import { clock, textsOn } from "#tests/support/site-texts.ts";

const owner = "owner@rathkar.example";
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

test("two who change different items of a list, or languages of a text, are merged [WORD-4]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  const { items } = await texts.list("openings");
  const saveOpenings = (at: number, title: string) =>
    texts.saveList({
      ...{ name: "openings", version: 0, changedBy: owner },
      items: items.map((item, index) => (index === at ? { ...item, title: inAll(title) } : item)),
    });
  await saveOpenings(0, "Arc welder");
  expect(await saveOpenings(1, "Fitter")).toMatchObject({ ok: true, value: { version: 2 } });
  const now = (await texts.list("openings")).items;
  expect(now.map((item) => ("title" in item ? item.title.en : "")).slice(0, 2)).toEqual([
    "Arc welder",
    "Fitter",
  ]);

  const key = "home.hero.lead";
  const words = siteTextDefaults.texts[key] ?? inAll("");
  const saveLead = (typed: object) =>
    texts.saveText({ key, version: 0, words: { ...words, ...typed }, isTranslated: false, changedBy: owner });
  await saveLead({ en: "We build." });
  const saved = await saveLead({ mr: "आम्ही बांधतो." });
  expect(saved).toMatchObject({
    ok: true,
    value: { words: { en: "We build.", mr: "आम्ही बांधतो." }, staleTranslations: ["hi"] },
  });
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
  const store = (version: number, items: object[]) =>
    database.db
      .insertInto("documents")
      .values({
        ...{ key: "lists/testimonials", version, content: JSON.stringify(items) },
        ...{ state: "live", base: 0, changed_at: clock.now().toISOString(), changed_by: owner },
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

test("a brand stored without a size of its logo has the usual one; no other words are taken [HOME-9, WORD-4]", async () => {
  await using database = await openFreshSqlite();
  const texts = textsOn(database);
  const brand = { id: "tata", name: inAll("Tata") };
  const save = (version: number, items: unknown) =>
    texts.saveList({ name: "brands", version, items, changedBy: owner });
  expect(await save(0, [brand])).toMatchObject({ ok: true });
  expect((await texts.list("brands")).items).toEqual([{ ...brand, size: inAll("") }]);
  expect(await save(1, [{ ...brand, size: inAll("large") }])).toMatchObject({ ok: true });
  expect((await texts.current()).wording.lists.brands).toEqual([{ ...brand, size: inAll("large") }]);
  expect(await save(2, [{ ...brand, size: inAll("huge") }])).toMatchObject({
    ok: false,
    refusal: { problems: { "0.size.en": { kind: "empty" } } },
  });
});
