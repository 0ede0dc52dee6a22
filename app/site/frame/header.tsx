import { island } from "#app/islands/island.ts";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { business } from "#content/business.ts";
import { useFrameText } from "./frame-text.ts";
import { LanguageSelector } from "./language-selector.tsx";
import { Logo } from "./logo.tsx";
import { Dropdown, topLink } from "./menu/dropdown.tsx";
import { MenuLink } from "./menu/menu-link.tsx";
import { CompanyLinks, ServiceLinks } from "./menu/menu-links.tsx";
import { PhoneMenu } from "./menu/phone-menu.tsx";

export function Header() {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <header className="relative z-30 bg-paper menu:sticky menu:top-0">
      <div className="wrap flex h-16 items-center justify-between gap-4 menu:h-[76px] xl:gap-7">
        <a href={sitePath("/")} aria-label={`${business.name}: ${t("site.home")}`} className="text-indigo">
          <Logo />
        </a>
        <WideMenu />
        <div className="hidden menu:block">
          <LanguageSelector />
        </div>
        <a
          href={sitePath("/contact?inquiry=quote")}
          className={`${buttonClass("primary")} hidden! whitespace-nowrap menu:inline-flex!`}
        >
          {t("site.getQuote")}
        </a>
        <PhoneMenu />
      </div>
      <div className="band" />
    </header>
  );
}

function WideMenu() {
  const t = useTranslate();
  const text = useFrameText();
  return (
    <nav
      {...island("wide-menu", undefined)}
      aria-label={t("site.mainNavigation")}
      className="ml-auto hidden h-full menu:block"
    >
      <ul className="flex h-full items-center gap-3 font-bold xl:gap-6">
        <li>
          <MenuLink path="/" className={topLink}>
            {t("site.home")}
          </MenuLink>
        </li>
        <Dropdown
          name="services"
          path="/services"
          below={["/services/"]}
          label={t("site.services")}
          width="w-[450px]"
        >
          <ServiceLinks text={text} />
        </Dropdown>
        <Dropdown
          name="company"
          path="/company"
          below={["/company/", "/about"]}
          label={t("site.company")}
          width="w-[550px]"
        >
          <CompanyLinks text={text} />
        </Dropdown>
        <li>
          <MenuLink path="/gallery" below={["/gallery/"]} className={topLink}>
            {t("site.gallery")}
          </MenuLink>
        </li>
      </ul>
    </nav>
  );
}
