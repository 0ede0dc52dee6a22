import { useBusiness, useTranslate } from "#app/language/language.tsx";

/** English path of the contact page that knows which service the quote is for. */
export function quotePath(serviceTitle: string): string {
  return `/contact?service=${encodeURIComponent(serviceTitle)}`;
}

/** The WhatsApp address with a greeting in the page's language, which names the service asked for. */
export function useWhatsappLink(service: string | null = null): string {
  const t = useTranslate();
  const { whatsapp } = useBusiness();
  const greeting = service === null ? t("site.whatsappGreeting") : t("site.whatsappGreetingFor", { service });
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(greeting)}`;
}
