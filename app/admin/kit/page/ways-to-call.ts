import { isDialable } from "#domain/values/caller.ts";

export interface WaysToCall {
  call: string | null;
  whatsapp: string | null;
}

/** Null where nobody can be reached by that number; WhatsApp begins with the greeting. */
export function waysToCall(phone: string, greeting: string): WaysToCall {
  if (!isDialable(phone)) return { call: null, whatsapp: null };
  const chat = `https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(greeting)}`;
  return { call: `tel:${phone}`, whatsapp: chat };
}
