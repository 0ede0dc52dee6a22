import { useTranslate } from "#app/language/language.tsx";
import { business } from "#content/business.ts";

/** The WhatsApp address with a greeting in the page's language (decision 9), which names the service asked for. */
export function useWhatsappLink(service: string | null = null): string {
  const t = useTranslate();
  const greeting = service === null ? t("site.whatsappGreeting") : t("site.whatsappGreetingFor", { service });
  return `https://wa.me/${business.whatsapp}?text=${encodeURIComponent(greeting)}`;
}
