import { data } from "react-router";
import { useTranslate } from "#app/language/language.tsx";
import { DeadEnd } from "#app/site/dead-end.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import type { Route } from "./+types/page";

export function loader() {
  return data({ picture: artPicture("workshop-2") }, { status: 404 });
}

export default function NotFoundPage({ loaderData: { picture } }: Route.ComponentProps) {
  const t = useTranslate();
  const ways = [
    { path: "/", name: t("notFound.goHome") },
    { path: "/services", name: t("site.allServices") },
    { path: "/gallery", name: t("site.gallery") },
  ];
  return (
    <DeadEnd
      pageTitle={t("notFound.search.title")}
      plate={t("notFound.title")}
      heading={t("notFound.message")}
      picture={picture}
      ways={ways}
    >
      <p className="mt-4 max-w-prose text-lg text-steel">{t("notFound.text")}</p>
    </DeadEnd>
  );
}
