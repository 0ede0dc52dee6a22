import { fillPlaceholders } from "#content/placeholders.ts";
import type { ContactText } from "#content/texts.ts";
import type { Business } from "#domain/facts/business.ts";
import { readablePhone } from "#domain/values/caller.ts";

export function tooManySentence(
  { form }: ContactText,
  { phones, whatsapp }: Pick<Business, "phones" | "whatsapp">,
  seconds: number,
): string {
  const unbroken = (number: string) => number.replaceAll(" ", "\u00a0");
  return fillPlaceholders(form.tooMany, {
    minutes: Math.ceil(seconds / 60),
    phone: unbroken(phones[0].shown),
    whatsapp: unbroken(readablePhone(`+${whatsapp}`)),
  });
}
