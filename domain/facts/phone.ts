/** What a `tel:` link carries, such as `+919822012345`; a number without a country is Indian. Null for no phone number. */
export function dialledNumber(written: string): `+${string}` | null {
  if (!/^\+?[\d\s()-]+$/.test(written)) return null;
  const digits = written.replace(/\D/g, "");
  if (digits.length < 8 || digits.length > 15) return null;
  if (written.startsWith("+")) return `+${digits}`;
  const national = digits.replace(/^0/, "");
  return national.length === 10 ? `+91${national}` : digits.startsWith("91") ? `+${digits}` : null;
}
