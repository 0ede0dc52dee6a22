import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { listBackups } from "#domain/backup/backup-manifest.ts";
import type { Config } from "#platform/config.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { backUp, flipByte, keepQuickKey, namesIn, restore } from "#tests/support/backups.ts";
import { runScript } from "#tests/support/run-script.ts";
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
const emptyWorkshop = () => workshopConfig(newPlace());
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

async function pictureIn(address: string): Promise<string> {
  const [name = ""] = await namesIn(address, "files/main_");
  return name;
}

test.each([undefined, "four wheels and a tail board"])(
  "one changed byte in a picture of all backups is found by the next one, which copies it anew, with the passphrase %j [OPS-2]",
  async (passphrase) => {
    const place = newPlace();
    if (passphrase !== undefined) await keepQuickKey(place, passphrase);
    const key = passphrase === undefined ? {} : { passphrase };
    const first = await backUp(workshop, place, key, day(1));
    await flipByte(place, await pictureIn(place));

    expect(await backUp(workshop, place, key, day(2))).toMatchObject({ copied: 1, healed: 1, unhealed: 0 });
    const restored = emptyWorkshop();
    expect((await restore(restored, place, first.id, key)).ok).toBe(true);
    expect((await contentOf(restored)).files).toEqual((await contentOf(workshop)).files);
    expect(await backUp(workshop, place, key, day(3))).toMatchObject({ copied: 0, healed: 0, unhealed: 0 });
  },
);

test("a damaged file that the picture store has no more is told with every backup until none needs it [OPS-2]", async () => {
  const [config, place] = [emptyWorkshop(), newPlace()];
  await fillWorkshop(config);
  await backUp(config, place, {}, day(1));
  const kept = await pictureIn(place);
  const [name = ""] = /main_.+?\.jpg/.exec(kept) ?? [];
  await openStoreAt(join(config.dataDir, "gallery-images")).remove(name);
  await flipByte(place, kept);

  expect(await backUp(config, place, {}, day(2))).toMatchObject({ copied: 0, healed: 0, unhealed: 1 });
  const env = { DATA_DIR: config.dataDir, BACKUP_URL: place, BACKUP_KEEP: "1d" };
  expect((await runScript("backup", { env })).output).toContain("1 files of earlier backups are damaged");
  expect(await namesIn(place, "damaged/")).toEqual([]);
});

test("verifying tells of a damaged picture, and the backup after it copies it anew [OPS-2, OPS-14]", async () => {
  const place = newPlace();
  await backUp(workshop, place, {}, day(1));
  await flipByte(place, await pictureIn(place));
  const env = { DATA_DIR: workshop.dataDir, BACKUP_URL: place };
  const verify = () => runScript("backup", { words: ["verify"], env });

  const told = await verify();
  expect([told.code, told.problem]).toEqual([1, expect.stringMatching(/main_\S+ is damaged in the backup/)]);
  expect(told.problem).toContain("The next backup copies it anew");
  expect((await runScript("backup", { env })).output).toContain("1 files of earlier backups were damaged");
  expect(await verify()).toMatchObject({ code: 0, problem: "" });
});

test("a restore names what is damaged, and restores all else when it is told to [OPS-3]", async () => {
  const place = newPlace();
  await backUp(workshop, place);
  const kept = await pictureIn(place);
  await flipByte(place, kept);
  const env = { DATA_DIR: newPlace() };
  const words = ["--from", place];

  const refused = await runScript("restore", { words, env });
  expect(refused).toMatchObject({ code: 1, problem: expect.stringContaining("is damaged in the backup") });
  expect(refused.problem).toContain("say the same with --without-damaged");
  const restored = await runScript("restore", { words: [...words, "--without-damaged"], env });
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Left out:\n.*main_\S+ is damaged/),
  });
  const [before, after] = [await contentOf(workshop), await contentOf(workshopConfig(env.DATA_DIR))];
  expect(after.files).toHaveLength((before.files ?? []).length - 1);
  expect(after.gallery_images).toEqual(before.gallery_images);
});

const manifestSchema = z.looseObject({
  format: z.number(),
  tables: z.array(z.looseObject({ name: z.string() })),
});
type ManifestJson = z.output<typeof manifestSchema>;

async function changeManifest(address: string, id: string, change: (manifest: ManifestJson) => object) {
  const [place, name] = [openStoreAt(address), `backups/${id}/manifest.json`];
  const manifest = manifestSchema.parse(JSON.parse(String(await place.read(name))));
  await place.write(name, Buffer.from(JSON.stringify(change(manifest))), "application/json");
}

test("a manifest that lost its table of pictures is no whole backup, with and without the rows of it [OPS-3, OPS-14]", async () => {
  const place = newPlace();
  const { id } = await backUp(workshop, place);
  await changeManifest(place, id, (manifest) => ({
    ...manifest,
    tables: manifest.tables.filter(({ name }) => name !== "pictures"),
  }));
  await expect(restore(emptyWorkshop(), place, id)).rejects.toThrow("does not name rows-pictures-1");
  const env = { DATA_DIR: workshop.dataDir, BACKUP_URL: place };
  const verified = await runScript("backup", { words: ["verify"], env });
  expect(verified).toMatchObject({
    code: 1,
    problem: expect.stringContaining("does not name rows-pictures-1"),
  });
  await openStoreAt(place).remove(`backups/${id}/rows-pictures-1.jsonl.gz`);
  await expect(restore(emptyWorkshop(), place, id)).rejects.toThrow("does not name the table pictures");
});

test("a backup that cannot be read says why: a newer release, a damaged manifest, or none of that name [OPS-3]", async () => {
  const place = newPlace();
  const { id } = await backUp(workshop, place);
  const env = { DATA_DIR: newPlace(), BACKUP_URL: place };
  const list = async () => (await runScript("backup", { words: ["list"], env })).output;
  const problem = async (backup: string) =>
    (await runScript("restore", { words: ["--backup", backup], env })).problem;

  await changeManifest(place, id, (manifest) => ({ ...manifest, format: 2 }));
  expect(await problem(id)).toContain("made by a newer release");
  expect(await list()).toContain("made by a newer release");
  await openStoreAt(place).write(`backups/${id}/manifest.json`, Buffer.from("{"), "application/json");
  expect(await problem(id)).toContain("manifest of the backup is damaged");
  expect(await list()).toContain("manifest is damaged");
  expect(await problem("2020-01-01T00-00-00-000Z")).toContain("no such whole backup");
  expect(await listBackups(openStoreAt(place))).toEqual([id]);
});
