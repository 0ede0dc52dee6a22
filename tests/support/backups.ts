import { Encrypter, generateX25519Identity } from "age-encryption";
import { makeBackup } from "#domain/backup/make-backup.ts";
import { type BackupKey, keyFile, sealingToWrite } from "#domain/backup/place-key.ts";
import type { Config } from "#platform/config.ts";
import { openToRead } from "#platform/database/open-to-read.ts";
import { silentLog } from "#platform/log.ts";
import { openFileStore, openStoreAt } from "#platform/storage/open.ts";
import { restoreInto } from "../../scripts/backup/restore-into.ts";

export async function backUp(config: Config, address: string, key: BackupKey = {}, madeAt = new Date()) {
  const database = await openToRead({ url: config.databaseUrl, dataDir: config.dataDir }, silentLog);
  if (database === null) throw new Error("There is no database.");
  try {
    const place = openStoreAt(address);
    return await makeBackup({
      database,
      files: openFileStore({ url: config.storageUrl, dataDir: config.dataDir }),
      place,
      held: null,
      sealing: await sealingToWrite(place, key),
      clock: { now: () => madeAt },
      version: "test",
      authSecret: config.authSecret,
      withSizes: false,
    });
  } finally {
    await database.close();
  }
}

export function restore(
  config: Config,
  address: string,
  id: string,
  key: BackupKey = {},
  { withoutDamaged = false } = {},
) {
  const from = { place: openStoreAt(address), id, key, withoutDamaged };
  return restoreInto({ ...config, authSecret: null }, from);
}

/** Gives the place a key that its passphrase opens at once: deriving the usual one takes a second each time. */
export async function keepQuickKey(address: string, passphrase: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(8);
  encrypter.setPassphrase(passphrase);
  const key = await encrypter.encrypt(await generateX25519Identity());
  await openStoreAt(address).write(keyFile, key, "application/octet-stream");
}

export async function flipByte(address: string, name: string): Promise<void> {
  const place = openStoreAt(address);
  const bytes = await place.read(name);
  if (bytes === null) throw new Error(`${name} is not there.`);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  await place.write(name, bytes, "application/octet-stream");
}

export async function namesIn(address: string, prefix: string): Promise<string[]> {
  return (await Array.fromAsync(openStoreAt(address).list(prefix))).map(({ name }) => name).sort();
}
