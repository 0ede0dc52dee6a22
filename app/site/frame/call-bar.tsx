import { island } from "#app/islands/island.ts";
import { useBusiness, useSitePath, useTranslate } from "#app/language/language.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { useSubject, useWhatsappLink } from "./contact-links.ts";
import { PhonePlate } from "./phone-plate.tsx";

/** Within reach of the thumb: phone, WhatsApp and a price for what the page is about. It lights the lamps of the page, also where it is not shown. */
export function CallBar() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { hours, closures: closed } = useBusiness();
  const { mention, quote } = useSubject();
  const closures = closed.map(({ from, to }) => ({ from, to, notice: { text: "" } }));
  return (
    <nav
      {...island("opening-lamp", { hours, closures, text: null })}
      aria-label={t("site.quickContact")}
      className="call-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-sheet"
    >
      <ClosedNotice className="pointer-events-none absolute inset-x-0 bottom-full text-[min(0.9375rem,4.6vw)]" />
      <PhonePlate look="bar" />
      <a href={useWhatsappLink(mention)}>
        <i className="sign sign-whatsapp text-teal" />
        {t("site.whatsapp")}
      </a>
      <a href={sitePath(quote)} className="bg-marigold">
        {t("site.getQuote")}
      </a>
    </nav>
  );
}
