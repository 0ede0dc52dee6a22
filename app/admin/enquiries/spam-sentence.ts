import type { AdminText } from "../layout/admin-text.ts";

/** A sign that was stored as a sentence stays one. */
export function spamSentence({ spam }: AdminText["enquiries"], sign: string): string {
  const signs: Readonly<Record<string, string>> = spam.signs;
  return Object.hasOwn(signs, sign) ? (signs[sign] ?? sign) : sign;
}
