import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const authSecretMinimum = 32;

/**
 * The secret in `dataDir`/auth-secret, made there where there is none, readable to its owner only.
 * Throws where the file cannot be used.
 */
export function keptAuthSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  try {
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < authSecretMinimum) throw new Error(`${file} holds no usable secret`);
  return secret;
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
