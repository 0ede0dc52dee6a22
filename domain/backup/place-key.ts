import type { FileStore } from "#platform/storage/file-store.ts";
import { backupsFolder, listBackups, type Manifest, partName, readManifest } from "./backup-manifest.ts";
import { KeyProblem } from "./backup-problems.ts";
import { age, isWrongKey, plain, type Sealing, sealedBy, sealedFor } from "./sealing.ts";

export interface BackupKey {
  recipient?: string;
  identity?: string;
  passphrase?: string;
}

export const keyFile = "key.age";
/** Opening one takes a second. */
const copiesTried = 2;

/** Whether backups made with the key are encrypted. */
export function encrypts({ passphrase, identity, recipient }: BackupKey): boolean {
  return passphrase !== undefined || identity !== undefined || recipient !== undefined;
}

/** For another backup in the place. */
export async function sealingToWrite(place: FileStore, key: BackupKey): Promise<Sealing> {
  const { hasPlain, hasEncrypted } = await whatIsThere(place);
  if (hasEncrypted && !encrypts(key)) {
    throw new KeyProblem(
      "The backups in this place are encrypted, and one that is not would lie among them: set BACKUP_PASSPHRASE (or BACKUP_RECIPIENT), or give another place.",
    );
  }
  if (hasPlain && encrypts(key)) {
    throw new KeyProblem(
      "The backups in this place are not encrypted, and this one is to be: give another place for it, such as a new folder beside that one.",
    );
  }
  if (!encrypts(key)) return plain;
  const sealing = await sealingOf(place, key, { mayMakeKey: !hasEncrypted });
  for (const id of await listBackups(place)) {
    const manifest = await readManifest(place, id);
    const recipient = manifest.ok ? manifest.value.recipient : undefined;
    if (recipient === undefined || recipient === sealing.recipient) continue;
    throw new KeyProblem("The backups in this place are encrypted for another key: give another place.");
  }
  return sealing;
}

/** For reading the backup of the manifest. */
export async function sealingToRead(
  place: FileStore,
  { encrypted, recipient }: Pick<Manifest, "encrypted" | "recipient">,
  key: BackupKey,
): Promise<Sealing> {
  if (!encrypted) return plain;
  if (!encrypts(key))
    throw new KeyProblem("The backup is encrypted: set BACKUP_PASSPHRASE, or BACKUP_IDENTITY.");
  const sealing = await sealingOf(place, key, { mayMakeKey: false });
  if (recipient !== undefined && sealing.recipient !== recipient)
    throw new KeyProblem("The backup is encrypted for another key than the one that was given.");
  return sealing;
}

async function whatIsThere(place: FileStore): Promise<{ hasPlain: boolean; hasEncrypted: boolean }> {
  const there = { hasPlain: false, hasEncrypted: await place.exists(keyFile) };
  for await (const { name } of place.list(backupsFolder)) {
    if (name.endsWith(".jsonl.gz.age")) there.hasEncrypted = true;
    if (name.endsWith(".jsonl.gz")) there.hasPlain = true;
  }
  return there;
}

async function sealingOf(
  place: FileStore,
  { passphrase, identity, recipient }: BackupKey,
  { mayMakeKey }: { mayMakeKey: boolean },
): Promise<Sealing> {
  if (passphrase !== undefined) return sealedByPassphrase(place, passphrase, mayMakeKey);
  if (identity !== undefined) return sealedBy(identity, false);
  return sealedFor(recipient ?? "", null);
}

/** Deriving a key takes a second, too long for every picture. */
async function sealedByPassphrase(
  place: FileStore,
  passphrase: string,
  mayMakeKey: boolean,
): Promise<Sealing> {
  const { Decrypter, Encrypter, generateX25519Identity } = await age();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  let [found, isWrong] = [0, false];
  for await (const placeKey of keysOf(place)) {
    found++;
    try {
      return { ...(await sealedBy(await decrypter.decrypt(placeKey, "text"), true)), placeKey };
    } catch (error) {
      isWrong ||= isWrongKey(error);
    }
  }
  if (isWrong) throw new KeyProblem("The passphrase is not the one of these backups.");
  if (found > 0)
    throw new KeyProblem(`${keyFile} of these backups is damaged: without it nobody can read them.`);
  if (!mayMakeKey) {
    throw new KeyProblem(
      `There is no ${keyFile} in this place, so its backups were not encrypted with a passphrase, or it is lost.`,
    );
  }
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const identity = await generateX25519Identity();
  const placeKey = await encrypter.encrypt(identity);
  await place.write(keyFile, placeKey, "application/octet-stream");
  return { ...(await sealedBy(identity, true)), placeKey };
}

async function* keysOf(place: FileStore): AsyncGenerator<Uint8Array> {
  const newest = (await listBackups(place)).slice(-copiesTried).reverse();
  for (const name of [keyFile, ...newest.map((id) => partName(id, keyFile))]) {
    const key = await place.read(name);
    if (key !== null) yield key;
  }
}
