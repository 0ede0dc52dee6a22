import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/**
 * What somebody searches for is a name or a number of a visitor. Sealed it can stand in an address, which is written into
 * histories and logs. Another secret, such as that of a copied site, opens nothing.
 */
export function createSealedSearch(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "search of enquiries", 32));
  return {
    seal(words: string): string {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      const sealed = Buffer.concat([cipher.update(words, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },

    /** Empty for what was not sealed here. */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceLength + tagLength) return "";
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      const words = decipher.update(bytes.subarray(nonceLength + tagLength));
      try {
        return Buffer.concat([words, decipher.final()]).toString("utf8");
      } catch {
        return "";
      }
    },
  };
}
