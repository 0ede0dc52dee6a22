import { Link } from "react-router";
import { useSitePath, useTranslate } from "#app/language/language.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { business } from "#content/business.ts";
import type { UnknownPageText } from "#content/pages/shared-panels-text.ts";
import type { PictureFacts } from "#domain/gallery/pictures.ts";

interface UnknownServiceProps {
  words: UnknownPageText;
  /** What the picture shows is said by `notFound.pictureAlt`. */
  picture: PictureFacts;
  listPath: string;
}

/** For a service or body type that does not exist (specification section 8). */
export function UnknownService({ words, picture, listPath }: UnknownServiceProps) {
  const t = useTranslate();
  const sitePath = useSitePath();
  return (
    <div className="wrap grid gap-10 py-12 lg:grid-cols-2 lg:items-center lg:gap-16 lg:py-24">
      <title>{`${words.title} | ${business.name}`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <p className="plate text-xl!">404</p>
        <h1 className="mt-6 text-3xl lg:text-4xl">{words.title}</h1>
        <p className="mt-4 max-w-prose text-lg">{words.message}</p>
        <p className="mt-2 max-w-prose text-steel">{words.hint}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={sitePath(listPath)} className={buttonClass("primary")}>
            {words.link}
          </Link>
          <Link to={sitePath("/gallery")} className={buttonClass("secondary")}>
            {t("site.gallery")}
          </Link>
          <Link to={sitePath("/contact")} className={buttonClass("secondary")}>
            {t("site.contact")}
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
