import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { business } from "#content/business.ts";
import { useWhatsappLink } from "./contact-links.ts";

/** On phones the three ways to a price stay within thumb's reach. */
export function CallBar() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const item = "grid min-h-14 place-items-center px-1 text-center font-bold leading-tight";
  return (
    <nav
      aria-label={t("site.quickContact")}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_1fr_1.3fr] border-t border-line bg-sheet lg:hidden"
    >
      <a href={`tel:${business.phones[0].dialled}`} className={item}>
        {t("site.call")}
      </a>
      <a href={useWhatsappLink()} className={`${item} border-l border-line`}>
        {t("site.whatsapp")}
      </a>
      <a href={sitePath("/contact?inquiry=quote")} className={`${item} bg-marigold`}>
        {t("site.getQuote")}
      </a>
    </nav>
  );
}
