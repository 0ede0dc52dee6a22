import { data, Link } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <div className="wrap py-20 lg:py-28">
      <title>{t("notFound.pageTitle")}</title>
      <meta name="robots" content="noindex" />
      <p className="plate">{t("notFound.title")}</p>
      <h1 className="mt-5 text-3xl lg:text-4xl">{t("notFound.message")}</h1>
      <Link to={sitePath("/")} className={`${buttonClass("primary")} mt-8`}>
        {t("notFound.goHome")}
      </Link>
    </div>
  );
}
