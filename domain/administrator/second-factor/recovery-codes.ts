import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "#platform/database/schema.ts";
import type { Passwords } from "../passwords/passwords.ts";

const count = 10;
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 12;

/** Ten of 59 bits each, as `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    grouped(Array.from({ length }, () => letters[randomInt(letters.length)]).join("")),
  );
}

/** Normalizes a code that was copied from paper. */
export function recoveryCodeOf(typed: string): string {
  return grouped(typed.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

/** Hashed like passwords: 59 bits could be tried. Throws PasswordsBusy. */
export async function hashRecoveryCodes(codes: string[], passwords: Passwords): Promise<string> {
  return JSON.stringify(await Promise.all(codes.map((code) => passwords.hash(code))));
}

/** As the code is stored; empty where it is none. Throws PasswordsBusy. */
export async function storedRecoveryCode(
  { db, passwords }: { db: Kysely<Database>; passwords: Passwords },
  userId: string,
  code: string,
): Promise<string> {
  for (const hash of await storedCodes(db, userId)) {
    if (await passwords.verify({ hash, password: code })) return hash;
  }
  return "";
}

/** How many the account has left. */
export async function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number> {
  return (await storedCodes(db, userId)).length;
}

const hashes = z.array(z.string());

async function storedCodes(db: Kysely<Database>, userId: string): Promise<string[]> {
  const factor = db.selectFrom("twoFactor").select("backupCodes").where("userId", "=", userId);
  const { backupCodes } = (await factor.executeTakeFirst()) ?? { backupCodes: "[]" };
  return backupCodes.startsWith("[") ? hashes.parse(JSON.parse(backupCodes)) : [];
}

function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}
