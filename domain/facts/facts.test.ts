import { describe, expect, test } from "vitest";
import { defaultFacts } from "#content/business.ts";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { engines, openFreshSqlite, type TestDatabase } from "#tests/support/engines.ts";
import { createFacts, type Facts } from "./facts.ts";
import type { FactSection } from "./facts-schema.ts";

const owner = "owner@rathkar.example";
const fixed = { now: () => new Date("2026-11-22T06:00:00.000Z") };

function factsOn(database: Pick<TestDatabase, "db" | "revision">, clock = fixed): Facts {
  return createFacts({ database, clock, log: silentLog, defaults: defaultFacts });
}

/** Saves over what stands, with some of its fields typed anew. */
async function save(facts: Facts, section: FactSection, typed: Record<string, string>) {
  const { version, values } = (await facts.sections())[section];
  return facts.save({ section, version, values: { ...values, ...typed }, changedBy: owner });
}

test("how long enquiries are kept is what the operator set [CMP-6]", async () => {
  await using database = await openFreshSqlite();
  const parts = { database, clock: fixed, log: silentLog, defaults: defaultFacts };
  const facts = createFacts({ ...parts, enquiryMonths: 6 });
  expect((await facts.current()).business.enquiryMonths).toBe(6);
});

describe.each(engines)("facts on $name", ({ open }) => {
  test("what the owner sets stands over the default, per language, until it is removed [FACT-1]", async () => {
    await using database = await open();
    const facts = factsOn(database);
    const before = (await facts.current()).business;
    expect(before.phones[0].shown).toBe("+91 00000 00000");

    const saved = await save(facts, "contact", { phone: " 98220  12345 ", "name.hi": "शिवम बॉडी" });
    expect(saved).toMatchObject({ ok: true, value: { version: 1, values: { phone: "98220 12345" } } });
    const { business } = await facts.current();
    expect(business.phones[0]).toEqual({ shown: "98220 12345", dialled: "+919822012345" });
    expect(business.name).toEqual({ en: "Rathkar", hi: "शिवम बॉडी", mr: "रथकार" });
    expect(business.email).toBe(before.email);

    await save(facts, "contact", { phone: "" });
    expect((await facts.current()).business.phones[0].shown).toBe("+91 00000 00000");
    await save(facts, "contact", { "name.en": "", "name.hi": "", "name.mr": "" });
    expect((await facts.current()).business).toEqual(before);
  });

  test("a newer version is never saved over: it comes back with what is stored [FACT-4]", async () => {
    await using database = await open();
    const facts = factsOn(database);
    const { values } = (await facts.sections()).contact;
    const edit = { section: "contact", version: 0, changedBy: owner } as const;
    const ends = await Promise.all([
      facts.save({ ...edit, values: { ...values, email: "first@rathkar.example" } }),
      facts.save({ ...edit, values: { ...values, email: "second@rathkar.example" } }),
    ]);
    const [won, lost] = ends.toSorted((a, b) => Number(b.ok) - Number(a.ok));
    expect(won?.ok).toBe(true);
    const stored = (await facts.sections()).contact;
    expect(lost).toMatchObject({
      ok: false,
      refusal: { kind: "changed", stored: { version: 1, values: stored.values } },
    });
    expect((await facts.current()).business.email).toBe(stored.values.email);
  });

  test("the history says who changed what and when, and keeps the last twenty and what the day began with [FACT-3]", async () => {
    await using database = await open();
    const facts = factsOn(database);
    for (let change = 1; change <= 40; change++) {
      await save(facts, "contact", { email: `mail-${change}@rathkar.example` });
    }
    const { history } = (await facts.sections()).contact;
    const lastTwenty = Array.from({ length: 20 }, (_, at) => 40 - at);
    expect(history.map(({ version }) => version)).toEqual([...lastTwenty, 1]);
    expect(history.at(-1)?.values.email).toBe("mail-1@rathkar.example");
    expect(history[1]).toMatchObject({
      changedBy: owner,
      changedAt: "2026-11-22T06:00:00.000Z",
      values: { email: "mail-39@rathkar.example" },
    });
  });

  test("the facts are read once for each content revision [FACT-2]", async () => {
    await using database = await open();
    let reads = 0;
    const counted = new Proxy(database.db, {
      get(target, property) {
        if (property === "selectFrom") reads++;
        const member: unknown = Reflect.get(target, property, target);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
    const facts = factsOn({ db: counted, revision: database.revision });
    const [first, second] = await Promise.all([facts.current(), facts.current()]);
    expect(second.business).toBe(first.business);
    await facts.current();
    expect(reads).toBe(1);

    await database.db.transaction().execute((trx) => database.revision.increment(trx));
    const after = await facts.current();
    expect(reads).toBe(2);
    // Texts with it filled in are kept by the object.
    expect(after.business).toBe(first.business);
  });

  test("another server on the same database has the change [FACT-2]", async () => {
    await using database = await open();
    const second = await openDatabase(database.config, silentLog);
    try {
      const here = factsOn(database);
      const there = factsOn(second);
      await there.current();
      await save(here, "contact", { email: "both@rathkar.example" });
      if (second.engine === "postgres") {
        await expect.poll(async () => (await there.current()).business.email).toBe("both@rathkar.example");
      } else expect((await factsOn(second).current()).business.email).toBe("both@rathkar.example");
    } finally {
      await second.close();
    }
  });
});

test("the defaults are what the schema takes, and it takes its own answer again [FACT-5]", async () => {
  await using database = await openFreshSqlite();
  const facts = factsOn(database);
  for (const [section, { values, defaults }] of Object.entries(await facts.sections())) {
    expect({ section, values }).toEqual({ section, values: defaults });
  }
  // Saved as they are, they are the owner's from then on; saved again, nothing changes.
  for (const _ of ["once", "twice"]) {
    const { defaults } = (await facts.sections()).contact;
    expect(await save(facts, "contact", {})).toMatchObject({
      ok: true,
      value: { version: 1, values: defaults },
    });
  }
});

test.each([
  ["contact", "phone", "call us", "phone"],
  ["contact", "phone", "12345", "phone"],
  ["contact", "email", "owner@", "email"],
  ["contact", "name.hi", "अ".repeat(41), "tooLong"],
  ["address", "postalCode", "4135", "postalCode"],
  ["address", "en.street", "", "empty"],
  ["address", "pin", "https://maps.example/abcdef", "pin"],
  ["hours", "Monday.opens", "25:00", "time"],
  ["hours", "Monday.closes", "08:00", "order"],
  ["hours", "Monday.closes", "", "incomplete"],
  ["claims", "since", "long ago", "number"],
  ["social", "list.1.url", "javascript:alert(1)", "link"],
  ["google", "reviewLink", "g.page", "link"],
  ["google", "searchConsole", "<meta>", "token"],
  ["certificate", "validUntil", "2027-02-30", "date"],
  ["grievance", "email", "nobody", "email"],
  ["prices", "denting.to", "500", "order"],
  ["prices", "denting.from", "12.5", "rupees"],
  ["prices", "denting.from", "abc", "rupees"],
  ["prices", "denting.from", "999999999999", "rupees"],
  ["prices", "denting.from", "0", "rupees"],
  ["prices", "denting.from", "₹ 0,00", "rupees"],
] as const)(
  "in %s, %s is refused as %j, beside its field, and nothing is saved [FACT-5]",
  async (section, path, typed, problem) => {
    await using database = await openFreshSqlite();
    const facts = factsOn(database);
    expect(await save(facts, section, { [path]: typed })).toEqual({
      ok: false,
      refusal: { kind: "invalid", problems: { [path]: problem } },
    });
    expect((await facts.sections())[section].version).toBe(0);
  },
);

test("two who change different fields are merged, unless that makes no sense together [FACT-4]", async () => {
  await using database = await openFreshSqlite();
  const facts = factsOn(database);
  const { contact, hours } = await facts.sections();
  const early = (
    typed: Record<string, string>,
    section: "contact" | "hours",
    values: Record<string, string>,
  ) => facts.save({ section, version: 0, values: { ...values, ...typed }, changedBy: owner });
  await early({ email: "first@rathkar.example" }, "contact", contact.values);
  const both = await early({ phone: "98220 12345", "name.hi": "शिवम बॉडी" }, "contact", contact.values);
  expect(both).toMatchObject({
    ok: true,
    value: {
      version: 2,
      values: { email: "first@rathkar.example", phone: "98220 12345", "name.hi": "शिवम बॉडी" },
    },
  });

  await early({ "Monday.opens": "17:00" }, "hours", hours.values);
  expect(await early({ "Monday.closes": "16:00" }, "hours", hours.values)).toMatchObject({
    ok: false,
    refusal: { kind: "changed", stored: { version: 1, values: { "Monday.opens": "17:00" } } },
  });
});

test("what was stored and is not valid any more falls back to its default [FACT-1]", async () => {
  await using database = await openFreshSqlite();
  const content = JSON.stringify({ phone: "nobody", email: "kept@rathkar.example" });
  const row = {
    version: 1,
    state: "live",
    base: 0,
    changed_at: "2026-11-22T06:00:00.000Z",
    changed_by: owner,
  } as const;
  await database.db
    .insertInto("documents")
    .values([
      { ...row, key: "facts/contact", content },
      { ...row, key: "facts/gone", content: "{}" },
    ])
    .execute();
  const { business } = await factsOn(database).current();
  expect(business.phones[0].shown).toBe("+91 00000 00000");
});

test("facts that cannot be read are those last known, and said to be outdated [FACT-2]", async () => {
  await using database = await openFreshSqlite();
  const facts = factsOn(database);
  await save(facts, "contact", { email: "known@rathkar.example" });
  await facts.current();
  await database.db.schema.alterTable("documents").renameTo("hidden").execute();
  await database.db.transaction().execute((trx) => database.revision.increment(trx));
  const outdated = await facts.current();
  expect(outdated).toMatchObject({ isOutdated: true, business: { email: "known@rathkar.example" } });
  await database.db.schema.alterTable("hidden").renameTo("documents").execute();
  expect(await facts.current()).toMatchObject({ isOutdated: false });
});
