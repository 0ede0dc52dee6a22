import { data, Link } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { artPicture } from "#app/ui/art.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/page";

export function loader() {
  return data({ picture: artPicture("workshop-2") }, { status: 404 });
}

export default function NotFoundPage({ loaderData: { picture } }: Route.ComponentProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <div className="wrap grid gap-10 py-12 lg:grid-cols-2 lg:items-center lg:gap-16 lg:py-24">
      <title>{t("notFound.pageTitle")}</title>
      <meta name="robots" content="noindex" />
      <div>
        <p className="plate text-xl!">{t("notFound.title")}</p>
        <h1 className="mt-6 text-3xl lg:text-4xl">{t("notFound.message")}</h1>
        <p className="mt-4 max-w-prose text-lg text-steel">{t("notFound.text")}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={sitePath("/")} className={buttonClass("primary")}>
            {t("notFound.goHome")}
          </Link>
          <Link to={sitePath("/services")} className={buttonClass("secondary")}>
            {t("site.allServices")}
          </Link>
          <Link to={sitePath("/gallery")} className={buttonClass("secondary")}>
            {t("site.gallery")}
          </Link>
        </div>
      </div>
      <Picture
        picture={picture}
        alt={t("notFound.pictureAlt")}
        sizes="(min-width: 1200px) 536px, (min-width: 900px) 45vw, 92vw"
        loading="first"
        className="aspect-3/2 w-full rounded-lg object-cover"
      />
    </div>
  );
}
