import type { FileStore } from "#platform/storage/file-store.ts";

/** How the parts of a backup are encrypted (age-encryption.org/v1), or not. */
export interface Sealing {
  /** Of the names of what is sealed. */
  suffix: "" | ".age";
  seal(bytes: Uint8Array): Promise<Uint8Array>;
  /** Throws where the key is not the right one. */
  open(bytes: Uint8Array): Promise<Uint8Array>;
}

/** What the operator gives; with a recipient alone backups can be made, but not read. */
export interface BackupKey {
  recipient?: string;
  identity?: string;
  passphrase?: string;
}

/** The sentence is for the operator. */
export class KeyProblem extends Error {
  override name = "KeyProblem";
}

/** Megabytes, and most backups are not sealed. */
const age = () => import("age-encryption");

const keyFile = "key.age";

const plain: Sealing = { suffix: "", seal: async (bytes) => bytes, open: async (bytes) => bytes };

/**
 * With a passphrase the place keeps a key of its own, which the passphrase opens: deriving a key from a passphrase takes
 * a second, too long for every picture. Throws KeyProblem where it opens nothing.
 */
export async function sealingFor(place: FileStore, key: BackupKey): Promise<Sealing> {
  if (key.passphrase !== undefined) return sealedBy(await keyOfPlace(place, key.passphrase));
  if (key.identity !== undefined) return sealedBy(key.identity);
  if (key.recipient !== undefined) return sealedFor(key.recipient, null);
  return plain;
}

async function sealedBy(identity: string): Promise<Sealing> {
  const { identityToRecipient } = await age();
  return sealedFor(await identityToRecipient(identity), identity);
}

function sealedFor(recipient: string, identity: string | null): Sealing {
  return {
    suffix: ".age",
    async seal(bytes) {
      const { Encrypter } = await age();
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return encrypter.encrypt(bytes);
    },
    async open(bytes) {
      if (identity === null)
        throw new KeyProblem("The backup is encrypted; its identity is needed to read it.");
      const { Decrypter } = await age();
      const decrypter = new Decrypter();
      decrypter.addIdentity(identity);
      return decrypter.decrypt(bytes);
    },
  };
}

async function keyOfPlace(place: FileStore, passphrase: string): Promise<string> {
  const { Decrypter, Encrypter, generateX25519Identity } = await age();
  const stored = await place.read(keyFile);
  if (stored === null) {
    const identity = await generateX25519Identity();
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    await place.write(keyFile, await encrypter.encrypt(identity), "application/octet-stream");
    return identity;
  }
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(stored, "text");
  } catch (cause) {
    throw new KeyProblem("The passphrase is not the one of these backups.", { cause });
  }
}
