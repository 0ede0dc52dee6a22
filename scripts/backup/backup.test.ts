import { randomUUID } from "node:crypto";
import { copyFile, cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listBackups, removeBackup, writeManifest } from "#domain/backup/backup-manifest.ts";
import { DamagedBackup } from "#domain/backup/backup-problems.ts";
import { checkRestored } from "#domain/backup/check-restored.ts";
import { sealingToRead, sealingToWrite } from "#domain/backup/place-key.ts";
import { thinOut } from "#domain/backup/thin-out.ts";
import { photographFile } from "#domain/enquiries/photographs/photograph-file.ts";
import type { Config } from "#platform/config.ts";
import { openDatabase } from "#platform/database/open.ts";
import { portableTables, transientTables } from "#platform/database/portable-rows.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore, openStoreAt } from "#platform/storage/open.ts";
import { createServices } from "#server/start/create-services.ts";
import { backUp, restore } from "#tests/support/backups.ts";
import { openFreshSqlite } from "#tests/support/engines.ts";
import { makePostgresDatabase } from "#tests/support/postgres-database.ts";
import { leftByReleaseBefore } from "#tests/support/release-before-database.ts";
import { runScript } from "#tests/support/run-script.ts";
import { startS3 } from "#tests/support/s3.ts";
import { receiveEnquiry } from "#tests/support/site-enquiries.ts";
import { type TemporaryFolder, temporaryFolder } from "#tests/support/temporary-folder.ts";
import { contentOf, fillWorkshop, workshopConfig } from "#tests/support/workshop.ts";

let folder: TemporaryFolder;
let workshop: Config;

beforeAll(async () => {
  folder = await temporaryFolder();
  workshop = workshopConfig(join(folder.path, "workshop"));
  await fillWorkshop(workshop);
});
afterAll(() => folder[Symbol.asyncDispose]());

const newPlace = () => join(folder.path, randomUUID());

