import { Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { engines, type TestEngine } from "#tests/support/engines.ts";
import type { DatabaseConfig } from "#tests/support/postgres-database.ts";
import { trackContentRevision } from "./content-revision.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { postgresDialect } from "./postgres.ts";
import { listenForRevisions } from "./revision-listener.ts";
import type { Database } from "./schema.ts";
import { holdServerLock } from "./server-lock.ts";
import { sqliteDialect } from "./sqlite.ts";
import { openSqliteFile } from "./sqlite-file.ts";

const time = "2026-11-20T08:00:00.000Z";

/** Where an older version has left a database after so many migrations. */
async function olderDatabase(
  engine: TestEngine,
  count: number,
  fill: (db: Kysely<Database>) => Promise<void> = async () => {},
) {
  const { config, remove } = await engine.prepare();
  onTestFinished(remove);
  const { url, dataDir } = config;
  const afterCommit = async () => {};
  const dialect =
    url === null
      ? sqliteDialect(openSqliteFile(dataDir, silentLog), afterCommit)
      : postgresDialect(url, afterCommit, silentLog);
  const older = new Kysely<Database>({ dialect });
  const kind = url === null ? "sqlite" : "postgres";
  await migrate({ db: older, engine: kind, place: "of a test", log: silentLog }, migrations.slice(0, count));
  await fill(older);
  await older.destroy();
  return config;
}

/** The same, opened by this version. */
async function upgrade(...older: Parameters<typeof olderDatabase>): Promise<OpenDatabase> {
  const database = await openDatabase(await olderDatabase(...older), silentLog);
  onTestFinished(database.close);
  return database;
}

/** What of a running server others see; answers how to stop it. */
async function runServer({ url, dataDir }: DatabaseConfig): Promise<() => void | Promise<void>> {
  if (url === null) return holdServerLock(dataDir).release;
  const listener = await listenForRevisions(url, trackContentRevision("postgres", silentLog), silentLog);
  return listener.stop;
}

async function insertImages(db: Kysely<Database>): Promise<void> {
  for (const [id, name] of [
    ["1", "Carry"],
    ["2", "Tata Ace"],
  ] as const) {
    await db
      .insertInto("gallery_images")
      .values({ id, vehicle_name: name, category: "painting", is_featured: 0, created_at: time })
      .execute();
  }
}

describe.each(engines)("an older database on $name", (engine) => {
  test("is not changed by a command while its server runs, which is said; afterwards it is [OPS-13]", async () => {
    const config = await olderDatabase(engine, migrations.length - 1);
    const beside = { isBesideServer: true };
    const stop = await runServer(config);
    for (const _attempt of [1, 2]) {
      await expect(openDatabase(config, silentLog, beside)).rejects.toThrow(
        / was written by an older version, and a server of that version is running on it\. Nothing was changed\./,
      );
    }
    await stop();
    const database = await openDatabase(config, silentLog, beside);
    onTestFinished(database.close);
    const { rows } = await sql`select number from migrations`.execute(database.db);
    expect(rows).toHaveLength(migrations.length);
  });

  test("gives names that look alike one key, and keeps those that stand side by side already [LST-4]", async () => {
    const before = migrations.findIndex(({ name }) => name === "044-look-alike-names");
    const names = [
      ["1", "Tata Ace\u200b", "tata ace\u200b"],
      ["2", "Ｃａｒｒｙ", "ｃａｒｒｙ"],
      ["3", "Carry\ufe0f", "carry\ufe0f"],
      ["4", "Bolero", "bolero"],
    ] as const;
    const { db } = await upgrade(engine, before, async (older) => {
      const stored = { name_hi: "", name_mr: "", folded_translations: "", updated_at: time };
      const rows = names.map(([id, name, folded_name]) => ({
        ...stored,
        id,
        name,
        folded_name,
        created_at: id,
      }));
      await older.insertInto("vehicle_names").values(rows).execute();
    });
    const rows = await db.selectFrom("vehicle_names").select(["name", "folded_name"]).orderBy("id").execute();
    expect(rows.map(({ folded_name }) => folded_name)).toEqual([
      "tata ace",
      "carry",
      "carry\ufe0f",
      "bolero",
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names.map(([, name]) => name));
  });

  test("keeps its images, each in its first version and still to be searched", async () => {
    const { db } = await upgrade(engine, 8, insertImages);

    const images = db.selectFrom("gallery_images").select(["id", "vehicle_name", "version", "search_text"]);
    expect(await images.orderBy("id").execute()).toEqual([
      { id: "1", vehicle_name: "Carry", version: 1, search_text: null },
      { id: "2", vehicle_name: "Tata Ace", version: 1, search_text: null },
    ]);
  });

  test("keeps what stood in columns that have another name now", async () => {
    const { db } = await upgrade(engine, 12, async (older) => {
      await sql`insert into enquiries (id, submission_print, name, email, phone, inquiry, message, language,
          privacy_version, state, is_read, note, note_version, suspicions, folded_email, message_print,
          search_text, created_at)
        values ('1', 'submission', 'Ganpatrao', 'g@shinde.example', '+919822012345', 'quote', 'Body?', 'mr',
          '2026-11-21', 'spam', 0, '', 0, '["Links."]', 'g@shinde.example', 'message', 'body?', ${time})`.execute(
        older,
      );
      await sql`insert into pictures (object_name, width, height, placeholder, is_warm, created_at, upload_key,
          fingerprint)
        values ('main.jpg', 4, 3, '#335577', 1, ${time}, 'key', 'file')`.execute(older);
      await sql`insert into activity (id, happened_at, kind, detail, times, counted_as)
        values ('1', ${time}, 'sign-in failed', '', 2, 'group')`.execute(older);
    });

    const enquiries = db.selectFrom("enquiries");
    expect(
      await enquiries.select(["name", "submission_hash", "message_hash", "spam_signs"]).execute(),
    ).toEqual([
      {
        name: "Ganpatrao",
        submission_hash: "submission",
        message_hash: "message",
        spam_signs: '["Links."]',
      },
    ]);
    const pictures = db
      .selectFrom("pictures")
      .select(["object_name", "upload_key", "file_hash", "chosen_hash"]);
    expect(await pictures.execute()).toEqual([
      { object_name: "main.jpg", upload_key: "key", file_hash: "file", chosen_hash: "file" },
    ]);
    const activity = db.selectFrom("activity").select(["times", "group_key"]);
    expect(await activity.execute()).toEqual([{ times: 2, group_key: "group" }]);
  });

  test("keeps its images when the totals of triggers go, and can change them", async () => {
    const { db } = await upgrade(engine, 12, insertImages);

    await db.updateTable("gallery_images").set({ vehicle_name: "Bolero" }).where("id", "=", "1").execute();
    await db.deleteFrom("gallery_images").where("id", "=", "2").execute();
    const images = db.selectFrom("gallery_images").select(["vehicle_name", "version"]);
    expect(await images.execute()).toEqual([{ vehicle_name: "Bolero", version: 2 }]);
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name).filter((name) => name.includes("totals"))).toEqual([]);
  });

  test("keeps its administrator, who is asked for the password only", async () => {
    const { db } = await upgrade(engine, 15, async (older) => {
      await older
        .insertInto("user")
        .values({
          ...{ id: "1", name: "Administrator", email: "owner@rathkar.example", emailVerified: 1 },
          ...{ image: null, role: "administrator", createdAt: time, updatedAt: time },
        })
        .execute();
    });

    const user = await db.selectFrom("user").select(["email", "twoFactorEnabled"]).executeTakeFirstOrThrow();
    expect([user.email, Boolean(user.twoFactorEnabled)]).toEqual(["owner@rathkar.example", false]);
  });

  test("keeps its names, which nobody has translated yet [LST-10]", async () => {
    const { db } = await upgrade(engine, 26, async (older) => {
      const times = { created_at: time, updated_at: time };
      await older
        .insertInto("vehicle_names")
        .values({ id: "1", name: "Tata Ace", folded_name: "tata ace", ...times })
        .execute();
    });

    const names = db.selectFrom("vehicle_names").select(["name", "name_hi", "name_mr"]);
    expect(await names.execute()).toEqual([{ name: "Tata Ace", name_hi: "", name_mr: "" }]);
  });

  test("keeps its images as whole, and knows which of them visitors see [WRK-2]", async () => {
    const { db } = await upgrade(engine, 28, async (older) => {
      await insertImages(older);
      await older
        .updateTable("gallery_images")
        .set({ before_image_url: "/gallery-images/before.jpg" })
        .where("id", "=", "2")
        .execute();
    });

    const images = db
      .selectFrom("gallery_images")
      .select(["id", "is_shown", "in_work_since", "is_shown_early"]);
    expect(await images.orderBy("id").execute()).toEqual([
      { id: "1", is_shown: 0, in_work_since: null, is_shown_early: 0 },
      { id: "2", is_shown: 1, in_work_since: null, is_shown_early: 0 },
    ]);
  });

  test("puts its featured images in the order of their dates, samples behind all others [IMG-16]", async () => {
    const count = migrations.findIndex(({ name }) => name === "047-featured-then-newest");
    const { db } = await upgrade(engine, count, async (older) => {
      await insertImages(older);
      const plain = { vehicle_name: "Dost", category: "painting", is_sample: 0, created_at: time };
      const newer = "2026-11-20T08:00:00.001Z";
      await older
        .insertInto("gallery_images")
        .values([
          { ...plain, id: "3", is_featured: 1 },
          { ...plain, id: "4", is_featured: 1 },
          { ...plain, id: "5", is_featured: 1, created_at: newer },
          { ...plain, id: "6", is_featured: 1, is_sample: 1, created_at: newer },
          { ...plain, id: "7", is_featured: 0, is_sample: 1 },
        ])
        .execute();
      await older
        .updateTable("gallery_images")
        .set({ featured_position: 9 })
        .where("id", "in", ["4", "6"])
        .execute();
    });

    const images = db.selectFrom("gallery_images").select(["id", "featured_position as position"]);
    expect(await images.orderBy("featured_position", "desc").orderBy("id").execute()).toEqual([
      { id: "3", position: 1 },
      { id: "4", position: 1 },
      { id: "5", position: 1 },
      { id: "1", position: 0 },
      { id: "2", position: 0 },
      { id: "6", position: -1 },
      { id: "7", position: -2 },
    ]);
  });

  test("knows its samples by their pictures, in the bin, too, and nothing else [GAL-25]", async () => {
    const count = migrations.findIndex(({ name }) => name === "038-samples");
    const sample = "/gallery-images/main_1763625600000_24_hero-ace.jpg";
    const plain = { vehicle_name: "Tata Ace", category: "painting", is_featured: 0, created_at: time };
    const { db } = await upgrade(engine, count, async (older) => {
      await older
        .insertInto("gallery_images")
        .values([
          { ...plain, id: "1", main_image_url: sample },
          { ...plain, id: "2", main_image_url: sample.replace("_24_", "_0_"), is_featured: 1 },
          {
            ...plain,
            id: "3",
            before_image_url: sample.replace(/main.*/, "before_1_25_restoration-1-before-0a1b2c3d.jpg"),
            is_featured: 1,
          },
          { ...plain, id: "4" },
        ])
        .execute();
      const content = JSON.stringify({ gallery_images: [{ ...plain, id: "5", main_image_url: sample }] });
      const binned = { id: "1", kind: "gallery_images" as const, created_at: time, deleted_at: time };
      await older
        .insertInto("bin")
        .values({ ...binned, content })
        .execute();
    });

    const images = db.selectFrom("gallery_images").select(["id", "is_sample", "version"]);
    expect(await images.orderBy("featured_position", "desc").orderBy("id").execute()).toMatchObject([
      { id: "2", is_sample: 0 },
      { id: "4", is_sample: 0 },
      { id: "3", is_sample: 1 },
      { id: "1", is_sample: 1 },
    ]);
    const { content } = await db.selectFrom("bin").select("content").executeTakeFirstOrThrow();
    expect(JSON.parse(content).gallery_images).toMatchObject([{ id: "5", is_sample: 1 }]);
  });

  test("keeps its descriptions, now captions that searches find [IMG-11]", async () => {
    const { db } = await upgrade(engine, 29, async (older) => {
      const image = { id: "1", vehicle_name: "Carry", category: "painting", description: "Two coats" };
      await older
        .insertInto("gallery_images")
        .values({ ...image, is_featured: 0, created_at: time, search_text: "carry" })
        .execute();
    });

    const images = db
      .selectFrom("gallery_images")
      .select(["description", "caption_hi", "version", "search_text"]);
    expect(await images.execute()).toEqual([
      { description: "Two coats", caption_hi: null, version: 1, search_text: null },
    ]);
  });
});
