import { useLocation } from "react-router";
import { declaredQuery, siteAddressAt } from "#app/address-book.ts";
import { island } from "#app/islands/island.ts";
import { useLanguage, useTranslate } from "#app/language/language.tsx";
import { pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { Chevron } from "#app/ui/chevron.tsx";
import { languages } from "#content/languages.ts";

export function LanguageSelector() {
  return <LanguageList className="inline-flex flex-wrap p-1" />;
}

export function LanguageMenu() {
  const t = useTranslate();
  const current = useLanguage();
  return (
    <details {...island("header-menu", undefined)} name="header-menu" className="relative">
      <summary className="header-button gap-1 px-2 font-bold">
        <span className="sr-only">{t("site.chooseLanguage")}: </span>
        {languages.find(({ code }) => code === current)?.nativeName}
        <Chevron down />
      </summary>
      <LanguageList className="absolute top-full right-0 mt-2 grid min-w-full p-1 raised" />
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
