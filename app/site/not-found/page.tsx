import { data } from "react-router";
import { useTranslate } from "#app/language/language.tsx";
import { MissingPage } from "./missing-page.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const t = useTranslate();
  const ways = [
    { path: "/", name: t("notFound.goHome") },
    { path: "/services", name: t("site.allServices") },
    { path: "/gallery", name: t("site.gallery") },
  ];
  return (
    <MissingPage
      pageTitle={t("notFound.search.title")}
      plate={t("notFound.title")}
      heading={t("notFound.message")}
      ways={ways}
    >
      <p className="mt-4 max-w-prose text-lg text-balance text-steel">{t("notFound.text")}</p>
    </MissingPage>
  );
}
