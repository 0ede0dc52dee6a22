import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { silentLog } from "#platform/log.ts";
import { engines } from "#tests/support/engines.ts";
import { insertImages, olderDatabase, time, upgrade } from "#tests/support/older-database.ts";
import type { DatabaseConfig } from "#tests/support/postgres-database.ts";
import { trackContentRevision } from "./content-revision.ts";
import { migrations } from "./migrations/index.ts";
import { openDatabase } from "./open.ts";
import { listenForRevisions } from "./revision-listener.ts";
import { holdServerLock } from "./server-lock.ts";

async function runServer({ url, dataDir }: DatabaseConfig): Promise<() => void | Promise<void>> {
  if (url === null) return holdServerLock(dataDir).release;
  const listener = await listenForRevisions(url, trackContentRevision("postgres", silentLog), silentLog);
  return listener.stop;
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
