import { useTranslate } from "#app/language/language.tsx";
import { MissingPage } from "#app/site/not-found/missing-page.tsx";

export function GoneProject() {
  const t = useTranslate();
  const ways = [
    { path: "/gallery", name: t("gallery.showAll") },
    { path: "/services", name: t("site.allServices") },
    { path: "/contact", name: t("site.contact") },
  ];
  return (
    <MissingPage
      pageTitle={t("notFound.search.title")}
      plate="410"
      heading={t("gallery.takenOut.title")}
      ways={ways}
    >
      <p className="mt-4 max-w-prose text-lg text-balance text-steel">{t("gallery.takenOut.text")}</p>
    </MissingPage>
  );
}
