import type { ReactNode } from "react";
import { usePage, useTranslate } from "#app/language/language.tsx";
import { CallBar } from "./call-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {t("site.skipToContent")}
      </a>
      <Letterhead />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <CallBar />
      <NavigationStatus />
    </div>
  );
}

function Letterhead() {
  const { business, businessName, language } = usePage();
  const { street, city, state } = business.address[language];
  const phones = business.phones.map(({ shown }) => shown).join(", ");
  return (
    <div className="letterhead">
      <b className="font-display text-xl">{businessName}</b>
      <br />
      {`${phones} · ${business.email} · ${street}, ${city} ${business.postalCode}, ${state}`}
    </div>
  );
}

function NavigationStatus() {
  const t = useTranslate();
  return (
    <p role="status" data-loading-gallery={t("gallery.loading")} className="navigation-status">
      <span className="plate" />
    </p>
  );
}
