import { useTranslate } from "#app/language/language.tsx";
import { business } from "#content/business.ts";

/** The WhatsApp address with a greeting in the page's language (decision 9). */
export function useWhatsappLink(): string {
  const t = useTranslate();
  return `https://wa.me/${business.whatsapp}?text=${encodeURIComponent(t("site.whatsappGreeting"))}`;
}
