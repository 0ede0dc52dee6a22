import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookies } from "better-auth/cookies";
import { cookiesAt } from "./cookies.ts";

const cookieName = "device";
const rememberedSeconds = 365 * 24 * 60 * 60;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Browsers that have signed in to an account before, told by a signed cookie. It opens nothing; it only keeps those who
 * guess elsewhere from slowing its owner down.
 */
export function createKnownDevices({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const cookies = cookiesAt(publicUrl);
  const signatureOf = (device: string, account: string) =>
    createHmac("sha256", secret).update(`device ${device} of ${account}`).digest("base64url");

  /** Names the device, or null where it does not know the account. */
  function deviceOf(cookie: string | null, account: string): string | null {
    const kept = parseCookies(cookie ?? "").get(cookies.nameOf(cookieName)) ?? "";
    const [device = "", signature = ""] = kept.split(".");
    return areEqual(signature, signatureOf(device, account)) ? device : null;
  }

  return {
    deviceOf,
    /** Answers the cookie to set. */
    remember(cookie: string | null, account: string): string {
      const device = deviceOf(cookie, account) ?? randomBytes(16).toString("base64url");
      const value = `${device}.${signatureOf(device, account)}`;
      return cookies.write(cookieName, { value, maxAgeSeconds: rememberedSeconds });
    },
  };
}

function areEqual(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