test("a backup has every table but those that end with a restore [OPS-2]", async () => {
  await using database = await openFreshSqlite();
  const tables = (await database.db.introspection.getTables()).map(({ name }) => name);
  const others = ["migrations"];
  expect([...portableTables, ...transientTables, ...others].sort()).toEqual(tables.sort());
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("a workshop on SQLite and a folder", () => {
  test("moves to PostgreSQL and S3 and back, every row and picture equal [OPS-3]", async () => {
    const s3 = await startS3();
    const postgres = await makePostgresDatabase(process.env.TEST_DATABASE_URL ?? "");
    try {
      const before = await contentOf(workshop);
      const larger = workshopConfig(newPlace(), {
        DATABASE_URL: postgres.config.url ?? "",
        STORAGE_URL: s3.url,
      });
      const toBucket = s3.url.replace("workshop/pictures", "workshop/backups");
      const first = await backUp(workshop, toBucket);
      expect((await restore(larger, toBucket, first.id)).ok).toBe(true);
      const [there, place] = [await contentOf(larger), newPlace()];
      const second = await backUp(larger, place);
      const back = workshopConfig(newPlace());
      expect((await restore(back, place, second.id)).ok).toBe(true);

      for (const [table, rows] of Object.entries(before)) {
        if (table === "installation" || table === "enquiry_outbox") continue;
        expect([table, there[table]]).toEqual([table, rows]);
      }
      expect(before.files).toHaveLength(3);
      expect(withoutIdentity(await contentOf(back))).toEqual(withoutIdentity(there));
    } finally {
      await s3.stop();
      await postgres.remove();
    }
  });
});

test("after a restore everybody signs in again, and no mail is sent twice [OPS-3]", async () => {
  const [place, target] = [newPlace(), workshopConfig(newPlace())];
  const { id } = await backUp(workshop, place);

  expect(await restore(target, place, id)).toMatchObject({ ok: true, value: { heldMails: 1 } });

  const { db, close } = await openDatabase({ url: null, dataDir: target.dataDir }, silentLog);
  expect(await db.selectFrom("session").selectAll().execute()).toEqual([]);
  const mails = await db.selectFrom("enquiry_outbox").select("state").orderBy("state").execute();
  expect(mails).toEqual([{ state: "failed" }, { state: "sent" }]);
  await close();
});

test("a backup made while enquiries come in is of one moment [OPS-2]", async () => {
  const config = workshopConfig(newPlace());
  await fillWorkshop(config);
  const { services, close } = await createServices(config, silentLog);
  let isDone = false;
  const enquiries = (async () => {
    for (let number = 0; !isDone; number++) {
      await receiveEnquiry({ services }, { email: `${number}@example.com` });
    }
  })();
  try {
    for (const _try of [1, 2, 3]) {
      const { tables } = (await backUp(config, newPlace())).manifest;
      const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows;
      expect(rowsOf("enquiries")).toBe(rowsOf("enquiry_outbox"));
    }
  } finally {
    isDone = true;
    await enquiries;
    await close();
  }
});

test("a second backup copies what is new, and thinning out keeps what the others need [OPS-2]", async () => {
  const place = newPlace();
  const hours = (number: number) => new Date(Date.UTC(2026, 10, 22, number));
  const first = await backUp(workshop, place, {}, hours(1));
  const second = await backUp(workshop, place, {}, hours(2));
  expect([first.copied, second.copied]).toEqual([3, 0]);

  const backups = openStoreAt(place);
  const sealing = await sealingToWrite(backups, {});
  expect(await thinOut(backups, { days: 1, weeks: 0, months: 0 }, sealing)).toEqual({ backups: 1, files: 0 });
  expect(await listBackups(backups)).toEqual([second.id]);
  expect((await restore(workshopConfig(newPlace()), place, second.id)).ok).toBe(true);
});

test("what is not empty is not restored into, and nothing in it is changed [OPS-3]", async () => {
  const place = newPlace();
  const { id } = await backUp(workshop, place);
  const before = await contentOf(workshop);
  expect(await restore(workshop, place, id)).toEqual({ ok: false, refusal: "store not empty" });
  const pictureless = workshopConfig(newPlace());
  expect((await restore(pictureless, place, id)).ok).toBe(true);
  await rm(join(pictureless.dataDir, "gallery-images"), { recursive: true });
  expect(await restore(pictureless, place, id)).toEqual({ ok: false, refusal: "database not empty" });
  expect(await contentOf(workshop)).toEqual(before);
});

test("a restore that was cut off goes on where it was [OPS-3]", async () => {
  const [place, target] = [newPlace(), workshopConfig(newPlace())];
  const { id } = await backUp(workshop, place);
  const backups = openStoreAt(place);
  const lost: { name: string; bytes: Buffer }[] = [];
  for await (const { name } of backups.list("files/")) {
    lost.push({ name, bytes: (await backups.read(name)) ?? Buffer.alloc(0) });
  }
  for (const { name } of lost.slice(1)) await backups.remove(name);

  await expect(restore(target, place, id)).rejects.toThrow(DamagedBackup);
  for (const { name, bytes } of lost) await backups.write(name, bytes, "image/jpeg");

  expect((await restore(target, place, id)).ok).toBe(true);
  expect((await contentOf(target)).files).toEqual((await contentOf(workshop)).files);
});

test("a backup without its manifest is none, and a damaged one is not restored [OPS-2, OPS-3]", async () => {
  const place = newPlace();
  const { id } = await backUp(workshop, place);
  const backups = openStoreAt(place);
  const part = `backups/${id}/rows-enquiries-1.jsonl.gz`;
  await backups.write(part, Buffer.from("nonsense"), "text/plain");
  await expect(restore(workshopConfig(newPlace()), place, id)).rejects.toThrow("is damaged");

  await removeBackup(backups, id);
  expect(await listBackups(backups)).toEqual([]);
  expect(await restore(workshopConfig(newPlace()), place, id)).toEqual({ ok: false, refusal: "no backup" });
});

test("a backup of the release before is restored, an older one is refused [OPS-3]", async () => {
  const left = join(leftByReleaseBefore, "backup");
  const place = openStoreAt(left);
  const [id = ""] = await listBackups(place);
  const target = workshopConfig(newPlace());
  const restored = await restore(target, left, id);
  if (!restored.ok) throw new Error(restored.refusal);
  const { manifest } = restored.value;
  const database = await openDatabase({ url: null, dataDir: target.dataDir }, silentLog);
  const files = openFileStore({ url: null, dataDir: target.dataDir });
  const sealing = await sealingToRead(place, manifest, {});
  expect(await checkRestored({ place, id, sealing, manifest, database, files })).toEqual([]);
  await database.close();

  const older = newPlace();
  await cp(left, older, { recursive: true });
  await writeManifest(openStoreAt(older), id, { ...manifest, migrations: manifest.migrations.slice(0, -1) });
  expect(await restore(workshopConfig(newPlace()), older, id)).toEqual({
    ok: false,
    refusal: "older release",
  });
});

test("what the owner had set in the release before is there after a restore [OPS-3, FACT-1, WORD-1, PLC-1]", async () => {
  const place = join(leftByReleaseBefore, "backup");
  const [id = ""] = await listBackups(openStoreAt(place));
  const target = workshopConfig(newPlace());
  expect((await restore(target, place, id)).ok).toBe(true);
  const { services, close } = await createServices(target, silentLog);
  const { wording } = await services.siteTexts.current();
  expect((await services.facts.current()).business.phones[0].shown).toBe("98220 12345");
  expect(wording.texts.mr.get("home.hero.lead")).toBe("रथ बांधतो, गाडी नाही.");
  expect(
    (await services.siteTexts.all()).find(({ key }) => key === "home.hero.lead")?.staleTranslations,
  ).toEqual(["en", "hi"]);
  expect(wording.lists.testimonials.map(({ id }) => id)).toEqual(["real"]);
  expect([...(await services.sitePictures.current()).pictures]).toMatchObject([
    ["denting", { focus: { x: 30, y: 60 } }],
  ]);
  await close();
});

test("photographs of enquiries come back, and the drill names what is lost or changed of them [OPS-3, OPS-14]", async () => {
  const [place, target] = [newPlace(), workshopConfig(newPlace())];
  const { id, manifest } = await backUp(workshop, place);
  expect((await restore(target, place, id)).ok).toBe(true);
  const database = await openDatabase({ url: null, dataDir: target.dataDir }, silentLog);
  const files = openFileStore({ url: null, dataDir: target.dataDir });
  const [photograph] = await database.db.selectFrom("enquiry_photographs").select("id").execute();
  const name = photographFile(photograph?.id ?? "");
  const backups = openStoreAt(place);
  const parts = {
    place: backups,
    id,
    sealing: await sealingToRead(backups, manifest, {}),
    manifest,
    database,
    files,
  };
  expect(await checkRestored(parts)).toEqual([]);

  await files.write(name, Buffer.from("another"), "image/jpeg");
  expect(await checkRestored(parts)).toEqual([`The file ${name} is not what was backed up.`]);
  await files.remove(name);
  expect(await checkRestored(parts)).toContain(`The file of the picture ${name} is not there.`);
  await database.close();
});

test("a newer copy of the database takes the place of the backup's, with the backup's pictures [OPS-25]", async () => {
  const [config, place, target] = [workshopConfig(newPlace()), newPlace(), workshopConfig(newPlace())];
  await fillWorkshop(config);
  const { id } = await backUp(config, place);
  const { services, close } = await createServices(config, silentLog);
  await receiveEnquiry({ services }, { name: "After the backup" });
  await close();

  expect((await restore(target, place, id)).ok).toBe(true);
  const file = "rathkar.sqlite";
  await copyFile(join(config.dataDir, file), join(target.dataDir, file));
  const claimed = await runScript("store-claim", { env: { DATA_DIR: target.dataDir } });
  expect(claimed).toMatchObject({ code: 0, problem: "" });
  const [before, after] = [await contentOf(config), await contentOf(target)];
  expect([after.enquiries, after.files]).toEqual([before.enquiries, before.files]);
});

function withoutIdentity({ installation: _installation, ...content }: Record<string, string[]>) {
  return content;
}
