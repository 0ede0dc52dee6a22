import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import type { Business } from "#domain/facts/business.ts";
import { readablePhone } from "#domain/values/caller.ts";

export function tooManySentence(
  { form }: ContactText,
  { phones, whatsapp }: Pick<Business, "phones" | "whatsapp">,
  seconds: number,
): string {
  const [{ shown: phone }] = phones;
  const minutes = Math.ceil(seconds / 60);
  return fillPlaceholders(form.tooMany, { minutes, phone, whatsapp: readablePhone(`+${whatsapp}`) });
}
