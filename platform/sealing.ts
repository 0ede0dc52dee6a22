import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

interface Seal {
  seal(text: string): string;
  open(sealed: string): string | null;
}

/** The key is for this purpose alone. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    seal(text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceLength + tagLength) return null;
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const text = decipher.update(bytes.subarray(nonceLength + tagLength));
      try {
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}

/** What is sealed opens for `lifetime` milliseconds. */
export function createExpiringSeal(parts: {
  secret: string;
  purpose: string;
  lifetime: number;
  clock: Clock;
}): Seal {
  const { secret, purpose, lifetime, clock } = parts;
  const { seal, open } = createSeal(secret, purpose);
  return {
    seal: (text) => seal(`${clock.now().getTime() + lifetime} ${text}`),
    open(sealed) {
      const [, until, text = null] = /^(\d+) (.*)$/s.exec(open(sealed) ?? "") ?? [];
      return Number(until) > clock.now().getTime() ? text : null;
    },
  };
}
