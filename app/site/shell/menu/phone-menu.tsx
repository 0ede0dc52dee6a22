import type { ReactNode } from "react";
import { island } from "#app/islands/island.ts";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import { useSubject } from "../contact-links.ts";
import { CompanyLinks, MenuLink, ServiceLinks } from "./menu-links.tsx";

const parentLink = "flex min-h-11 items-center px-3 font-bold text-teal underline underline-offset-4";
const row = "menu-row font-display text-lg";

export function PhoneMenu() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { quote } = useSubject();
  return (
    <details {...island("header-menu", undefined)} name="header-menu" className="phone-menu lg:hidden">
      <summary className="header-button justify-center">
        <span className="sr-only">{t("site.menu")}</span>
        <MenuIcon />
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-paper px-5 pt-2 pb-5 raised">
        <nav aria-label={t("site.mainNavigation")}>
          <ul className="lined">
            <li>
              <MenuLink path="/" className={row}>
                {t("site.home")}
              </MenuLink>
            </li>
            <li>
              <Section name={t("site.services")}>
                <MenuLink path="/services" className={parentLink}>
                  {t("site.allServices")}
                </MenuLink>
                <ServiceLinks />
              </Section>
            </li>
            <li>
              <Section name={t("site.company")}>
                <MenuLink path="/company" className={parentLink}>
                  {t("site.aboutCompany")}
                </MenuLink>
                <CompanyLinks />
              </Section>
            </li>
            <li>
              <MenuLink path="/gallery" className={row}>
                {t("site.gallery")}
              </MenuLink>
            </li>
            <li>
              <MenuLink path="/contact" className={row}>
                {t("site.contact")}
              </MenuLink>
            </li>
          </ul>
        </nav>
        <a href={sitePath(quote)} className={`${buttonClass("primary")} mt-4 w-full`}>
          {t("site.getQuote")}
        </a>
      </div>
    </details>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details name="menu-section">
      <summary className={`${row} justify-between`}>
        {name}
        <Chevron down />
      </summary>
      <div className="-mx-3 pb-3">{children}</div>
    </details>
  );
}

function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <path d="M4 7h16M4 12h16M4 17h16" />
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}
