import { Link, NavLink } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { LanguageSelector } from "./language-selector.tsx";
import { Logo } from "./logo.tsx";
import { useMainPages } from "./main-pages.ts";
import { MobileMenu } from "./mobile-menu.tsx";

export function Header() {
  const t = useTranslate();
  const sitePath = useSitePath();
  const pages = useMainPages();
  return (
    <header className="relative z-30 bg-paper lg:sticky lg:top-0">
      <div className="wrap flex h-16 items-center gap-7 lg:h-[76px]">
        <Link to={sitePath("/")} aria-label={`Rathkar: ${t("site.home")}`} className="text-indigo">
          <Logo />
        </Link>
        <nav aria-label={t("site.mainNavigation")} className="ml-auto hidden lg:block">
          <ul className="flex gap-7 font-semibold">
            {pages.map(({ path, name }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  className="border-b-[3px] border-transparent px-0.5 py-2.5 aria-[current=page]:border-vermilion"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden lg:block">
          <LanguageSelector />
        </div>
        <Link
          to={sitePath("/contact?inquiry=quote")}
          className={`${buttonClass("primary")} hidden! lg:inline-flex!`}
        >
          {t("site.getQuote")}
        </Link>
        <MobileMenu />
      </div>
      <div className="band" />
    </header>
  );
}
