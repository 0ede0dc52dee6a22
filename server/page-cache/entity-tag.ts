import { createHash } from "node:crypto";

/** A weak entity tag of a body: the same for all its encodings. */
export function entityTag(body: Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether the client already holds the body with this tag. */
export function isHeld(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return (
    ifNoneMatch === tag ||
    ifNoneMatch.split(",").some((held) => weak(held.trim()) === tag || held.trim() === "*")
  );
}

function weak(tag: string): string {
  return tag.startsWith("W/") ? tag : `W/${tag}`;
}
