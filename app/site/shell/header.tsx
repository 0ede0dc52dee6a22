import { usePage, useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import { useSubject } from "./contact-links.ts";
import { LanguageMenu, LanguageSelector } from "./language-selector.tsx";
import { Logo } from "./logo.tsx";
import { PhoneMenu } from "./menu/phone-menu.tsx";
import { WideMenu } from "./menu/wide-menu.tsx";
import { PhonePlate } from "./phone-plate.tsx";

export function Header() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const { quote } = useSubject();
  const { businessName } = usePage();
  return (
    <header className="relative z-30 bg-paper lg:sticky lg:top-0">
      <div className="wrap flex min-h-16 items-center gap-2 lg:h-[76px] lg:gap-3">
        <a
          href={sitePath("/")}
          aria-label={`${businessName}: ${t("site.home")}`}
          className="mr-auto min-w-0 py-1 text-indigo"
        >
          <Logo />
        </a>
        <WideMenu />
        <PhonePlate look="header" />
        <div className="hidden flex-none xl:block">
          <LanguageSelector />
        </div>
        <div className="flex-none xl:hidden">
          <LanguageMenu />
        </div>
        <a
          href={sitePath(quote)}
          className={`${buttonClass("primary")} hidden! flex-none px-4! whitespace-nowrap lg:inline-flex!`}
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
