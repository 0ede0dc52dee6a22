import type { ReactNode } from "react";
import { useBusiness, usePage, useSitePath, useTexts, useTranslate } from "#app/language/language.tsx";
import { writtenHours } from "#app/language/written-hours.ts";
import { companyPages, legalPages, type NamedPage, servicePages } from "#app/site/pages.ts";
import { Disclosure } from "../disclosure.tsx";
import { LanguageSelector } from "./language-selector.tsx";
import { Logo } from "./logo.tsx";
import { MapFacade } from "./map/map-facade.tsx";

export function Footer() {
  const t = useTranslate();
  const { texts, business, businessName } = usePage();
  const roomForCallBar = business.closedToday === null ? "max-lg:pb-16" : "max-lg:pb-28";
  return (
    <footer className={`bg-indigo-deep text-indigo-pale ${roomForCallBar}`}>
      <div className="band" />
      <div className="wrap grid gap-x-10 py-section md:grid-cols-3 lg:grid-cols-4">
        <div className="mb-5 md:col-span-full lg:col-auto">
          <div className="text-white">
            <Logo />
          </div>
          <p className="mt-3 text-balance">{t("site.tagline")}</p>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 lg:block">
            <LanguageSelector />
            <SocialLinks />
          </div>
        </div>
        <QuickLinks />
        <Column title={t("site.services")}>
          <ul>
            {servicePages(texts).map((page) => (
              <PageLink key={page.path} {...page} />
            ))}
          </ul>
        </Column>
        <Column title={t("site.contact")}>
          <ContactDetails />
        </Column>
      </div>
      <div className="border-t border-[#39447f]">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3 text-sm">
          <p>© {businessName}</p>
          <ul className="flex flex-wrap gap-x-6">
            {legalPages(texts).map((page) => (
              <PageLink key={page.path} {...page} />
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const heading = <h2 className="text-lg text-white md:mb-2">{title}</h2>;
  return (
    <Disclosure summary={heading} className="fold max-md:border-t border-[#39447f]">
      {children}
    </Disclosure>
  );
}

function PageLink({ path, name }: NamedPage) {
  const sitePath = useSitePath();
  return (
    <li>
      <a href={sitePath(path)} className="footer-link">
        {name}
      </a>
    </li>
  );
}

function QuickLinks() {
  const t = useTranslate();
  const pages = companyPages(useTexts());
  return (
    <Column title={t("site.quickLinks")}>
      <ul>
        <PageLink path="/" name={t("site.home")} />
        <PageLink path="/services" name={t("site.allServices")} />
        <PageLink path="/gallery" name={t("site.gallery")} />
        <PageLink path="/paint" name={t("paint.plate")} />
        {pages.map(({ path, name }) => (
          <PageLink key={path} path={path} name={name} />
        ))}
        <PageLink path="/contact" name={t("site.contact")} />
      </ul>
    </Column>
  );
}

function ContactDetails() {
  const { business, language, texts } = usePage();
  const { street, city, state } = business.address[language];
  const hours = writtenHours(business.hours, texts.contact);
  return (
    <>
      <ul>
        {business.phones.map(({ shown, dialled }) => (
          <li key={dialled}>
            <a href={`tel:${dialled}`} className="footer-link font-bold text-white">
              {shown}
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:${business.email}`} className="footer-link wrap-anywhere">
            {business.email}
          </a>
        </li>
      </ul>
      <p className="py-1.5">
        {hours.ranges.map((range) => (
          <span key={range} className="block">
            {range}
          </span>
        ))}
        {hours.closed}
      </p>
      <address className="py-1.5 not-italic">
        {street}, {city}{" "}
        <span className="inline-block">
          {business.postalCode}, {state}
        </span>
      </address>
      <div className="mt-3 text-white">
        <MapFacade text={texts.contact.map} shape="aspect-5/2" />
      </div>
    </>
  );
}

function SocialLinks() {
  const { social } = useBusiness();
  if (social.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 lg:mt-3">
      {social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} lang="en" rel="noreferrer" className="footer-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
