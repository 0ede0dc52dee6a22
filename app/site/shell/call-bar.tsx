import { useRouteLoaderData } from "react-router";
import { island } from "#app/islands/island.ts";
import { useBusiness, usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { type ReceiptProps, writtenReference } from "#app/site/receipt/receipt.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { useSubject, useWhatsappLink } from "./contact-links.ts";

export function CallBar() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { hours, closures: closed, phones } = useBusiness();
  const { language, texts } = usePage();
  const { mention, quote } = useSubject();
  const sent = useRouteLoaderData<ReceiptProps>(`${language}/receipt`);
  const closures = closed.map(({ from, to }) => ({ from, to, notice: { text: "" } }));
  const short = { open: texts.site.openNow, opens: texts.site.opens, closed: texts.site.closedNow };
  return (
    <nav
      {...island("opening-lamp", { hours, closures, text: null, short })}
      aria-label={t("site.quickContact")}
      className="call-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-sheet"
    >
      <ClosedNotice className="pointer-events-none absolute inset-x-0 bottom-full text-[min(0.9375rem,4.6vw)]" />
      <a href={`tel:${phones[0].dialled}`}>
        <span>
          <i className="sign sign-phone" />
          {t("site.call")}
        </span>
        <small data-short />
      </a>
      <a href={useWhatsappLink(mention)}>
        <i className="sign sign-whatsapp" />
        {t("site.whatsapp")}
      </a>
      {sent === undefined ? (
        <a href={sitePath(quote)}>{t("site.getQuote")}</a>
      ) : (
        <a href="#receipt-title" data-sent>
          {writtenReference(sent.reference, texts.contact.receipt.card)}
        </a>
      )}
    </nav>
  );
}
