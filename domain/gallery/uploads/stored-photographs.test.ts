import { createHash, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { openTestBin, type TestBin } from "#tests/support/test-bin.ts";
import { openPictureStore, truckPhotograph } from "#tests/support/test-picture-store.ts";
import { pictureUrl } from "../pictures/picture-metadata.ts";

const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");

async function insertChosen(context: TestBin, content: string, row: Parameters<TestBin["insert"]>[0] = {}) {
  const name = `main_${randomUUID()}.jpg`;
  const id = await context.insert({ main_image_url: pictureUrl(name), vehicle_name: "Tata Ace", ...row });
  await context.database.db
    .updateTable("pictures")
    .set({ chosen_hash: sha256(content) })
    .where("object_name", "=", name)
    .execute();
  return { id, name };
}

describe.each(engines)("stored photographs on $name", (engine) => {
  test("are found by what was chosen, in the gallery, in work and in the bin; others are not [UPL-46]", async () => {
    await using context = await openTestBin(engine);
    const since = "2026-11-12T06:00:00.000Z";
    const shown = await insertChosen(context, "shown", { created_at: since });
    const deleted = await insertChosen(context, "deleted", { vehicle_name: "Bolero" });
    const name = "before_1_0_rust.jpg";
    const waiting = await context.insert({
      before_image_url: pictureUrl(name),
      category: "denting",
      in_work_since: since,
    });
    await context.database.db
      .updateTable("pictures")
      .set({ chosen_hash: sha256("waiting") })
      .where("object_name", "=", name)
      .execute();
    const facts = { width: 4, height: 3, placeholder: "#335577", is_warm: 1, created_at: since };
    const received = { object_name: "main_1_0_received.jpg", chosen_hash: sha256("only received"), ...facts };
    await context.database.db.insertInto("pictures").values(received).execute();
    await context.gallery.removeImages([deleted.id]);

    const hashes = ["shown", "waiting", "deleted"].map(sha256);
    const found = await context.gallery.storedPhotographs([
      ...hashes,
      ...["only received", "unknown"].map(sha256),
    ]);

    const byHash = new Map(found.map((stored) => [stored.hash, stored]));
    expect(hashes.map((hash) => byHash.get(hash))).toMatchObject([
      { place: "gallery", id: shown.id, vehicleName: "Tata Ace", since },
      { place: "in work", id: waiting },
      { place: "bin", id: deleted.id, vehicleName: "Bolero" },
    ]);
    expect(found).toHaveLength(3);
  });

  test("are found where the picture was edited since, and the newest that is shown is told [UPL-46]", async () => {
    await using context = await openTestBin(engine);
    const { db } = context.database;
    const older = await insertChosen(context, "truck", { created_at: "2026-11-01T06:00:00.000Z" });
    const newer = await insertChosen(context, "truck", { created_at: "2026-11-02T06:00:00.000Z" });
    const binned = await insertChosen(context, "truck", { created_at: "2026-11-03T06:00:00.000Z" });
    await context.gallery.removeImages([binned.id]);
    expect(await context.gallery.storedPhotographs([sha256("truck")])).toMatchObject([{ id: newer.id }]);

    await context.gallery.removeImages([older.id, newer.id]);
    const edited = await context.insert({ main_image_url: pictureUrl("main_2_0_edited.jpg") });
    await db
      .insertInto("picture_edits")
      .values({ object_name: "main_2_0_edited.jpg", source_url: pictureUrl(newer.name), edit: "{}" })
      .execute();
    expect(await context.gallery.storedPhotographs([sha256("truck")])).toMatchObject([
      { place: "gallery", id: edited },
    ]);
  });

  test("carry the hash of what was chosen, else of what was sent, also when they are sent again [UPL-46]", async () => {
    await using context = await openPictureStore(undefined, engine.open);
    const bytes = await truckPhotograph(60, 40);
    const said = {
      ...(await context.upload(bytes)),
      uploadKey: randomUUID(),
      chosenHash: sha256("as chosen"),
    };
    await context.store.receive(said);
    await context.store.receive(said);
    await context.store.receive({ ...(await context.upload(bytes)), uploadKey: randomUUID() });

    const rows = await context.database.db.selectFrom("pictures").select("chosen_hash").execute();
    expect(rows.map(({ chosen_hash }) => chosen_hash).toSorted()).toEqual(
      [sha256("as chosen"), sha256(bytes)].toSorted(),
    );
  });
});
