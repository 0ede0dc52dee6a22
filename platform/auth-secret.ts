import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenDatabase } from "#platform/database/open.ts";

export const authSecretMinimum = 32;

/** Makes it where there is none. Throws where the file is unusable. */
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

/** The servers of a PostgreSQL database share it. */
export async function authSecretOf(
  { authSecret, isAuthSecretSet }: { authSecret: string; isAuthSecretSet: boolean },
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
): Promise<string> {
  if (isAuthSecretSet || engine === "sqlite") return authSecret;
  await db
    .updateTable("installation")
    .set({ auth_secret: authSecret })
    .where("auth_secret", "is", null)
    .execute();
  const { auth_secret } = await db.selectFrom("installation").select("auth_secret").executeTakeFirstOrThrow();
  return auth_secret ?? authSecret;
}

/** Null where there is none yet; makes none. */
export async function knownAuthSecret(
  given: { authSecret: string | null; databaseUrl: string | null; dataDir: string },
  db: OpenDatabase["db"],
): Promise<string | null> {
  if (given.authSecret !== null) return given.authSecret;
  const file = join(given.dataDir, "auth-secret");
  const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : null;
  if (given.databaseUrl === null) return kept;
  const installation = await db.selectFrom("installation").select("auth_secret").executeTakeFirst();
  return installation?.auth_secret ?? kept;
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
