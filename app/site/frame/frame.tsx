import type { ReactNode } from "react";
import { useBusiness, usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { useWhatsappLink } from "./contact-links.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { closedToday } = useBusiness();
  return (
    <div className={`flex min-h-dvh flex-col lg:pb-0 ${closedToday === null ? "pb-14" : "pb-28"}`}>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md bg-ink px-4 py-3 font-bold text-white focus:translate-y-0"
      >
        {t("site.skipToContent")}
      </a>
      <Letterhead />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <CallBar />
      <NavigationStatus />
    </div>
  );
}

/** Begins a printed page; on the screen header and footer say all that. */
function Letterhead() {
  const { business, businessName, language } = usePage();
  const { street, city, state } = business.address[language];
  return (
    <div className="letterhead">
      <b className="font-display text-xl">{businessName}</b>
      <br />
      {business.phones.map(({ shown }) => shown).join(", ")} · {business.email} · {street}, {city}{" "}
      {business.postalCode}, {state}
    </div>
  );
}

function CallBar() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { language, business } = usePage();
  const [phone] = business.phones;
  const item = "grid min-h-14 place-items-center px-1 text-center font-bold leading-tight";
  return (
    <nav
      aria-label={t("site.quickContact")}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_1fr_1.3fr] border-t border-line bg-sheet lg:hidden"
    >
      {business.closedToday !== null && (
        <p className="col-span-full border-b border-line bg-sand px-3 py-1 text-center text-sm leading-snug font-bold">
          {business.closedToday[language]}
        </p>
      )}
      <a href={`tel:${phone.dialled}`} className={item}>
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

/** Says what is loading, over the page; the entry's script writes it. */
function NavigationStatus() {
  const t = useTranslate();
  return (
    <p
      role="status"
      data-loading-gallery={t("gallery.loading")}
      className="pointer-events-none fixed inset-x-0 bottom-20 z-50 text-center lg:bottom-8"
    >
      <span className="plate normal-case! empty:hidden" />
    </p>
  );
}
