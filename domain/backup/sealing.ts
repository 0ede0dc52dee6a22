import { DamagedBackup, KeyProblem } from "./backup-problems.ts";

export interface Sealing {
  suffix: "" | ".age";
  recipient: string | null;
  opens: boolean;
  placeKey?: Uint8Array;
  seal(bytes: Uint8Array): Promise<Uint8Array>;
  open(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Megabytes, and most backups are not sealed. */
export const age = () => import("age-encryption");

const notTheKey = "no identity matched";

export const plain: Sealing = {
  suffix: "",
  recipient: null,
  opens: true,
  seal: async (bytes) => bytes,
  open: async (bytes) => bytes,
};

/** Throws KeyProblem for what is no identity. */
export async function sealedBy(identity: string, isRight: boolean): Promise<Sealing> {
  const { identityToRecipient } = await age();
  const recipient = await identityToRecipient(identity).catch(() => {
    throw new KeyProblem("BACKUP_IDENTITY is no age identity: a letter of it is mistyped.");
  });
  return sealedFor(recipient, { identity, isRight });
}

/** Throws KeyProblem for what is no recipient. */
export async function sealedFor(
  recipient: string,
  key: { identity: string; isRight: boolean } | null,
): Promise<Sealing> {
  const { Decrypter, Encrypter } = await age();
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new KeyProblem("BACKUP_RECIPIENT is no age recipient: a letter of it is mistyped.");
  }
  const decrypter = new Decrypter();
  if (key !== null) decrypter.addIdentity(key.identity);
  let hasOpened = key?.isRight ?? false;
  return {
    suffix: ".age",
    recipient,
    opens: key !== null,
    seal: (bytes) => encrypter.encrypt(bytes),
    async open(bytes) {
      if (key === null) throw new KeyProblem("The backup is encrypted; its identity is needed to read it.");
      try {
        const opened = await decrypter.decrypt(bytes);
        hasOpened = true;
        return opened;
      } catch (cause) {
        if (isWrongKey(cause) && !hasOpened)
          throw new KeyProblem("The identity is not the one of these backups.");
        throw new DamagedBackup("What was encrypted is damaged.", { cause });
      }
    },
  };
}

/** Whether the key was wrong, rather than the bytes damaged. */
export function isWrongKey(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(notTheKey);
}
