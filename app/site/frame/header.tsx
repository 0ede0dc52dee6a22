import { usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { LanguageSelector } from "./language-selector.tsx";
import { Logo } from "./logo.tsx";
import { PhoneMenu } from "./menu/phone-menu.tsx";
import { WideMenu } from "./menu/wide-menu.tsx";

export function Header() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { businessName } = usePage();
  return (
    <header className="relative z-30 bg-paper menu:sticky menu:top-0">
      <div className="wrap flex h-16 items-center justify-between gap-4 menu:h-[76px] xl:gap-7">
        <a href={sitePath("/")} aria-label={`${businessName}: ${t("site.home")}`} className="text-indigo">
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
      <ClosedNotice />
    </header>
  );
}
