import { whatsappLink } from "#app/ui/whatsapp-link.ts";
import { isDialable, mayHaveWhatsapp } from "#domain/values/caller.ts";

export interface WaysToCall {
  call: string | null;
  whatsapp: string | null;
}

export function waysToCall(phone: string, greeting: string): WaysToCall {
  if (!isDialable(phone)) return { call: null, whatsapp: null };
  const whatsapp = mayHaveWhatsapp(phone) ? whatsappLink(phone.replace(/\D/g, ""), greeting) : null;
  return { call: `tel:${phone}`, whatsapp };
}
