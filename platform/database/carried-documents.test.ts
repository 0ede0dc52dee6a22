import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { time, upgrade } from "#tests/support/older-database.ts";
import { migrations } from "./migrations/index.ts";

const before = migrations.findIndex(({ name }) => name === "050-documents");
const changed = { changed_at: time, changed_by: "owner@rathkar.example" };
const text = JSON.stringify({ own: { mr: "आमचे काम" }, behind: ["en", "hi"] });
const picture = "/gallery-images/main_1_0_truck.jpg";

const place = (name: string, version: number, url: string | null) => ({
  ...{ place: name, version, url, document: null, focus_x: 20, focus_y: 75 },
  ...changed,
});

describe.each(engines)("documents of an older database on $name", (engine) => {
  test("are what the owner had set, with every version [FACT-1, WORD-1, PLC-1]", async () => {
    const { db } = await upgrade(engine, before, async (older) => {
      await older
        .insertInto("fact_changes")
        .values({ section: "contact", version: 3, fields: '{"phone":"98220 12345"}', ...changed })
        .execute();
      await older
        .insertInto("site_text_changes")
        .values([
          { key: "home.hero.lead", version: 1, content: text, ...changed },
          { key: "lists/faq", version: 2, content: "[]", ...changed },
        ])
        .execute();
      await older
        .insertInto("place_pictures")
        .values([place("hero-1", 1, picture), place("hero-1", 2, null)])
        .execute();
    });
    const rows = await db.selectFrom("documents").selectAll().orderBy("key").orderBy("version").execute();
    const stood = { state: "live", base: 0, picture_url: null, ...changed };
    const shown = { focus: { x: 20, y: 75 }, document: null };
    expect(rows.map((row) => ({ ...row, content: JSON.parse(row.content) }))).toEqual([
      { ...stood, key: "facts/contact", version: 3, content: { phone: "98220 12345" } },
      { ...stood, key: "lists/faq", version: 2, content: [] },
      {
        ...stood,
        key: "pictures/hero-1",
        version: 1,
        content: { ...shown, url: picture },
        picture_url: picture,
      },
      { ...stood, key: "pictures/hero-1", version: 2, content: { ...shown, url: null } },
      { ...stood, key: "texts/home.hero.lead", version: 1, content: JSON.parse(text) },
    ]);
  });
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))(
  "beside servers of the release before",
  (engine) => {
    test("what they still save arrives as the newest version [OPS-22]", async () => {
      const { db } = await upgrade(engine, before, async (older) => {
        await older
          .insertInto("place_pictures")
          .values(place("hero-1", 1, null))
          .execute();
      });
      const newer = { key: "pictures/hero-1", version: 2, state: "live", base: 1, content: "{}" } as const;
      await db
        .insertInto("documents")
        .values({ ...newer, ...changed })
        .execute();
      await db
        .insertInto("place_pictures")
        .values(place("hero-1", 2, picture))
        .execute();
      const lists = { key: "lists/faq", version: 1, content: "[]" };
      await db
        .insertInto("site_text_changes")
        .values({ ...lists, ...changed })
        .execute();
      const rows = await db.selectFrom("documents").select(["key", "version", "picture_url"]).orderBy("key");
      expect(await rows.orderBy("version").execute()).toMatchObject([
        { key: "lists/faq", version: 1 },
        { key: "pictures/hero-1", version: 1 },
        { key: "pictures/hero-1", version: 2 },
        { key: "pictures/hero-1", version: 3, picture_url: picture },
      ]);
    });
  },
);
