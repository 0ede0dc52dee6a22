import { Link } from "react-router";
import { useTranslate } from "#app/language/language.tsx";
import { business } from "#content/business.ts";
import { LanguageSelector } from "./language-selector.tsx";
import { Logo } from "./logo.tsx";
import { useMainPages } from "./main-pages.ts";

export function Footer() {
  const t = useTranslate();
  const pages = useMainPages();
  const item = "inline-flex min-h-9 items-center hover:text-white hover:underline";
  return (
    <footer className="bg-indigo-deep text-indigo-pale">
      <div className="band" />
      <div className="wrap grid gap-10 py-14 md:grid-cols-[1.4fr_1fr_1.2fr]">
        <div className="max-w-sm">
          <div className="text-white">
            <Logo />
          </div>
          <p className="mt-4 mb-6">{t("site.tagline")}</p>
          <LanguageSelector />
        </div>
        <div>
          <h2 className="mb-3 text-lg text-white">{t("site.quickLinks")}</h2>
          <ul>
            {pages.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className={item}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="mb-3 text-lg text-white">{t("site.contact")}</h2>
          <ul>
            {business.phones.map(({ shown, dialled }) => (
              <li key={dialled}>
                <a href={`tel:${dialled}`} className={item}>
                  {shown}
                </a>
              </li>
            ))}
            <li>
              <a href={`mailto:${business.email}`} className={item}>
                {business.email}
              </a>
            </li>
            <li className="mt-1">{t("site.hoursValue")}</li>
          </ul>
        </div>
      </div>
      <div className="border-t border-white/15">
        <p className="wrap py-5 text-sm">{t("site.copyright")}</p>
      </div>
    </footer>
  );
}
