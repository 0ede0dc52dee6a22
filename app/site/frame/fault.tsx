import { Link } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { business } from "#content/business.ts";
import { Frame } from "./frame.tsx";

/** What a visitor sees when something broke: one plain sentence and the ways on. */
export function Fault() {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <Frame>
      <title>{`${t("site.faultTitle")} | ${business.name}`}</title>
      <div className="wrap py-20">
        <h1 className="text-2xl lg:text-3xl">{t("site.faultTitle")}</h1>
        <p className="mt-4 max-w-prose text-lg text-steel">{t("site.faultMessage")}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={`tel:${business.phones[0].dialled}`} className={buttonClass("primary")}>
            {business.phones[0].shown}
          </a>
          <Link to={sitePath("/")} reloadDocument className={buttonClass("secondary")}>
            {t("site.home")}
          </Link>
        </div>
      </div>
    </Frame>
  );
}
