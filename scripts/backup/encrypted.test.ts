import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listBackups, readManifest } from "#domain/backup/backup-manifest.ts";
import type { Config } from "#platform/config.ts";
import { openStoreAt } from "#platform/storage/open.ts";
import { backUp, flipByte, keepQuickKey, namesIn, restore } from "#tests/support/backups.ts";
import { runScript } from "#tests/support/run-script.ts";
import { type TemporaryFolder, temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fillWorkshop, workshopConfig } from "#tests/support/workshop.ts";

const passphrase = "four wheels and a tail board";

let folder: TemporaryFolder;
let workshop: Config;

beforeAll(async () => {
  folder = await temporaryFolder();
  workshop = workshopConfig(join(folder.path, "workshop"));
  await fillWorkshop(workshop);
});
afterAll(() => folder[Symbol.asyncDispose]());

const newPlace = () => join(folder.path, randomUUID());
const newSealedPlace = async () => {
  const place = newPlace();
  await keepQuickKey(place, passphrase);
  return place;
};
const emptyWorkshop = () => workshopConfig(newPlace());

test("an encrypted backup shows nothing of anybody, and opens with its passphrase alone [OPS-2]", async () => {
  const place = await newSealedPlace();
  const { id } = await backUp(workshop, place, { passphrase });
  const backups = openStoreAt(place);
  for await (const { name } of backups.list("")) {
    const bytes = (await backups.read(name)) ?? Buffer.alloc(0);
    expect([name, bytes.includes("other@example.com"), bytes.includes("JFIF")]).toEqual([name, false, false]);
  }
  expect(await readManifest(backups, id)).toMatchObject({ ok: true, value: { encrypted: true } });
  const wrong = { passphrase: "three wheels and a tail board" };
  await expect(restore(emptyWorkshop(), place, id, wrong)).rejects.toThrow("not the one of these");
  expect((await restore(emptyWorkshop(), place, id, { passphrase })).ok).toBe(true);
});

test("without the passphrase nothing is added to encrypted backups, and none of them is given up [OPS-2]", async () => {
  await using data = await temporaryFolder();
  const [dataDir, address] = [join(data.path, "data"), join(data.path, "backups")];
  await fillWorkshop(workshopConfig(dataDir));
  const env = { DATA_DIR: dataDir, BACKUP_URL: address, BACKUP_KEEP: "1d" };
  const withKey = { ...env, BACKUP_PASSPHRASE: passphrase };
  expect(await runScript("backup", { env: withKey })).toMatchObject({ code: 0 });
  const before = await namesIn(address, "");

  const refused = await runScript("backup", { env });
  expect([refused.code, refused.problem]).toEqual([
    1,
    expect.stringContaining("are encrypted, and one that is not"),
  ]);
  expect(await namesIn(address, "")).toEqual(before);
  expect(await runScript("backup", { words: ["verify"], env: withKey })).toMatchObject({ code: 0 });
});

test("an encrypted backup is not added to plain ones, nor to those of another key [OPS-2]", async () => {
  const plain = newPlace();
  await backUp(workshop, plain);
  const before = await namesIn(plain, "");
  for (const key of [{ passphrase }, { recipient: await newRecipient() }])
    await expect(backUp(workshop, plain, key)).rejects.toThrow("are not encrypted, and this one is to be");
  expect(await namesIn(plain, "")).toEqual(before);

  const sealed = newPlace();
  await backUp(workshop, sealed, { recipient: await newRecipient() });
  await expect(backUp(workshop, sealed, { recipient: await newRecipient() })).rejects.toThrow("another key");
  await expect(backUp(workshop, sealed, { passphrase })).rejects.toThrow("not encrypted with a passphrase");
  await expect(backUp(workshop, sealed)).rejects.toThrow("are encrypted");
});

test("a key of the place that is damaged or lost is found again in the backups [OPS-2]", async () => {
  const place = await newSealedPlace();
  const { id } = await backUp(workshop, place, { passphrase });
  await flipByte(place, "key.age");
  expect((await restore(emptyWorkshop(), place, id, { passphrase })).ok).toBe(true);
  await openStoreAt(place).remove("key.age");
  expect((await restore(emptyWorkshop(), place, id, { passphrase })).ok).toBe(true);
  await backUp(workshop, place, { passphrase });
  expect(await listBackups(openStoreAt(place))).toHaveLength(2);
});

test("what a key cannot do is said in a sentence [OPS-3]", async () => {
  const [place, identity] = [newPlace(), await generateX25519Identity()];
  const { id } = await backUp(workshop, place, { recipient: await identityToRecipient(identity) });
  const refusalOf = (key: { identity?: string; recipient?: string }) =>
    restore(emptyWorkshop(), place, id, key).catch((error: Error) => error.message);
  expect(await refusalOf({})).toBe("The backup is encrypted: set BACKUP_PASSPHRASE, or BACKUP_IDENTITY.");
  expect(await refusalOf({ identity: await generateX25519Identity() })).toContain("for another key");
  expect(await refusalOf({ recipient: await identityToRecipient(identity) })).toContain(
    "its identity is needed",
  );
  const mistyped = `${identity.slice(0, -1)}${identity.endsWith("Q") ? "P" : "Q"}`;
  const sentence = await refusalOf({ identity: mistyped });
  expect(sentence).toBe("BACKUP_IDENTITY is no age identity: a letter of it is mistyped.");
  expect((await restore(emptyWorkshop(), place, id, { identity })).ok).toBe(true);
});

test("a damaged part of an encrypted backup is called damaged, and not a wrong key [OPS-3]", async () => {
  const place = await newSealedPlace();
  const { id } = await backUp(workshop, place, { passphrase });
  const part = `backups/${id}/rows-enquiries-1.jsonl.gz.age`;
  await flipByte(place, part);
  await expect(restore(emptyWorkshop(), place, id, { passphrase })).rejects.toThrow(`${part} is damaged.`);
});

async function newRecipient(): Promise<string> {
  return identityToRecipient(await generateX25519Identity());
}
