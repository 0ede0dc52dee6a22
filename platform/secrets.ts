import { hash, timingSafeEqual } from "node:crypto";

/** SHA-256 in base64url: what is stored so can be found, but not read. */
export function hashOf(text: string): string {
  return hash("sha256", text, "base64url");
}

/** Takes the same time wherever they differ. */
export function areEqual(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
