import { useLocation } from "react-router";
import { useLanguage, useTranslate } from "#app/language/language.tsx";
import { pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { declaredQuery } from "#app/site/pages.ts";
import { languages } from "#content/languages.ts";

/** Leads to the same page in the other languages. */
export function LanguageSelector() {
  const t = useTranslate();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  const path = pathWithoutLanguage(pathname);
  const query = declaredQuery(path, search);
  return (
    <ul
      aria-label={t("site.chooseLanguage")}
      className="inline-flex gap-0.5 rounded-md border border-line bg-sheet p-[3px] font-bold"
    >
      {languages.map(({ code, nativeName }) => (
        <li key={code}>
          <a
            href={sitePath(code, path) + query}
            lang={code}
            hrefLang={code}
            aria-current={code === current ? "true" : undefined}
            className="flex min-h-9 items-center rounded-[7px] px-2.5 text-steel aria-[current=true]:bg-indigo aria-[current=true]:text-white"
          >
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  );
}
