import { useLocation } from "react-router";
import { declaredQuery, siteAddressAt } from "#app/address-book.ts";
import { island } from "#app/islands/island.ts";
import { useLanguage, useTranslate } from "#app/language/language.tsx";
import { pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { Chevron } from "#app/ui/chevron.tsx";
import { languages } from "#content/languages.ts";

export function LanguageSelector() {
  return <LanguageList className="inline-flex flex-wrap gap-0.5 p-[3px]" />;
}

export function LanguageMenu() {
  const t = useTranslate();
  const current = useLanguage();
  return (
    <details {...island("header-menu", undefined)} name="header-menu" className="relative">
      <summary className="header-button gap-1 font-bold px-[min(0.6rem,2.6vw)]">
        <span className="sr-only">{t("site.chooseLanguage")}: </span>
        {languages.find(({ code }) => code === current)?.nativeName}
        <Chevron down />
      </summary>
      <LanguageList className="absolute top-full right-0 mt-2 grid min-w-full gap-1 p-1.5 shadow-[0_18px_30px_-18px_rgb(16_23_61/0.5)]" />
    </details>
  );
}

function LanguageList({ className }: { className: string }) {
  const t = useTranslate();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const path = pathWithoutLanguage(pathname);
  const query = declaredQuery(siteAddressAt(path)?.address, search);
  return (
    <ul aria-label={t("site.chooseLanguage")} className={`languages ${className}`}>
      {languages.map(({ code, nativeName }) => (
        <li key={code}>
          <a
            href={sitePath(code, path) + query}
            lang={code}
            hrefLang={code}
            aria-current={code === current ? "true" : undefined}
          >
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  );
}
