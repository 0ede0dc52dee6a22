import { createHmac, randomBytes } from "node:crypto";
import { parseCookies } from "better-auth/cookies";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import { areEqual } from "#platform/secrets.ts";
import { accountOf, passwordProvider } from "./account.ts";
import { cookiesAt } from "./cookies.ts";

const cookieName = "device";
const rememberedSeconds = 365 * 24 * 60 * 60;
const namePattern = /^[\w-]{22}$/;
const cookiePattern = /^(?<device>[\w-]{22})\.(?<userId>[\w-]{1,64})\.(?<signature>[\w-]{43})$/;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

interface KnownDevice {
  device: string;
  userId: string;
  account: string;
}

/** Remembers browsers that signed in with this password, by a signed cookie. */
export function createKnownDevices(parts: { db: Kysely<Database>; secret: string; publicUrl: string }) {
  const { db, secret, publicUrl } = parts;
  const cookies = cookiesAt(publicUrl);

  /** A new password voids the signatures of all devices. */
  function signatureOf(device: string, userId: string, password: string): string {
    const signed = ["device", device, userId, password].join("\n");
    return createHmac("sha256", secret).update(signed).digest("base64url");
  }

  async function holderOf(userId: string) {
    const holder = await db
      .selectFrom("user")
      .innerJoin("account", "account.userId", "user.id")
      .select(["user.email", "account.password"])
      .where("user.id", "=", userId)
      .where("account.providerId", "=", passwordProvider)
      .executeTakeFirst();
    return { email: holder?.email ?? "", password: holder?.password ?? null };
  }

  return {
    async read(cookie: string | null): Promise<KnownDevice | null> {
      const kept = parseCookies(cookie ?? "").get(cookies.nameOf(cookieName)) ?? "";
      const { device = "", userId = "", signature = "" } = cookiePattern.exec(kept)?.groups ?? {};
      if (device === "") return null;
      const { email, password } = await holderOf(userId);
      if (password === null || !areEqual(signature, signatureOf(device, userId, password))) return null;
      return { device, userId, account: accountOf(email) };
    },

    async remember(device: string | null, userId: string): Promise<string> {
      const { password } = await holderOf(userId);
      if (password === null) throw new Error("The account has no password.");
      const name = namePattern.test(device ?? "") && device !== null ? device : newName();
      const value = `${name}.${userId}.${signatureOf(name, userId, password)}`;
      return cookies.write(cookieName, { value, maxAgeSeconds: rememberedSeconds });
    },
  };
}

function newName(): string {
  return randomBytes(16).toString("base64url");
}
