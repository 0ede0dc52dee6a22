import { useRef } from "react";
import { Link } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { business } from "#content/business.ts";
import { useFrameText } from "./frame-text.ts";
import { LanguageSelector } from "./language-selector.tsx";
import { Logo } from "./logo.tsx";
import { Dropdown } from "./menu/dropdown.tsx";
import { CompanyLinks, ServiceLinks } from "./menu/menu-links.tsx";
import { MobileMenu } from "./menu/mobile-menu.tsx";
import { TopLink } from "./menu/top-link.tsx";
import { useDropdowns } from "./menu/use-dropdowns.ts";

export function Header() {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <header className="relative z-30 bg-paper menu:sticky menu:top-0">
      <div className="wrap flex h-16 items-center justify-between gap-4 menu:h-[76px] xl:gap-7">
        <Link to={sitePath("/")} aria-label={`${business.name}: ${t("site.home")}`} className="text-indigo">
          <Logo />
        </Link>
        <DesktopMenu />
        <div className="hidden menu:block">
          <LanguageSelector />
        </div>
        <Link
          to={sitePath("/contact?inquiry=quote")}
          className={`${buttonClass("primary")} hidden! whitespace-nowrap menu:inline-flex!`}
        >
          {t("site.getQuote")}
        </Link>
        <MobileMenu />
      </div>
      <div className="band" />
    </header>
  );
}

function DesktopMenu() {
  const t = useTranslate();
  const text = useFrameText();
  const menu = useRef<HTMLElement>(null);
  const dropdowns = useDropdowns(menu);
  const { close } = dropdowns.control;
  return (
    <nav ref={menu} aria-label={t("site.mainNavigation")} className="ml-auto hidden h-full menu:block">
      <ul className="flex h-full items-center gap-3 font-bold xl:gap-6">
        <li>
          <TopLink path="/" label={t("site.home")} />
        </li>
        {text === undefined ? (
          <>
            <li>
              <TopLink path="/services" label={t("site.services")} />
            </li>
            <li>
              <TopLink path="/company" label={t("site.company")} />
            </li>
          </>
        ) : (
          <>
            <Dropdown
              name="services"
              path="/services"
              label={t("site.services")}
              width="w-[450px]"
              dropdowns={dropdowns}
            >
              <ServiceLinks text={text} onChoose={close} />
            </Dropdown>
            <Dropdown
              name="company"
              path="/company"
              label={t("site.company")}
              width="w-[550px]"
              dropdowns={dropdowns}
            >
              <CompanyLinks text={text} onChoose={close} />
            </Dropdown>
          </>
        )}
        <li>
          <TopLink path="/gallery" label={t("site.gallery")} />
        </li>
      </ul>
    </nav>
  );
}
