/** `number` is digits only; without any, WhatsApp asks whom to write to. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
