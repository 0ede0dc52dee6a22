import { describe, expect, test } from "vitest";
import { engines, type TestDatabase } from "#tests/support/engines.ts";
import { contentsIn } from "./document-rows.ts";
import { createDocuments, type DocumentKind } from "./documents.ts";

const clock = { now: () => new Date("2026-11-22T06:00:00.000Z") };
const changedBy = "owner@rathkar.example";
const key = "texts/hours";

interface Words {
  en: string;
  mr: string;
}

/** Stored as it is said. */
const kind: DocumentKind<Words> = {
  read: (content) => (content === undefined ? { en: "Open", mr: "उघडे" } : JSON.parse(content)),
  write: (words, before) => (JSON.stringify(words) === before ? null : JSON.stringify(words)),
  parse: (merged) => (Object(merged).en === "not valid" ? null : Object(merged)),
};

async function shownOn({ db }: TestDatabase, drafts = false) {
  const row = (await contentsIn(db, "texts", { drafts })).get("hours");
  return kind.read(row?.content);
}

describe.each(engines)("documents on $name", ({ open }) => {
  test("two writers who do not touch the same are merged, others are told", async () => {
    await using database = await open();
    const documents = createDocuments({ database, clock });
    const over = { key, version: 0, changedBy };
    expect(await documents.save(kind, { ...over, value: { en: "Closed", mr: "उघडे" } })).toMatchObject({
      ok: true,
    });
    const both = await documents.save(kind, { ...over, value: { en: "Open", mr: "बंद" } });
    expect(both).toMatchObject({ ok: true, value: [{ version: 2 }, { version: 1 }] });
    expect(await shownOn(database)).toEqual({ en: "Closed", mr: "बंद" });

    const late = await documents.save(kind, { ...over, value: { en: "Shut", mr: "उघडे" } });
    expect(late).toMatchObject({
      ok: false,
      refusal: { kind: "changed", versions: [{ version: 2 }, { version: 1 }] },
    });
    const unknown = await documents.save(kind, { ...over, version: 9, value: { en: "Shut", mr: "बंद" } });
    expect(unknown).toMatchObject({ ok: false, refusal: { kind: "changed" } });
  });

  test("what is not valid together is not merged", async () => {
    await using database = await open();
    const documents = createDocuments({ database, clock });
    const over = { key, version: 0, changedBy };
    await documents.save(kind, { ...over, value: { en: "not valid", mr: "उघडे" } });
    const late = await documents.save(kind, { ...over, value: { en: "Open", mr: "बंद" } });
    expect(late).toMatchObject({ ok: false, refusal: { kind: "changed" } });
  });

  test("a draft is seen by the owner alone, until it is published", async () => {
    await using database = await open();
    const documents = createDocuments({ database, clock });
    const revision = database.revision.current();
    const drafted = await documents.saveDraft(kind, {
      key,
      version: 0,
      changedBy,
      value: { en: "Draft", mr: "उघडे" },
    });
    expect(drafted).toMatchObject({ ok: true, value: [{ version: 1, state: "draft" }] });
    expect([await shownOn(database), await shownOn(database, true)]).toMatchObject([
      { en: "Open" },
      { en: "Draft" },
    ]);
    expect(await documents.history(key)).toEqual([]);
    expect(database.revision.current()).toBe(revision);

    await documents.saveDraft(kind, { key, version: 1, changedBy, value: { en: "Later draft", mr: "उघडे" } });
    expect(await documents.publish(kind, key, changedBy)).toMatchObject({
      ok: true,
      value: [{ state: "live" }],
    });
    expect(await shownOn(database)).toMatchObject({ en: "Later draft" });
    expect(await documents.history(key)).toHaveLength(1);
    expect(database.revision.current()).toBe(revision + 1);
    expect(await documents.publish(kind, key, changedBy)).toMatchObject({
      ok: true,
      value: [{ state: "live" }],
    });
  });

  test("a draft is merged with what was saved meanwhile, and stays where both touch the same", async () => {
    await using database = await open();
    const documents = createDocuments({ database, clock });
    const draft = (en: string, version: number) =>
      documents.saveDraft(kind, { key, version, changedBy, value: { en, mr: "उघडे" } });
    const [first] = (
      await documents.save(kind, { key, version: 0, changedBy, value: { en: "First", mr: "उघडे" } })
    ).ok
      ? await documents.history(key)
      : [];
    await draft("Draft", first?.version ?? 0);
    await documents.save(kind, { key, version: 1, changedBy, value: { en: "First", mr: "बंद" } });
    await documents.publish(kind, key, changedBy);
    expect(await shownOn(database)).toEqual({ en: "Draft", mr: "बंद" });

    const [standing] = await documents.history(key);
    const version = standing?.version ?? 0;
    await documents.saveDraft(kind, { key, version, changedBy, value: { en: "Mine", mr: "बंद" } });
    await documents.save(kind, { key, version, changedBy, value: { en: "Theirs", mr: "बंद" } });
    expect(await documents.publish(kind, key, changedBy)).toMatchObject({
      ok: false,
      refusal: { kind: "changed" },
    });
    expect(await shownOn(database)).toMatchObject({ en: "Theirs" });
    expect(await shownOn(database, true)).toMatchObject({ en: "Mine" });
    await documents.discardDraft(key);
    expect(await shownOn(database, true)).toMatchObject({ en: "Theirs" });
  });

  test("a draft that says again what visitors see is none", async () => {
    await using database = await open();
    const documents = createDocuments({ database, clock });
    await documents.save(kind, { key, version: 0, changedBy, value: { en: "First", mr: "उघडे" } });
    await documents.saveDraft(kind, { key, version: 1, changedBy, value: { en: "Draft", mr: "उघडे" } });
    await documents.saveDraft(kind, { key, version: 2, changedBy, value: { en: "First", mr: "उघडे" } });
    const states = await database.db.selectFrom("documents").select("state").execute();
    expect(states).toEqual([{ state: "live" }]);
  });
});
