import { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { engines } from "#tests/support/engines.ts";
import { imageList } from "./migrations/009-image-list.ts";
import { imageTotals } from "./migrations/010-image-totals.ts";
import { migrations } from "./migrations/index.ts";
import { postgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { sqliteDialect } from "./sqlite.ts";

const rows = ["Carry", "Carry", "Tata Ace"].map((vehicle_name, index) => ({
  id: String(index),
  vehicle_name,
  category: "painting",
  is_featured: index === 0 ? 1 : 0,
  created_at: "2026-11-20T08:00:00.000Z",
}));

describe.each(engines)("bringing a gallery with images up to date on $name", (place) => {
  test("counts the images that are there and gives each its first version", async () => {
    const { config, remove } = await place.prepare();
    const engine = config.url === null ? "sqlite" : "postgres";
    const noted = async () => {};
    const dialect =
      config.url === null
        ? sqliteDialect(config.dataDir, noted)
        : postgresDialect(config.url, noted, silentLog);
    const db = new Kysely<Database>({ dialect });

    const before = migrations.slice(0, migrations.indexOf(imageList));
    const { totals, images } = await db.transaction().execute(async (trx) => {
      for (const migration of before) await migration.up(trx, engine);
      await trx.insertInto("gallery_images").values(rows).execute();
      for (const migration of [imageList, imageTotals]) await migration.up(trx, engine);
      return {
        totals: await trx.selectFrom("image_totals").selectAll().orderBy("fact").orderBy("value").execute(),
        images: await trx.selectFrom("gallery_images").select(["version", "search_text"]).execute(),
      };
    });
    await db.destroy();
    await remove();

    expect(totals).toEqual([
      { fact: "all", value: "", total: 3 },
      { fact: "category", value: "painting", total: 3 },
      { fact: "featured", value: "", total: 1 },
      { fact: "vehicle", value: "Carry", total: 2 },
      { fact: "vehicle", value: "Tata Ace", total: 1 },
    ]);
    expect(images).toEqual(rows.map(() => ({ version: 1, search_text: null })));
  });
});
